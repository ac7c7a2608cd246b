import { expect, it } from '@jest/globals';
import { testContext } from '../../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { mergeBusinesses } from './mergeBusinesses.ts';
import { undoMerge } from './undoMerge.ts';

const database = useTestDatabase();

/** Merges two listings, one after the other, into a third, which takes the named field of each. */
async function mergeTwo(fields: readonly [string, string]) {
  const { viewer } = await makeOperator(database.db);
  const context = testContext(testServices(database.db), { as: viewer });
  const make = (nth: number) =>
    makeBusiness(database.db, { phone: `0232 444 55 6${nth}`, website: `https://example.com/${nth}` });
  const [winner, ...losers] = [await make(0), await make(1), await make(2)];
  const merges: number[] = [];
  for (const [at, { id }] of losers.entries()) {
    const choices = [{ field: fields[at] ?? '', businessId: id }];
    const { mergeIds } = await mergeBusinesses(context, {
      winner: { id: winner.id },
      losers: [{ id }],
      choices,
    });
    merges.push(...mergeIds);
  }
  const [first = 0, second = 0] = merges;
  const ofWinner = () =>
    database.db.prisma.business.findUniqueOrThrow({
      where: { id: winner.id },
      select: { phone: true, phoneNormalised: true, website: true, editedFields: true, derivedFields: true },
    });
  const { phone, phoneNormalised, website, editedFields, derivedFields } = winner;
  const before = { phone, phoneNormalised, website, editedFields, derivedFields };
  return { first, second, ofWinner, before, undo: (id: number) => undoMerge(context, id) };
}

it('merges that took the same field are undone from the last one, and leave no trace', async () => {
  const { first, second, ofWinner, before, undo } = await mergeTwo(['phone', 'phone']);
  await expect(undo(first)).rejects.toMatchObject({
    code: 'CONFLICT',
    data: { messageCode: 'laterMergeFirst' },
  });
  await undo(second);
  await undo(first);
  expect(await ofWinner()).toEqual(before);
});

it('merges that took different fields are undone in any order, and leave no trace', async () => {
  const { first, second, ofWinner, before, undo } = await mergeTwo(['phone', 'website']);
  await undo(first);
  await undo(second);
  expect(await ofWinner()).toEqual(before);
});
