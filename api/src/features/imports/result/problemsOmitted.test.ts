import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { makeOwnWorkbook } from '../../../testing/files/makeOwnWorkbook.ts';
import { runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { maxProblems } from '../stage/rowFindings.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

const stored = () => database.db.prisma.importProblem.count();
const rows = (count: number) => `name,city,phone\nPlace,Bursa,0224 111 22 33\n${',Bursa,\n'.repeat(count)}`;

describe('an import with more refusals than are stored', () => {
  it('stores the first ones, counts the others, and counts every refused row', async () => {
    const done = await runImportOf(services, rows(maxProblems + 25));
    expect(done).toMatchObject({
      status: 'DONE',
      created: 1,
      refused: maxProblems + 25,
      problemsOmitted: 25,
    });
    expect(await stored()).toBe(maxProblems);
  });

  it('reports the total for a failed import as well', async () => {
    const done = await runImportOf(services, `${rows(maxProblems + 7)}"never closed`.replace('Place', ''));
    expect(done.problemsOmitted).toBeGreaterThanOrEqual(7);
    expect(await stored()).toBe(maxProblems);
  });

  it('includes reviews of unknown listings', async () => {
    const review = (n: number) => ({
      ...{ id: n, slug: `nowhere-${n}`, name: 'Kahve Evi', reviewFingerprint: String(n).padStart(32, '0') },
      ...{ reviewAuthor: 'A', reviewRating: '4', reviewText: 'Good' },
    });
    const reviews = Array.from({ length: maxProblems + 3 }, (_, n) => review(n + 1));
    const done = await runImportOf(services, makeOwnWorkbook([{ Reviews: reviews }]), { fileName: 'a.xlsx' });
    expect(done).toMatchObject({ status: 'DONE', problemsOmitted: 3 });
    expect(await stored()).toBe(maxProblems);
  });

  it('reports no omission if all are stored', async () => {
    expect(await runImportOf(services, rows(3))).toMatchObject({ refused: 3, problemsOmitted: 0 });
  });
});
