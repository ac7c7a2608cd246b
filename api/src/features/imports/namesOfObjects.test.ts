import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { csvOf, runImportOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

/** Property names of every JavaScript object; many builders are called 'Constructor'. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
/** A row of true values, one column of which is replaced at a time. */
const row = (n: number): Record<string, string> => ({
  ...{
    name: `${['Rosewood', 'Kingsley', 'Thornbury', 'Ashdown'][n % 4]} Builders ${n}`,
    category: 'Builder',
  },
  ...{
    full_address: `${n + 1} Main St`,
    city: 'London',
    state: 'England',
    postal_code: 'SW1A 1AA',
    country: 'GB',
  },
  ...{ phone: `+44 20 7946 ${String(n).padStart(4, '0')}`, site: `https://builder-${n}.example/` },
  ...{
    email: `office@builder-${n}.example`,
    business_status: 'OPERATIONAL',
    range: '££',
    description: 'We build.',
  },
  ...{
    working_hours: '{"Monday":"9AM-5PM"}',
    about: '{"Service":{"Delivery":true}}',
    rating: '4.5',
    reviews: '12',
  },
  ...{ subtypes: 'Builder, Roofer' },
});
const columns = Object.keys(row(0));

describe('words that are properties of every object', () => {
  it('are ordinary values in each column of an import', async () => {
    const rows = columns.flatMap((column, c) =>
      inherited.map((word, w) => ({ ...row(c * inherited.length + w), [column]: word })),
    );
    const done = await runImportOf(services, csvOf(rows));
    expect([done.status, done.errorMessage, done.refused]).toEqual(['DONE', null, 0]);
    const stored = await services.db.prisma.business.findMany({
      select: { name: true, city: { select: { name: true } } },
    });
    expect(new Set(stored.map(({ name }) => name))).toEqual(new Set(rows.map(({ name }) => name)));
    expect(JSON.stringify(stored)).not.toContain('native code');

    const again = await runImportOf(services, csvOf(rows));
    expect([again.status, again.created, again.updated]).toEqual(['DONE', 0, 0]);
  });

  it('are ordinary values where no other column says where a place is', async () => {
    const rows = ['address', 'city', 'state'].flatMap((column, c) =>
      inherited.map((word, w) => ({ name: row(c * inherited.length + w)['name'] ?? '', [column]: word })),
    );
    const done = await runImportOf(services, csvOf(rows));
    expect([done.status, done.errorMessage, done.refused]).toEqual(['DONE', null, 0]);
  });

  it('may be headers of a file', async () => {
    const done = await runImportOf(
      services,
      csvOf([{ ...row(0), ...Object.fromEntries(inherited.map((word) => [word, 'x'])) }]),
    );
    expect([done.status, done.created]).toEqual(['DONE', 1]);
  });
});
