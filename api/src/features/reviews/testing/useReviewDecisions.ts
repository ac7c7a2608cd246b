import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../../testing/factories.ts';
import { executeWithRetry } from '../../../testing/retryWhileBusy.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

interface Decision {
  id: number;
  kind: string;
  reviewCount: number;
  canUndo: boolean;
  restored: number;
  skipped: number;
}
export const decisionFields =
  'id kind reason note reviewCount reviewIds listingName operatorName canUndo restored skipped';
export const hiding = `mutation ($input: HideReviewsInput!) { decision: hideReviews(input: $input) { ${decisionFields} } }`;
export const restoring = `mutation ($ids: [Int!]!) { decision: restoreReviews(ids: $ids) { ${decisionFields} } }`;
export const removing = `mutation ($input: RemoveReviewsInput!) { decision: removeReviews(input: $input) { ${decisionFields} } }`;
export const undoing = `mutation ($id: Int!) { decision: undoReviewModeration(id: $id) { ${decisionFields} } }`;

/** A server, a listing with the slug "kahve", and an operator who decides about its reviews; to be called once in a file. */
export function useReviewDecisions() {
  const database = useTestDatabase();
  let services: Services;
  let server: TestServer;
  let operator: Awaited<ReturnType<typeof makeOperator>>;
  let kahve: { id: number; slug: string };
  let serial = 0;
  beforeAll(async () => {
    server = await startTestServer(testServices(database.db));
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    services = testServices(database.db);
    operator = await makeOperator(database.db);
    kahve = await makeBusiness(database.db, {
      name: 'Kahve Evi',
      slug: 'kahve',
      rating: 4.5,
      reviewCount: 120,
    });
  });

  const answerOf = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    executeOrThrow<Data>(services, query, variables, { as: operator.viewer });
  const refused = async (query: string, variables: Record<string, unknown> = {}) => {
    const { errors } = await executeWithRetry(services, query, variables, { as: operator.viewer });
    const { code, fields } = errors[0]?.extensions ?? {};
    return fields ? [code, fields] : code;
  };
  const makeReview = async (author: string, comment: string | null = `By ${author}`, more: object = {}) =>
    (
      await database.db.prisma.review.create({
        data: {
          businessId: kahve.id,
          authorName: author,
          comment,
          rating: 4,
          fingerprint: String(++serial).padStart(32, '0'),
          ...more,
        },
      })
    ).id;

  const decide = async (operation: string, variables: Record<string, unknown>) =>
    (await answerOf<{ decision: Decision }>(operation, variables)).decision;
  const hide = (ids: number[], reason = 'SPAM', note?: string) =>
    decide(hiding, { input: { ids, reason, note } });
  const remove = (ids: number[]) => decide(removing, { input: { ids } });

  /** Reviews visible to visitors, over both APIs. */
  async function publicView() {
    const { business } = await executeOrThrow<{
      business: {
        rating: number;
        reviewCount: number;
        reviews: { totalCount: number; nodes: { authorName: string }[] };
      };
    }>(
      services,
      '{ business(slug: "kahve") { rating reviewCount reviews(first: 50) { totalCount nodes { authorName } } } }',
    );
    const rest = JSON.parse((await server.send('GET', '/api/businesses/kahve')).body) as {
      reviews: { authorName: string }[];
    };
    const authors = business.reviews.nodes.map(({ authorName }) => authorName);
    expect(rest.reviews.map(({ authorName }) => authorName)).toEqual(authors);
    expect(authors).toHaveLength(business.reviews.totalCount);
    expect([business.rating, business.reviewCount]).toEqual([4.5, 120]);
    return authors.sort();
  }
  const audited = async () =>
    (
      await database.db.pool.query<{ action: string; after: unknown }>(
        'SELECT action, after FROM audit_events ORDER BY id',
      )
    ).rows;
  return {
    ...{ database, services: () => services, operator: () => operator, kahve: () => kahve },
    ...{ answerOf, refused, makeReview, decide, hide, remove, publicView, audited },
  };
}
