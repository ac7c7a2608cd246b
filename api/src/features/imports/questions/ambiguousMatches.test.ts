import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf, testContext } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { runUndoOf } from '../../../testing/runImportOf.ts';
import { undoImport } from '../undo/undoImport.ts';
import { type Row, useImports } from '../testing/useImports.ts';

const { database, run, services } = useImports();

const metres = (n: number) => String(40.1826 + n / 111_320);
/** A row made by hand: no id of any source. */
const cafe = (more: Row = {}): Row => ({
  name: 'Kahve Evi',
  address: 'Atatürk Cad. 5',
  city: 'Bursa',
  'country code': 'TR',
  latitude: metres(0),
  longitude: '29.0665',
  phone: '0224 111 22 33',
  ...more,
});
const id = (n: number) => ({ 'place id': `ChIJdoubt${String(n).padStart(17, '0')}` });
const listings = () =>
  database.db.prisma.business.findMany({
    orderBy: { id: 'asc' },
    select: { id: true, name: true, phone: true },
  });
const reasons = async () =>
  (await database.db.prisma.importDoubt.findMany({ orderBy: { id: 'asc' } })).map(({ reason }) => reason);

describe('a row', () => {
  it.each<[string, Row, Row]>([
    [
      'with the same name and phone, moved within a kilometre',
      cafe(),
      cafe({ latitude: metres(600), address: 'Moved 1' }),
    ],
    [
      'with the same name and address, without a phone',
      cafe(),
      cafe({ phone: '', latitude: '', longitude: '' }),
    ],
    [
      'with the same name within 50 metres and an address spelled otherwise',
      cafe({ phone: '' }),
      cafe({ latitude: metres(40), address: 'Atatürk Caddesi 5' }),
    ],
    ['with an id, for a listing that was made by hand', cafe(), cafe(id(1))],
    ['without an id, for a listing of a source', cafe(id(1)), cafe()],
  ])('%s is the listing that is there', async (_what, first, second) => {
    await run([first]);
    expect(await run([second])).toMatchObject({ created: 0, doubtful: 0, merged: 0 });
    expect(await listings()).toHaveLength(1);
  });

  it.each<[string, string, Row, Row]>([
    [
      'OTHER_PHONE',
      'the same name in the same spot and another phone',
      cafe(),
      cafe({ address: '', phone: '0224 999 88 77' }),
    ],
    ['OTHER_NAME', 'the same phone and another name', cafe(), cafe({ name: 'Pide Salonu' })],
    [
      'FAR_AWAY',
      'the same name and phone in another town',
      cafe(),
      cafe({ latitude: metres(5000), address: 'Far 1' }),
    ],
    [
      'OTHER_ADDRESS',
      'the same name in the same spot and another address',
      cafe({ phone: '' }),
      cafe({ phone: '', address: 'Zafer Meydanı 77' }),
    ],
    [
      'OTHER_PLACE',
      'an id of a place that has nothing else in common',
      cafe(id(1)),
      {
        ...id(1),
        name: 'Zürich Bank',
        address: 'Bahnhofstrasse 1',
        city: 'Zürich',
        'country code': 'CH',
        latitude: '47.37',
        longitude: '8.54',
      },
    ],
  ])('is ambiguous (%s) with %s', async (reason, _what, first, second) => {
    await run([first]);
    const done = await run([second]);
    expect(done).toMatchObject({
      status: 'DONE',
      created: 0,
      updated: 0,
      unchanged: 1,
      doubtful: 1,
      totalRows: 1,
    });
    expect(await reasons()).toEqual([reason]);
    expect(await listings()).toHaveLength(1);
  });

  it('with another source id is a separate place, even if other fields match', async () => {
    await run([cafe(id(1))]);
    expect(await run([cafe(id(2))])).toMatchObject({ created: 1, doubtful: 0 });
  });

  it('of a file without ids is joined with the rows of its place, and with no branch of the same chain', async () => {
    const done = await run([
      cafe(),
      cafe({ latitude: metres(30), address: 'Atatürk Caddesi 5', phone: '' }),
      cafe({ latitude: metres(9000), address: 'Uzak 1' }),
      cafe({ phone: '0224 999 88 77', address: 'Zafer Meydanı 77' }),
    ]);
    expect(done).toMatchObject({ created: 3, merged: 1 });
    // And again: each is the listing that it became.
    expect(await run([cafe(), cafe({ latitude: metres(9000), address: 'Uzak 1' })])).toMatchObject({
      created: 0,
      unchanged: 2,
      doubtful: 0,
    });
  });
});

describe('ambiguous rows', () => {
  const question = `query ($id: Int!) { import(id: $id) { doubtful doubts(isOpen: true) { totalCount nodes {
    id name phone reason candidates { id slug name } } } } }`;
  const decide = `mutation ($input: DecideImportDoubtInput!) { decideImportDoubt(input: $input) { decision businessId } }`;
  interface Answer {
    import: { doubtful: number; doubts: { nodes: { id: number; candidates: { id: number }[] }[] } };
  }

  it('are shown with the known parts of an address, on both sides', async () => {
    const parts = {
      address: '',
      street: 'Ackerstraße 157',
      'postal code': '10115',
      city: 'Berlin',
      'country code': 'DE',
    };
    await run([cafe(parts)]);
    const done = await run([cafe({ ...parts, street: 'Ackerstraße 15', phone: '030 9998877' })]);
    const { viewer } = await makeOperator(database.db);
    const query =
      'query ($id: Int!) { import(id: $id) { doubts { nodes { address candidates { address } } } } }';
    expect(await executeOrThrow(services(), query, { id: done.id }, { as: viewer })).toMatchObject({
      import: {
        doubts: {
          nodes: [{ address: 'Ackerstraße 15, 10115', candidates: [{ address: 'Ackerstraße 157, 10115' }] }],
        },
      },
    });
  });

  it('are shown with their candidates, and follow the operator’s decision', async () => {
    await run([cafe()]);
    const [first] = await listings();
    const done = await run([
      cafe({ address: '', phone: '0224 999 88 77', website: 'https://kahve.example' }),
      cafe({ name: 'Pide Salonu' }),
      cafe({ name: 'Balıkçı' }),
    ]);
    expect(done).toMatchObject({ doubtful: 3, unchanged: 3 });
    const { viewer } = await makeOperator(database.db);
    const asOperator = { as: viewer };
    const answer = await executeOrThrow<Answer>(services(), question, { id: done.id }, asOperator);
    const { nodes } = answer.import.doubts;
    expect(nodes).toMatchObject([
      { reason: 'OTHER_PHONE', phone: '0224 999 88 77', candidates: [{ id: first?.id, slug: 'kahve-evi' }] },
      { name: 'Pide Salonu', reason: 'OTHER_NAME' },
      { name: 'Balıkçı', reason: 'OTHER_NAME' },
    ]);
    const choose = (n: number, more: object) =>
      executeOrThrow(services(), decide, { input: { id: nodes[n]?.id, ...more } }, asOperator);
    await choose(0, { decision: 'MERGE', businessId: first?.id });
    await choose(1, { decision: 'CREATE' });
    await choose(2, { decision: 'SKIP' });
    expect(await listings()).toMatchObject([{ phone: '0224 999 88 77' }, { name: 'Pide Salonu' }]);
    const record = () => database.db.prisma.import.findUniqueOrThrow({ where: { id: done.id } });
    expect(await record()).toMatchObject({ created: 1, updated: 1, unchanged: 1, doubtful: 0, totalRows: 3 });
    const again = { input: { id: nodes[0]?.id, decision: 'SKIP' } };
    expect(await refusalOf(services(), decide, again, asOperator)).toBe('CONFLICT');
    expect(
      await refusalOf(services(), decide, { input: { id: nodes[1]?.id, decision: 'MERGE' } }, asOperator),
    ).toBe('BAD_INPUT');

    // The undo of an import also undoes decisions.
    await undoImport(testContext(services(), asOperator), done.id);
    expect(await runUndoOf(services(), done.id)).toMatchObject({
      undoResult: { deleted: 1, restored: 1, left: 0 },
    });
    expect(await listings()).toMatchObject([{ phone: '0224 111 22 33' }]);
  });

  it('cannot be decided while an import is applied, and block no other request', async () => {
    await run([cafe()]);
    await run([cafe({ address: '', phone: '0224 999 88 77', category: 'Kafe' })]);
    const { id } = await database.db.prisma.importDoubt.findFirstOrThrow();
    const { viewer } = await makeOperator(database.db);
    const choice = [services(), decide, { input: { id, decision: 'CREATE' } }, { as: viewer }] as const;
    const holder = await database.db.pool.connect();
    try {
      await holder.query(`SELECT pg_advisory_lock(hashtext('import merge'))`);
      expect(await refusalOf(...choice)).toBe('CONFLICT');
    } finally {
      holder.release(true);
    }
    expect(await listings()).toHaveLength(1);
    await executeOrThrow(...choice);
    expect(await listings()).toHaveLength(2);
    // Its category was made by the decision.
    const record = await database.db.prisma.import.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(record).toMatchObject({ created: 1, categoriesCreated: 1, doubtful: 0 });
  });

  it('are created or left out at once, if the operator chose that in advance', async () => {
    await run([cafe()]);
    const other = [cafe({ address: '', phone: '0224 999 88 77' })];
    expect(await run(other, { doubtPolicy: 'SKIP' })).toMatchObject({
      created: 0,
      unchanged: 1,
      doubtful: 0,
    });
    expect(await run(other, { doubtPolicy: 'CREATE' })).toMatchObject({
      created: 1,
      unchanged: 0,
      doubtful: 0,
    });
    expect(await listings()).toHaveLength(2);
  });
});
