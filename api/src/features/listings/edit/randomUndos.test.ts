import { beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../domain/testing/examples.ts';
import type { Context, Viewer } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { normalisePhone } from '../../../lib/text/phones/phoneNumber.ts';
import { testContext } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeOperator } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { mergeBusinesses } from '../merge/mergeBusinesses.ts';
import { undoMerge } from '../merge/undoMerge.ts';
import { undoRevision } from './undoRevision.ts';
import { updateBusiness } from './updateBusiness.ts';
import { untilBlocked } from '../../../testing/database/untilBlocked.ts';

// Whatever is edited and undone in whatever order, values that belong together stay together.

const database = useTestDatabase();
let viewer: Viewer;
beforeEach(async () => {
  ({ viewer } = await makeOperator(database.db));
});
const context = (): Context => testContext(testServices(database.db), { as: viewer });
const stored = (id: number) =>
  database.db.prisma.business.findUniqueOrThrow({ where: { id }, include: { city: true } });
const revisions = (businessId: number) =>
  database.db.prisma.businessRevision.findMany({ where: { businessId }, orderBy: { id: 'asc' } });
const edit = (id: number, input: object) => updateBusiness(context(), id, input);

async function expectWhole(id: number): Promise<void> {
  const { latitude, longitude, phone, phoneNormalised, city, countryCode } = await stored(id);
  expect(latitude === null).toBe(longitude === null);
  expect(phoneNormalised).toBe(normalisePhone(phone, countryCode));
  expect(city?.countryCode ?? countryCode).toBe(countryCode);
}

const value = <T>(...values: T[]) => fc.constantFrom(...values);
const edits = fc.oneof(
  value(
    { latitude: null, longitude: null },
    { latitude: 38.42, longitude: 27.14 },
    { latitude: 39.9 },
    { longitude: 32.8 },
    { latitude: 52.52, longitude: 13.4, timeZone: 'Europe/Paris' },
    { timeZone: 'Asia/Tokyo' },
    { timeZone: null },
  ),
  fc.record(
    {
      city: value(null, 'Selanik', 'Ankara'),
      countryCode: value(null, 'TR', 'GR', 'DE'),
      phone: value(null, '0232 444 55 66', '+49 30 1234567', '030 1234567'),
    },
    { requiredKeys: [] },
  ),
);
const steps = fc.array(fc.oneof(fc.record({ edit: edits }), fc.record({ undo: fc.nat({ max: 9 }) })), {
  minLength: 2,
  maxLength: 9,
});

it('random edits and undos leave a whole position, a city in its country and the dialled phone', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { id } = await makeBusiness(database.db);
      for (const step of all) {
        if ('edit' in step) {
          // Half a position is refused.
          await edit(id, step.edit).catch((error: unknown) =>
            expect(error).toMatchObject({ code: 'BAD_INPUT' }),
          );
        } else {
          const made = await revisions(id);
          const revision = made[step.undo % Math.max(1, made.length)];
          if (!revision) continue;
          await undoRevision(context(), revision.id).catch((error: unknown) => {
            expect(error).toBeInstanceOf(AppError);
            expect(error).toMatchObject({ data: { messageCode: 'nothingToUndo' } });
          });
        }
        await expectWhole(id);
      }
    }),
    { numRuns: examples(40) },
  );
}, 120_000);

it('the undo of a position whose latitude was changed since changes nothing', async () => {
  const { id } = await makeBusiness(database.db);
  await edit(id, { latitude: 10, longitude: 20 });
  await edit(id, { latitude: 11 });
  const [first] = await revisions(id);
  await expect(undoRevision(context(), first?.id ?? 0)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await stored(id)).toMatchObject({ latitude: 11, longitude: 20 });
});

it('the undo of a merge keeps a position that was changed since, and restores the rest', async () => {
  const winner = await makeBusiness(database.db, { name: 'A' });
  const loser = await makeBusiness(database.db, {
    name: 'A',
    latitude: 10,
    longitude: 20,
    website: 'https://a.example/',
  });
  const choices = ['position', 'website'].map((field) => ({ field, businessId: loser.id }));
  await mergeBusinesses(context(), { winner: { id: winner.id }, losers: [{ id: loser.id }], choices });
  await edit(winner.id, { latitude: 11 });
  const { id } = await database.db.prisma.businessMerge.findFirstOrThrow();
  await undoMerge(context(), id);
  expect(await stored(winner.id)).toMatchObject({ latitude: 11, longitude: 20, website: null });
  expect(await stored(loser.id)).toMatchObject({ deletedAt: null, latitude: 10 });
});

it('a merge locks categories in the order of their ids, like every other writer', async () => {
  const [first, second] = [await makeCategory(database.db), await makeCategory(database.db)];
  const winner = await makeBusiness(database.db, { categoryId: first.id });
  const loser = await makeBusiness(database.db, { categoryId: second.id });
  const choices = [{ field: 'categoryId', businessId: loser.id }];
  const whileHeld = async (work: () => Promise<unknown>) => {
    const client = await database.db.pool.connect();
    const hold = (id: number) => client.query('SELECT FROM categories WHERE id = $1 FOR NO KEY UPDATE', [id]);
    try {
      await client.query('BEGIN');
      await hold(first.id);
      const done = work();
      await untilBlocked(database.db.pool);
      await hold(second.id);
      await client.query('COMMIT');
      await done;
    } finally {
      client.release();
    }
  };
  await whileHeld(() =>
    mergeBusinesses(context(), { winner: { id: winner.id }, losers: [{ id: loser.id }], choices }),
  );
  const { id } = await database.db.prisma.businessMerge.findFirstOrThrow();
  await whileHeld(() => undoMerge(context(), id));
  expect(await stored(winner.id)).toMatchObject({ categoryId: first.id });
});

it('the undo of a change leaves out an id that another listing has by now', async () => {
  const { id } = await makeBusiness(database.db, { placeId: 'p1', phone: '1' });
  const before = { place_id: 'p1', phone: '1' };
  await database.db.prisma.business.update({ where: { id }, data: { placeId: null, phone: '2' } });
  const after = { place_id: null, phone: '2' };
  const revision = await database.db.prisma.businessRevision.create({
    data: { businessId: id, version: 1, before, after },
  });
  await makeBusiness(database.db, { placeId: 'p1' });
  await undoRevision(context(), revision.id);
  expect(await stored(id)).toMatchObject({ placeId: null, phone: '1' });
});
