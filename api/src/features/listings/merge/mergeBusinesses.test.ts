import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services, Viewer } from '../../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../../testing/factories.ts';
import { csvOf, runImportOf, runUndoOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { findBusiness } from '../findBusiness.ts';
import { undoImport } from '../../imports/undo/undoImport.ts';
import { sendProposal } from '../../proposals/sendProposal.ts';

const database = useTestDatabase();
let services: Services;
let as: Viewer;
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer: as } = await makeOperator(database.db));
});

const graph = <Data>(text: string, variables = {}) => executeOrThrow<Data>(services, text, variables, { as });
const merge = (winnerId: number, loserIds: number[], choices: { field: string; businessId: number }[] = []) =>
  graph<{ mergeBusinesses: { winner: { id: number }; mergeIds: number[] } }>(
    `mutation ($input: MergeBusinessesInput!) { mergeBusinesses(input: $input) { mergeIds winner { id } } }`,
    { input: { winner: { id: winnerId }, losers: loserIds.map((id) => ({ id })), choices } },
  ).then((data) => data.mergeBusinesses.mergeIds);
const undoMerge = (id: number) =>
  graph('mutation ($id: Int!) { undoMerge(id: $id) { loserId skipped } }', { id });

const rowsOf = async (text: string): Promise<Record<string, unknown>[]> =>
  (await database.db.pool.query<Record<string, unknown>>(text)).rows;
/** All stored fields of listings; versions and times of change continue to count. */
const everything = async () => ({
  businesses: await rowsOf(
    `SELECT to_jsonb(b) - '{version,updated_at,search_vector}'::text[] AS row, search_vector::text AS words FROM businesses b ORDER BY id`,
  ),
  reviews: await rowsOf('SELECT * FROM reviews ORDER BY id'),
  slugs: await rowsOf('SELECT slug, business_id FROM old_slugs ORDER BY 1'),
  facts: await rowsOf('SELECT * FROM listing_facts ORDER BY id'),
});

const id = (n: number) => `ChIJmerge${String(n).padStart(17, '0')}`;
const review = (name: string) =>
  `[{"Name": "${name}", "Rating": 5, "Description": "Nice", "When": "2024-05-01"}]`;
const place = (n: number, more: Record<string, string> = {}) => ({
  name: 'Kahve Evi',
  category: 'Cafe',
  address: `Yol ${n}`,
  city: 'Bursa',
  'country code': 'TR',
  phone: '0224 111 22 33',
  'place id': id(n),
  user_reviews: review(`Guest ${n}`),
  ...more,
});
const run = (rows: Record<string, string>[], options = {}) => runImportOf(services, csvOf(rows), options);
const stored = (businessId: number) =>
  database.db.prisma.business.findUniqueOrThrow({ where: { id: businessId }, include: { reviews: true } });
/** Two listings of one place, from two files. */
async function makeTwo(more: object = {}) {
  const first = await run([place(1, { rating: '4.1', reviews: '10' })]);
  const second = await run([
    place(2, {
      name: 'Kahve Evi Bursa',
      phone: '0224 999 88 77',
      website: 'https://example.com/',
      rating: '4.4',
      reviews: '80',
      ...more,
    }),
  ]);
  const [winner, loser] = await database.db.prisma.business.findMany({
    where: { placeId: { not: null } },
    orderBy: { id: 'asc' },
  });
  if (!winner || !loser)
    throw new Error(`two files made no two listings: ${first.errorMessage}, ${second.errorMessage}`);
  return { winner, loser, importId: second.id };
}
const address = async (slug: string) =>
  (await findBusiness(testContext(services), slug, new Set(['slug'])))?.slug ?? null;

describe('merging', () => {
  it('compares field by field, proposes the fuller value, and joins both listings with everything that belongs to them', async () => {
    const { winner, loser } = await makeTwo();
    const { compareBusinesses } = await graph<{
      compareBusinesses: { suggestedWinnerId: number; fields: { field: string; suggestedId: number }[] };
    }>(
      `query ($ids: [Int!]!) { compareBusinesses(ids: $ids) { suggestedWinnerId businesses { id name }
        fields { field suggestedId values { businessId value name } } } }`,
      { ids: [winner.id, loser.id] },
    );
    expect(compareBusinesses.suggestedWinnerId).toBe(loser.id);
    expect(compareBusinesses.fields.map(({ field, suggestedId }) => [field, suggestedId])).toEqual(
      ['name', 'address', 'phone', 'website', 'rating'].map((field) => [field, loser.id]),
    );

    const pick = (field: string) => ({ field, businessId: loser.id });
    await merge(winner.id, [loser.id], [pick('website'), pick('rating'), pick('name')]);
    expect(await stored(winner.id)).toMatchObject({
      name: 'Kahve Evi Bursa',
      phone: winner.phone,
      website: 'https://example.com/',
      reviewCount: 80,
      placeId: id(1),
      reviews: [{ authorName: 'Guest 1' }, { authorName: 'Guest 2' }],
      // For values that both had, the operator chooses; values of only one follow imports.
      editedFields: expect.arrayContaining(['name', 'address', 'phone']),
    });
    expect((await stored(winner.id)).editedFields).not.toContain('website');
    expect(await stored(loser.id)).toMatchObject({ deletedAt: expect.any(Date), reviews: [] });
    expect(await address(loser.slug)).toBe(winner.slug);
    const { trashedBusinesses } = await graph<{ trashedBusinesses: { totalCount: number } }>(
      '{ trashedBusinesses { totalCount nodes { id } } }',
    );
    expect(trashedBusinesses.totalCount).toBe(0);
    const actions = await database.db.prisma.auditEvent.findMany({ where: { action: 'business.merge' } });
    expect(new Set(actions.map(({ entityId }) => entityId))).toEqual(
      new Set([String(winner.id), String(loser.id)]),
    );
    expect(actions).toHaveLength(2);
  });

  it('lets a later import of either source update the remaining listing, and create none', async () => {
    const { winner, loser } = await makeTwo();
    await merge(winner.id, [loser.id]);
    const both = await run([
      place(1, { email: 'one@cafe.example' }),
      place(2, {
        name: 'Something Else',
        phone: '',
        address: 'Far 9',
        email: 'two@cafe.example',
        user_reviews: review('New'),
      }),
    ]);
    expect(both).toMatchObject({ created: 0, updated: 1, merged: 1, doubtful: 0 });
    expect(await stored(winner.id)).toMatchObject({
      email: 'one@cafe.example',
      placeId: id(1),
      phone: winner.phone,
    });
    expect(await run([place(2, { email: 'two@cafe.example', rating: '4.9' })])).toMatchObject({
      created: 0,
      updated: 1,
    });
    expect(await stored(winner.id)).toMatchObject({
      email: 'two@cafe.example',
      placeId: id(1),
      name: 'Kahve Evi',
    });
    expect(await stored(loser.id)).toMatchObject({ placeId: id(2), email: null });
    expect(await database.db.prisma.business.count()).toBe(2);
  });

  it('keeps the source id of the removed listing, over several merges in a row', async () => {
    const byHand = await makeBusiness(database.db, { name: 'By Hand' });
    const { winner, loser } = await makeTwo();
    await merge(winner.id, [loser.id]);
    const [mergeId] = await merge(byHand.id, [winner.id]);
    expect(await stored(byHand.id)).toMatchObject({
      placeId: id(1),
      reviews: [{ authorName: 'Guest 1' }, { authorName: 'Guest 2' }],
    });
    expect([await address(loser.slug), await address(winner.slug)]).toEqual([byHand.slug, byHand.slug]);
    expect(await run([place(2, { email: 'x@cafe.example' })])).toMatchObject({ created: 0, updated: 1 });
    expect(await stored(byHand.id)).toMatchObject({ email: 'x@cafe.example', placeId: id(1) });
    await undoMerge(mergeId ?? 0);
    expect(await stored(byHand.id)).toMatchObject({ placeId: null, email: 'x@cafe.example' });
    expect(await address(loser.slug)).toBe(winner.slug);
  });

  it('is undone as a whole: from its result, from the history of either listing, and from the trash', async () => {
    const { winner, loser, importId } = await makeTwo({
      workingHours: '{"Monday": "9 AM-5 PM"}',
      businessStatus: 'CLOSED_TEMPORARILY',
    });
    const before = await everything();
    const fields = ['name', 'phone', 'website', 'rating', 'workingHours', 'businessStatus', 'isOpen'];
    const choices = fields.map((field) => ({ field, businessId: loser.id }));
    const [mergeId = 0] = await merge(winner.id, [loser.id], choices);
    await undoMerge(mergeId);
    expect(await everything()).toEqual(before);
    expect(
      await refusalOf(
        services,
        'mutation ($id: Int!) { undoMerge(id: $id) { loserId } }',
        { id: mergeId },
        { as },
      ),
    ).toBe('CONFLICT');
    for (const businessId of [winner.id, loser.id]) {
      await merge(winner.id, [loser.id], choices);
      const revision = await database.db.prisma.businessRevision.findFirstOrThrow({
        where: { businessId },
        orderBy: { version: 'desc' },
      });
      await graph('mutation ($id: Int!) { undoBusinessRevision(id: $id) { restored skipped } }', {
        id: revision.id,
      });
      expect(await everything()).toEqual(before);
    }
    await merge(winner.id, [loser.id], choices);
    await graph('mutation ($id: Int!) { restoreBusiness(id: $id) { id } }', { id: loser.id });
    expect(await everything()).toEqual(before);
    // An undo of the import has nothing left to lose.
    await undoImport(testContext(services, { as: { kind: 'system' } }), importId);
    expect(await runUndoOf(services, importId)).toMatchObject({ undoResult: { deleted: 1, left: 0 } });
  });

  it('keeps later edits when it is undone, and keeps the merge when the import is undone', async () => {
    const { winner, loser, importId } = await makeTwo();
    const [mergeId = 0] = await merge(winner.id, [loser.id], [{ field: 'phone', businessId: loser.id }]);
    await undoImport(testContext(services, { as: { kind: 'system' } }), importId);
    expect(await runUndoOf(services, importId)).toMatchObject({
      undoResult: { deleted: 0, left: 1, reviewsDeleted: 0 },
    });
    await graph(
      'mutation ($id: Int!) { updateBusiness(id: $id, input: { phone: "0224 000 00 01" }) { id } }',
      {
        id: winner.id,
      },
    );
    await undoMerge(mergeId);
    expect(await stored(winner.id)).toMatchObject({
      phone: '0224 000 00 01',
      reviews: [{ authorName: 'Guest 1' }],
    });
    expect(await stored(loser.id)).toMatchObject({
      deletedAt: null,
      placeId: id(2),
      reviews: [{ authorName: 'Guest 2' }],
    });
  });

  it('refuses a stale version, a listing with itself, a removed listing, and unknown fields', async () => {
    const { winner, loser } = await makeTwo();
    const demo = await makeBusiness(database.db, { isDemo: true });
    const refused = (input: object) =>
      refusalOf(
        services,
        'mutation ($input: MergeBusinessesInput!) { mergeBusinesses(input: $input) { mergeIds } }',
        { input },
        { as },
      );
    const one = { winner: { id: winner.id }, losers: [{ id: loser.id }] };
    expect(await refused({ ...one, losers: [{ id: loser.id, version: loser.version + 1 }] })).toBe(
      'CONFLICT',
    );
    expect(await refused({ ...one, winner: { id: winner.id, version: winner.version + 1 } })).toBe(
      'CONFLICT',
    );
    expect(await refused({ ...one, losers: [{ id: winner.id }] })).toBe('BAD_INPUT');
    expect(await refused({ ...one, losers: [] })).toBe('BAD_INPUT');
    expect(await refused({ ...one, losers: [{ id: demo.id }] })).toBe('NOT_FOUND');
    expect(await refused({ ...one, choices: [{ field: 'slug', businessId: loser.id }] })).toBe('BAD_INPUT');
    expect(await database.db.prisma.businessMerge.count()).toBe(0);
  });

  it('moves undecided proposals of visitors, and moves them back when it is undone', async () => {
    const { winner, loser } = await makeTwo();
    const propose = (phone: string) =>
      sendProposal(testContext(services), { businessId: loser.id, kind: 'EDIT', changes: { phone } });
    const listings = async () =>
      (await rowsOf('SELECT business_id FROM listing_proposals ORDER BY id')).map(
        (row) => row['business_id'],
      );
    for (const phone of ['1', '2', '3']) await propose(phone);
    const [first, second] = (await rowsOf('SELECT id FROM listing_proposals ORDER BY id')).map(
      (row) => row['id'],
    );
    const decide = (proposalId: unknown) =>
      graph(
        'mutation ($input: DecideListingProposalInput!) { decideListingProposal(input: $input) { id } }',
        {
          input: { id: proposalId, isAccepted: true, fields: ['phone'] },
        },
      );
    await decide(first);
    const [mergeId = 0] = await merge(winner.id, [loser.id]);
    expect(await listings()).toEqual([loser.id, winner.id, winner.id]);
    // One whose form was open meanwhile.
    await propose('4');
    await decide(second);
    expect((await stored(winner.id)).phone).toBe('2');
    await undoMerge(mergeId);
    expect(await listings()).toEqual([loser.id, winner.id, loser.id, winner.id]);
  });
});
