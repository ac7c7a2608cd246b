import { beforeEach } from '@jest/globals';
import type { ReviewHideReason } from '../../../generated/prisma/client.ts';
import type { Services, Viewer } from '../../../lib/context.ts';
import { executeOrThrow, testContext } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { hideReviews } from '../hideReviews.ts';
import { removeReviews } from '../removeReviews.ts';

export interface Written {
  Name: string;
  Rating?: number;
  Description?: string;
  When?: string;
}
export const place = (n: number, reviews: Written[] = []) => ({
  name: `Place ${n}`,
  address: `Road ${n}`,
  city: 'Bursa',
  'place id': `ChIJhide${String(n).padStart(18, '0')}`,
  user_reviews: reviews.length > 0 ? JSON.stringify(reviews) : '',
});
export const ali = { Name: 'Ali', Rating: 1, Description: 'Çok kötü, gitmeyin!', When: '2024-05-01' };
export const can = { Name: 'Can', Rating: 5, Description: 'Harika', When: '2024-06-01' };

/** A database, and an operator who decides about reviews of imported listings there; to be called once in a file. */
export function useModeratedReviews() {
  const database = useTestDatabase();
  let services: Services;
  let viewer: Viewer;
  const login = async () => void ({ viewer } = await makeOperator(database.db));
  beforeEach(async () => {
    services = testServices(database.db);
    await login();
  });
  const context = () => testContext(services, { as: viewer });
  const system = () => testContext(services, { as: { kind: 'system' } });

  const run = (rows: Record<string, string>[]) => runImportOf(services, csvOf(rows));
  const stored = (name: string) =>
    database.db.prisma.review.findMany({
      where: { business: { name, deletedAt: null } },
      orderBy: { id: 'asc' },
    });
  const idsOf = async (...authors: string[]) =>
    (await database.db.prisma.review.findMany({ where: { authorName: { in: authors } } })).map(
      ({ id }) => id,
    );
  const hide = async (author: string, reason: ReviewHideReason = 'SPAM') =>
    hideReviews(context(), { ids: await idsOf(author), reason });
  const remove = async (author: string) => removeReviews(context(), { ids: await idsOf(author) });
  const shown = async (slug: string) => {
    const { business } = await executeOrThrow<{
      business: { reviews: { nodes: { authorName: string | null }[] } };
    }>(
      services,
      'query ($slug: String!) { business(slug: $slug) { reviews(first: 50) { nodes { authorName } } } }',
      { slug },
    );
    return business.reviews.nodes.map(({ authorName }) => authorName ?? '').sort();
  };
  return {
    database,
    services: () => services,
    login,
    context,
    system,
    run,
    stored,
    idsOf,
    hide,
    remove,
    shown,
  };
}
