import { describe, expect, it } from '@jest/globals';
import { makeCategory } from '../../../testing/factories.ts';
import { refusalWithRetry } from '../../../testing/retryWhileBusy.ts';
import { usePlaceChanges } from './testing/usePlaceChanges.ts';

const { database, services, viewer, attempt: attemptTo } = usePlaceChanges();
/** The code and the fields of a refusal; what was created where there is none. */
const attempt = async (input: object) => {
  const { change, code, fields } = await attemptTo('createPlace', 'CreatePlaceInput', input);
  return code === null ? { created: change?.placeName } : { code, fields: Object.keys(fields ?? {}) };
};

describe('twelve concurrent creations', () => {
  const twelve = (input: (i: number) => object) =>
    Promise.all(Array.from({ length: 12 }, (_, i) => attempt(input(i))));

  it('of one name create one, and refuse the others because the name is taken', async () => {
    for (const kind of ['CATEGORY', 'CITY']) {
      const results = await twelve((i) => ({ kind, name: i % 2 ? 'Kahve' : 'KAHVE' }));
      expect(results.filter((result) => 'created' in result)).toHaveLength(1);
      expect(results.filter((result) => 'code' in result)).toEqual(
        Array.from({ length: 11 }, () => ({ code: 'CONFLICT', fields: ['name'] })),
      );
    }
    expect([await database.db.prisma.category.count(), await database.db.prisma.city.count()]).toEqual([
      1, 1,
    ]);
  });

  it('of twelve names with one slug give each its own slug', async () => {
    const results = await twelve((i) => ({ kind: 'CATEGORY', name: `Kahve${'!'.repeat(i + 1)}` }));
    expect(results.every((result) => 'created' in result)).toBe(true);
    const rows = await database.db.prisma.category.findMany({ select: { slug: true } });
    expect(new Set(rows.map(({ slug }) => slug)).size).toBe(12);
  });

  it('beside renames to the same name give it to one of them', async () => {
    const others = await Promise.all(['A1', 'B1', 'C1', 'D1'].map((name) => makeCategory(database.db, name)));
    const rename = 'mutation ($input: UpdatePlaceInput!) { updatePlace(input: $input) { status } }';
    const codes = await Promise.all([
      ...others.map(({ id }) =>
        refusalWithRetry(
          services(),
          rename,
          { input: { kind: 'CATEGORY', id, name: 'Kahve' } },
          { as: viewer() },
        ),
      ),
      ...others.map(async () => {
        const result = await attempt({ kind: 'CATEGORY', name: 'kahve' });
        return 'code' in result ? result.code : null;
      }),
    ]);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(7);
    expect(codes).toContain(null);
    expect(await database.db.prisma.category.count({ where: { nameKey: 'kahve' } })).toBe(1);
  });

  it('beside listings of a city of the name create the city once', async () => {
    const { id: categoryId } = await makeCategory(database.db, 'Cafe');
    const listing = 'mutation ($input: BusinessInput!) { createBusiness(input: $input) { id } }';
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        i % 2
          ? refusalWithRetry(
              services(),
              listing,
              { input: { name: `B${i}`, categoryId, address: 'x', city: 'Milas' } },
              { as: viewer() },
            )
          : attempt({ kind: 'CITY', name: 'Milas' }).then((result) =>
              'code' in result ? result.code : null,
            ),
      ),
    );
    expect(made.filter((code) => code !== null && code !== 'CONFLICT')).toEqual([]);
    expect(await database.db.prisma.city.findMany({ select: { businessCount: true } })).toEqual([
      { businessCount: 6 },
    ]);
  });
});
