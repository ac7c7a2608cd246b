import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '../../../../lib/errors.ts';
import { mergeBusinesses } from '../../../listings/merge/mergeBusinesses.ts';
import { decideAmbiguousMatch } from '../../questions/decideAmbiguousMatch.ts';
import { examples } from '../../../../../../domain/testing/examples.ts';
import { type Row, useImports } from '../../testing/useImports.ts';

const { database, run, undo, everything, context } = useImports();

const placeId = (n: number) => `ChIJ${String(n).padStart(4, '0')}${'0'.repeat(19)}`;
const openMatches = () =>
  database.db.prisma.importDoubt.findMany({ where: { decision: null }, orderBy: { id: 'asc' } });

const harbour = { phone: '030 5321400', latitude: '52.510000', longitude: '13.420000' };
const list = [{ name: 'Kranhaus Hafen Taverne', ...harbour }];
/** Whether it is the listing of `list` is a question. */
const ambiguous = { name: 'Hafen Kiosk', ...harbour, 'place id': placeId(1) };

describe('a question', () => {
  const sure = { name: 'Kranhaus Hafen Taverne', ...harbour, 'place id': placeId(2) };

  it('is asked again by a second import, even after its listing got an id of that source', async () => {
    await run(list);
    expect(await run([ambiguous])).toMatchObject({ created: 0, doubtful: 1 });
    expect(await run([sure])).toMatchObject({ created: 0, updated: 1 });
    const before = await everything();
    expect(await run([ambiguous])).toMatchObject({ created: 0, updated: 0, doubtful: 1 });
    expect(await run([ambiguous], { doubtPolicy: 'SKIP' })).toMatchObject({
      created: 0,
      updated: 0,
      skipped: 1,
    });
    expect(await everything()).toEqual(before);
  });

  it('is not asked if the same file shows by an id that the listing is another row', async () => {
    await run(list);
    expect(await run([ambiguous, sure])).toMatchObject({ created: 1, updated: 1, doubtful: 0 });
    const before = await everything();
    expect(await run([sure, ambiguous])).toMatchObject({ created: 0, updated: 0, doubtful: 0 });
    expect(await everything()).toEqual(before);
  });

  it('asked by two imports creates one listing, and none at the next import', async () => {
    await run(list);
    await run([ambiguous]);
    await run([ambiguous]);
    const [question] = await openMatches();
    await decideAmbiguousMatch(context(), question?.id ?? 0, { decision: 'CREATE' });
    expect(await openMatches()).toEqual([]);
    expect(await database.db.prisma.business.count()).toBe(2);
    const before = await everything();
    expect(await run([ambiguous])).toMatchObject({ created: 0, updated: 0, doubtful: 0 });
    expect(await everything()).toEqual(before);
  });
});

it('a row that was skipped is skipped again after the listing that it was compared with is gone', async () => {
  await run([...list, { name: 'Simit Sarayı', ...harbour, phone: '0224 111 22 33' }]);
  await run([ambiguous]);
  const [question] = await openMatches();
  await decideAmbiguousMatch(context(), question?.id ?? 0, { decision: 'SKIP' });
  await database.db.prisma.business.deleteMany({ where: { name: list[0]?.name ?? '' } });
  expect(await run([ambiguous])).toMatchObject({ status: 'DONE', created: 0, skipped: 1 });
  await database.db.prisma.business.deleteMany();
  expect(await run([ambiguous])).toMatchObject({ status: 'DONE', created: 0, skipped: 1 });
});

describe('a row that became a listing', () => {
  it('does not join a row of its file about which a question is open', async () => {
    const spot = { latitude: '40.182600', longitude: '29.066500' };
    await run([{ name: 'Yakamoz', phone: '0224 111 22 33', ...spot }]);
    await run([{ name: 'Yakamoz', phone: '', latitude: '', longitude: '' }]);
    const inAustin = { name: 'Yakamoz', address: 'Atatürk Caddesi No:7', city: 'Austin', phone: '' };
    const rows: Row[] = [
      { ...inAustin, ...spot, 'place id': placeId(2) },
      {
        ...inAustin,
        address: 'Atatürk Cad. 7',
        city: '',
        phone: '512 555 0199',
        latitude: '',
        longitude: '',
      },
      { ...inAustin, latitude: '', longitude: '', 'place id': placeId(1) },
      { name: 'Golden Gate Bar', address: '5 Main St', city: 'Bursa', phone: '0224 111 22 33', ...spot },
    ].map((row) => ({ 'place id': '', ...row }));
    expect(await run(rows)).toMatchObject({ created: 2, merged: 0, doubtful: 2 });
    const before = await everything();
    expect(await run(rows)).toMatchObject({ created: 0, updated: 0, merged: 0, doubtful: 2 });
    expect(await everything()).toEqual(before);
  });
});

describe('files over one directory', () => {
  const name = fc.constantFrom(
    ...[
      'Yakamoz',
      'Yakamoz Cafe',
      'Blue Ribbon',
      'Blueribbon',
      'Blue Ribbon Bakery',
      'Löwe',
      'Gasthaus Loewe',
    ],
    ...['Simit Sarayı', 'Golden Gate Hotel', 'Hotel Golden Gate', 'Golden Gate Bar'],
  );
  const spot = fc.constantFrom(
    ['', ''],
    ['40.182600', '29.066500'],
    ['40.182900', '29.066600'],
    ['40.300000', '29.100000'],
  );
  const id = fc.option(fc.integer({ min: 1, max: 5 }), { nil: null, freq: 2 });
  const row = fc
    .record({
      name,
      address: fc.constantFrom(
        '',
        '5 Main St',
        '5 Main Street',
        '12 Oak Ave',
        'Atatürk Cad. 7',
        'Atatürk Caddesi No:7',
      ),
      city: fc.constantFrom('', 'Bursa', 'Austin'),
      phone: fc.constantFrom(
        '',
        '512-555-0101',
        '(512) 555-0101',
        '512 555 0199',
        '0224 111 22 33',
        '0850 222 11 00',
      ),
      rating: fc.constantFrom('', '4.1', '4.6'),
      spot,
      id,
    })
    .map(({ spot: [latitude = '', longitude = ''], id: number, ...cells }): Row => ({
      ...cells,
      latitude,
      longitude,
      'place id': number === null ? '' : placeId(number),
    }));
  const file = fc.array(row, { minLength: 1, maxLength: 7 });
  // After the first two of them a question is open, and there are two listings to merge.
  const files = fc
    .tuple(file, file, fc.array(file, { maxLength: 1 }))
    .map(([one, two, more]) => [[...list, ...one], [ambiguous, ...two], ...more]);
  type Kind = 'IMPORT' | 'ANSWER' | 'MERGE' | 'UNDO';
  const step = (kind: fc.Arbitrary<Kind>) =>
    fc.record({
      kind,
      policy: fc.constantFrom('ASK', 'CREATE', 'SKIP'),
      decision: fc.constantFrom('CREATE', 'MERGE', 'SKIP'),
      at: fc.nat(),
    });
  const anyStep = step(fc.constantFrom('IMPORT', 'IMPORT', 'ANSWER', 'MERGE', 'UNDO'));
  // Few examples are drawn: each has a step of every kind.
  const steps = fc
    .tuple(
      ...(['ANSWER', 'MERGE', 'UNDO'] as const).map((kind) => step(fc.constant(kind))),
      fc.array(anyStep, { maxLength: 3 }),
    )
    .map((parts) => parts.flat());

  type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

  /** Returns whether there was something to do. */
  async function runStep(lists: Row[][], { kind, policy, decision, at }: Step): Promise<boolean> {
    const pick = <Value>(values: Value[]) => values[at % Math.max(1, values.length)];
    if (kind === 'IMPORT') {
      await run(pick(lists) ?? [], { doubtPolicy: policy });
      return true;
    }
    if (kind === 'ANSWER') {
      const match = pick(await openMatches());
      const alive = await database.db.prisma.business.findFirst({
        where: { id: { in: match?.candidateIds ?? [] }, deletedAt: null },
      });
      if (!match || (decision === 'MERGE' && !alive)) return false;
      await decideAmbiguousMatch(context(), match.id, {
        decision,
        businessId: decision === 'MERGE' ? (alive?.id ?? null) : null,
      }).catch((error: unknown) => {
        // The listing may have another id of the row's source.
        if (!(error instanceof AppError && error.code === 'CONFLICT' && decision === 'MERGE')) throw error;
      });
      return true;
    }
    if (kind === 'MERGE') {
      const living = await database.db.prisma.business.findMany({
        where: { deletedAt: null },
        orderBy: { id: 'asc' },
      });
      const [winner, loser] = [pick(living), pick(living.slice(1))];
      if (!winner || !loser || winner.id === loser.id) return false;
      await mergeBusinesses(context(), {
        winner: { id: winner.id },
        losers: [{ id: loser.id }],
        choices: [],
      });
      return true;
    }
    const done = pick(
      await database.db.prisma.import.findMany({ where: { status: 'DONE' }, orderBy: { id: 'asc' } }),
    );
    if (!done) return false;
    await undo(done.id);
    return true;
  }

  it('change nothing when they are imported again in any order, after answers, merges and undos', async () => {
    const applied = new Set<Kind>();
    await fc.assert(
      fc.asyncProperty(files, steps, fc.infiniteStream(fc.nat()), async (lists, taken, order) => {
        await database.db.pool.query(
          'TRUNCATE businesses, imports, imported_rows, categories, cities CASCADE',
        );
        const next = () => order.next().value as number;
        const shuffled = () =>
          lists
            .map((list) => ({ list, at: next() }))
            .sort((a, b) => a.at - b.at)
            .map(({ list }) => list);
        for (const rows of lists) await run(rows);
        for (const each of taken) if (await runStep(lists, each)) applied.add(each.kind);
        // An import restores values that an undo removed.
        for (const list of shuffled()) await run(list);
        const before = await everything();
        for (const list of shuffled()) {
          const at = next() % list.length;
          expect(await run([...list.slice(at), ...list.slice(0, at)])).toMatchObject({
            ...{ status: 'DONE', created: 0, updated: 0 },
          });
        }
        expect(await everything()).toEqual(before);
      }),
      { numRuns: examples(4), endOnFailure: true },
    );
    expect([...applied]).toEqual(expect.arrayContaining(['ANSWER', 'MERGE', 'UNDO']));
  });
});
