import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf, testContext } from '../../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../../testing/factories.ts';
import { runUndoOf } from '../../../testing/runImportOf.ts';
import { undoRevision } from '../../listings/edit/undoRevision.ts';
import { updateBusiness } from '../../listings/edit/updateBusiness.ts';
import { mergeBusinesses } from '../../listings/merge/mergeBusinesses.ts';
import { findBusiness } from '../../listings/findBusiness.ts';
import { sweepImports } from '../upload/sweepImports.ts';
import { undoImport } from './undoImport.ts';
import { placeRow, useImports } from '../testing/useImports.ts';

const { database, run, undo, rowsOf, services } = useImports();

const review = '[{"Name": "Ali", "Rating": 5, "Description": "Nice", "When": "2024-05-01"}]';
/** All that visitors see; versions and times of change count on. */
const everything = async () => ({
  businesses: await rowsOf(
    `SELECT to_jsonb(b) - '{version,updated_at,search_vector}'::text[] AS row, search_vector::text AS words FROM businesses b ORDER BY id`,
  ),
  categories: await rowsOf('SELECT * FROM categories ORDER BY id'),
  cities: await rowsOf('SELECT * FROM cities ORDER BY id'),
  reviews: await rowsOf('SELECT * FROM reviews ORDER BY id'),
  stats: await rowsOf('SELECT business_count, demo_count FROM directory_stats'),
});

describe('undoing an import', () => {
  it('reverts exactly its changes', async () => {
    await run([placeRow(1), placeRow(2, { user_reviews: review })]);
    const before = await everything();
    const second = await run([
      placeRow(1, { rating: '3', city: 'Ankara', category: 'Bar', phone: '0224 111 22 33' }),
      placeRow(2, { user_reviews: review.replace('Ali', 'Can') }),
      placeRow(3, { city: 'İzmir', user_reviews: review }),
    ]);
    expect(second).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
    expect((await everything()).reviews).toHaveLength(3);
    expect(await undo(second.id)).toMatchObject({
      status: 'UNDONE',
      undoneAt: expect.any(Date),
      undoResult: {
        deleted: 1,
        restored: 1,
        left: 0,
        reviewsDeleted: 2,
        categoriesDeleted: 1,
        citiesDeleted: 2,
      },
    });
    expect(await everything()).toEqual(before);
    const context = testContext(services());
    await expect(findBusiness(context, 'place-3', new Set(['id']))).rejects.toMatchObject({ code: 'GONE' });
    expect(await refusalOf(services(), '{ business(slug: "place-3") { id } }')).toBe('GONE');
    // The same file is imported again.
    expect(await run([placeRow(3)])).toMatchObject({ created: 1 });
    expect(await findBusiness(context, 'place-3', new Set(['name']))).toMatchObject({ name: 'Place 3' });
  });

  it('keeps later edits, and reports them', async () => {
    await run([placeRow(1), placeRow(2)]);
    const second = await run([
      placeRow(1, { rating: '3' }),
      placeRow(2, { rating: '2' }),
      placeRow(3, { city: 'İzmir' }),
      placeRow(4),
    ]);
    await database.db.pool.query(`UPDATE businesses SET phone = '112' WHERE slug IN ('place-1', 'place-3')`);
    expect(await undo(second.id)).toMatchObject({
      undoResult: { deleted: 1, restored: 1, left: 2, citiesDeleted: 0 },
    });
    expect(await rowsOf('SELECT slug, rating FROM businesses ORDER BY id')).toEqual([
      { slug: 'place-1', rating: 3 },
      { slug: 'place-2', rating: 4.5 },
      { slug: 'place-3', rating: 4.5 },
    ]);
    const { viewer } = await makeOperator(database.db);
    const left = await executeOrThrow<{ import: object }>(
      services(),
      `query ($id: Int!) { import(id: $id) {
        status undoStatus undoableUntil undo { left } leftByUndo { totalCount nodes { slug reason } } } }`,
      { id: second.id },
      { as: viewer },
    );
    expect(left.import).toMatchObject({
      status: 'UNDONE',
      undoableUntil: null,
      undo: { left: 2 },
      leftByUndo: {
        totalCount: 2,
        nodes: [
          { slug: 'place-1', reason: 'UPDATED_AND_EDITED' },
          { slug: 'place-3', reason: 'CREATED_AND_EDITED' },
        ],
      },
    });
  });

  it('works backwards through several imports that build on each other', async () => {
    const first = await run([placeRow(1)]);
    const second = await run([placeRow(1, { rating: '3' })]);
    const third = await run([placeRow(1, { rating: '2' })]);
    // Out of order the later change would be lost.
    expect(await undo(second.id)).toMatchObject({ undoResult: { restored: 0, left: 1 } });
    expect(await undo(third.id)).toMatchObject({ undoResult: { restored: 1, left: 0 } });
    expect(await rowsOf('SELECT rating FROM businesses')).toEqual([{ rating: 3 }]);
    const fourth = await run([placeRow(1, { rating: '1' })]);
    expect(await undo(fourth.id)).toMatchObject({ undoResult: { restored: 1 } });
    // The second import's change is still there, and is an edit of what the first made.
    expect(await undo(first.id)).toMatchObject({ undoResult: { deleted: 0, left: 1 } });
  });

  it('out of order keeps the places that later undos need', async () => {
    const first = await run([placeRow(1)]);
    const second = await run([placeRow(1, { category: 'Bar', city: 'İzmir' })]);
    expect(await undo(first.id)).toMatchObject({
      undoResult: { left: 1, categoriesDeleted: 0, citiesDeleted: 0 },
    });
    expect(await undo(second.id)).toMatchObject({
      undoResult: { restored: 1, categoriesDeleted: 1, citiesDeleted: 1 },
    });
    expect(await rowsOf('SELECT name FROM categories')).toEqual([{ name: 'Cafe' }]);
  });

  it('does not restore references to places that were deleted since', async () => {
    const { id } = await run([placeRow(1, { category: 'Bar' })]);
    await undo((await run([placeRow(1, { category: 'Pub', rating: '3' })])).id);
    const undone = await database.db.prisma.businessRevision.findFirstOrThrow({ where: { importId: null } });
    const context = testContext(services(), { as: { kind: 'system' } });
    const { business, ...fields } = await undoRevision(context, undone.id);
    expect([Number(business.rating), fields]).toEqual([3, { restored: ['rating'], skipped: ['categoryId'] }]);
    expect(await undo(id)).toMatchObject({ undoResult: { left: 1 } });
  });

  it('keeps listings with a running plan, and those with a waiting visitor’s proposal', async () => {
    const { id } = await run([placeRow(1), placeRow(2), placeRow(3)]);
    await database.db.pool.query(
      `INSERT INTO subscriptions (business_id, business_name, plan_id, starts_at, ends_at, price)
       SELECT id, name, 'premium', now(), now() + interval '30 days', 249 FROM businesses WHERE slug = 'place-1';
       INSERT INTO listing_proposals (kind, business_id, message)
       SELECT 'REPORT', id, 'Closed' FROM businesses WHERE slug = 'place-2'`,
    );
    expect(await undo(id)).toMatchObject({ undoResult: { deleted: 1, left: 2 } });
    expect(await rowsOf('SELECT business_id IS NULL AS is_lost, ended_at FROM subscriptions')).toEqual([
      { is_lost: false, ended_at: null },
    ]);
    expect(await rowsOf('SELECT status FROM listing_proposals')).toEqual([{ status: 'OPEN' }]);
  });

  it('keeps the listing that remained of a merge, also if the merge changed none of its values', async () => {
    const { id } = await run([placeRow(1)]);
    const winner = await database.db.prisma.business.findFirstOrThrow();
    const loser = await makeBusiness(database.db, { name: 'Place 1' });
    const context = testContext(services(), { as: { kind: 'system' } });
    const merged = { winner: { id: winner.id }, losers: [{ id: loser.id }], choices: [] };
    expect((await mergeBusinesses(context, merged)).winner.version).toBe(1);
    expect(await undo(id)).toMatchObject({ undoResult: { deleted: 0, left: 1 } });
  });

  it('keeps listings with a review that no import brought', async () => {
    const { id } = await run([placeRow(1)]);
    await database.db.pool.query(
      `INSERT INTO reviews (business_id, author_name, rating, fingerprint) SELECT id, 'Ali', 5, 'f' FROM businesses`,
    );
    expect(await undo(id)).toMatchObject({ undoResult: { deleted: 0, left: 1 } });
  });

  it('counts no edit that an operator undid, unless that undo was undone', async () => {
    await run([placeRow(1), placeRow(2)]);
    const { id } = await run([placeRow(1, { rating: '3' }), placeRow(2, { rating: '3' })]);
    const context = testContext(services(), { as: { kind: 'system' } });
    const edited = (await rowsOf<{ id: number }>('SELECT id FROM businesses ORDER BY id')).map((row) =>
      Number(row.id),
    );
    const latest = async (businessId: number) =>
      (
        await database.db.prisma.businessRevision.findFirstOrThrow({
          where: { businessId },
          orderBy: { id: 'desc' },
        })
      ).id;
    for (const [i, one] of edited.entries()) {
      await updateBusiness(context, one, { phone: '0224 111 22 33' });
      const first = await latest(one);
      await undoRevision(context, first);
      // Undone and done again, and for the other one undone again.
      await undoRevision(context, await latest(one));
      if (i === 1) await undoRevision(context, first);
    }
    expect(await rowsOf('SELECT phone FROM businesses ORDER BY id')).toEqual([
      { phone: '0224 111 22 33' },
      { phone: null },
    ]);
    expect(await undo(id)).toMatchObject({ undoResult: { restored: 1, left: 1 } });
  });

  it('from the newest to the oldest leaves no listing', async () => {
    const first = await run([placeRow(1)]);
    const second = await run([placeRow(1, { rating: '3' })]);
    await undo(second.id);
    expect(await undo(first.id)).toMatchObject({ undoResult: { deleted: 1, left: 0 } });
    expect(await rowsOf('SELECT FROM businesses')).toEqual([]);
    expect(await rowsOf('SELECT FROM cities')).toEqual([]);
  });

  it('restores the sample data, if no real listing is left', async () => {
    await run([placeRow(1, { user_reviews: review }), placeRow(2, { city: 'Demoville' })], { isDemo: true });
    const before = await everything();
    const real = await run([placeRow(7)]);
    expect(await rowsOf('SELECT slug FROM businesses')).toEqual([{ slug: 'place-7' }]);
    expect(await undo(real.id)).toMatchObject({ undoResult: { deleted: 1, demoRestored: 2 } });
    expect(await everything()).toEqual(before);
  });

  it('is refused a second time, after the deadline, and without applied rows', async () => {
    const done = await run([placeRow(1)]);
    const dry = await run([placeRow(2)], { isDryRun: true });
    const context = testContext(services(), { as: { kind: 'system' } });
    await expect(undoImport(context, 999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(undoImport(context, dry.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await undoImport(context, done.id);
    await expect(undoImport(context, done.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await runUndoOf(services(), done.id);
    await expect(undoImport(context, done.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    const old = await run([placeRow(3)]);
    await database.db.pool.query(
      `UPDATE imports SET finished_at = now() - interval '31 days' WHERE id = $1`,
      [old.id],
    );
    await expect(undoImport(context, old.id)).rejects.toMatchObject({ code: 'GONE' });
    const { viewer } = await makeOperator(database.db);
    const until = '{ recent: import(id: RECENT) { undoableUntil } old: import(id: OLD) { undoableUntil } }';
    const recent = await run([placeRow(4)]);
    const query = until.replace('RECENT', String(recent.id)).replace('OLD', String(old.id));
    expect(await executeOrThrow(services(), query, {}, { as: viewer })).toMatchObject({
      recent: { undoableUntil: expect.any(Date) },
      old: { undoableUntil: null },
    });
  });
});

describe('after 30 days', () => {
  it('files and undo data are removed, unless another import needs them; files of others stay', async () => {
    const old = await run([placeRow(1)]);
    const dry = await run([placeRow(2)], { isDryRun: true });
    const { storage } = services();
    const days = (n: number) => new Date(Date.now() + n * 86_400_000);
    const context = testContext(services(), { as: { kind: 'system' } });
    await sweepImports(context, days(29));
    expect(await storage.list('uploads')).toEqual(
      expect.arrayContaining([old, dry].map(({ fileKey }) => expect.objectContaining({ key: fileKey }))),
    );
    await sweepImports(context, days(31));
    const keys = (await storage.list('uploads')).map(({ key }) => key);
    expect(keys).not.toContain(old.fileKey);
    expect(keys).not.toContain(dry.fileKey);
    expect(await rowsOf('SELECT FROM import_outcomes')).toEqual([]);
    expect(await rowsOf('SELECT file_key FROM imports')).toEqual([{ file_key: null }, { file_key: null }]);
  });

  it('values of refused rows are removed, and where and why they were refused stays', async () => {
    const { id } = await run([placeRow(1)]);
    const at = { importId: id, sheet: 'a', rowNumber: 7, code: 'x', message: 'x', value: 'Ayşe 0532' };
    await database.db.prisma.importProblem.create({ data: at });
    await database.db.prisma.importWarning.create({ data: { ...at, position: 1 } });
    const context = testContext(services(), { as: { kind: 'system' } });
    const values = () =>
      rowsOf(
        'SELECT row_number, value FROM import_problems UNION ALL SELECT row_number, value FROM import_warnings',
      );
    await sweepImports(context, new Date(Date.now() + 29 * 86_400_000));
    expect(await values()).toEqual(Array(2).fill({ row_number: 7, value: 'Ayşe 0532' }));
    await sweepImports(context, new Date(Date.now() + 31 * 86_400_000));
    expect(await values()).toEqual(Array(2).fill({ row_number: 7, value: null }));
  });
});
