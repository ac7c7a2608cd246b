import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../domain/testing/examples.ts';
import { type Row, useImports } from '../testing/useImports.ts';

const { database, run, undo, everything } = useImports();

const listings = () =>
  database.db.prisma.business.findMany({ orderBy: { id: 'asc' }, include: { city: true } });

describe('places of two lists', () => {
  it('without countries and ids are joined by name, phone and address, in any spelling', async () => {
    await run([
      { name: "Arnie Morton's of Chicago", address: '435 S. La Cienega Blvd.', phone: '310-246-1501' },
      { name: 'Bel-Air Hotel', address: '701 Stone Canyon Rd.', phone: '310-472-1211' },
      { name: 'Locanda Veneta', address: '8638 W. Third St.', phone: '310-274-1893' },
    ]);
    const done = await run([
      { name: 'arnie mortons of chicago', address: '435 s. la cienega blv.', phone: '310/246-1501' },
      { name: 'hotel bel-air', address: '701 stone canyon rd.', phone: '310/472-1211' },
      { name: 'locanda veneta', address: '3rd st.', phone: '310/274-1893' },
      { name: 'spago', address: '1114 horn ave.', phone: '310/652-4025' },
    ]);
    expect(done).toMatchObject({ created: 1, doubtful: 0, merged: 0 });
  });

  it('of a chain stay separate, also with one hotline, one website or one map link for all branches', async () => {
    const branch = (n: number, more: Row = {}): Row => ({
      name: 'Simit Dünyası',
      phone: '0850 222 11 00',
      website: 'https://simit.example/',
      address: `${['Atatürk', 'Gazi', 'İnönü'][n]} Caddesi ${n * 7 + 3}`,
      city: ['Bursa', 'İzmir', 'Ankara'][n] ?? '',
      'country code': 'TR',
      ...more,
    });
    expect(await run([branch(0), branch(1), branch(2)])).toMatchObject({ created: 3, merged: 0 });
    const link = { 'place id': `ChIJhead${'0'.repeat(19)}` };
    await database.db.pool.query('TRUNCATE businesses, imported_rows CASCADE');
    expect(await run([branch(0, link), branch(1, link), branch(2, link)])).toMatchObject({
      created: 3,
      merged: 0,
    });
    expect(await run([branch(2, link), branch(0, link), branch(1, link)])).toMatchObject({
      created: 0,
      unchanged: 3,
    });
  });

  it('match one listing once: a second row that also matches it is a question', async () => {
    await run([{ name: 'Ritz-Carlton', address: '181 Peachtree St.', phone: '404-659-0400' }]);
    const done = await run([
      { name: 'Ritz-Carlton', address: '181 Peachtree St.', phone: '404/659-0400' },
      { name: 'Ritz-Carlton Atlanta Buckhead Rooftop', address: '181 Peachtree St.', phone: '404/659-0400' },
    ]);
    expect(done).toMatchObject({ created: 0, merged: 0, doubtful: 1 });
  });
});

describe('a place whose phone changed', () => {
  const cafe = {
    name: 'Yakamoz Balık Evi',
    address: 'Atatürk Cad. 5',
    city: 'Bursa',
    phone: '0224 111 22 33',
  };

  it('is the listing of its name and address, if no other has that name', async () => {
    await run([cafe]);
    const moved = { ...cafe, address: 'Atatürk Caddesi No:5', phone: '0224 999 88 77' };
    expect(await run([moved])).toMatchObject({ created: 0, updated: 1, doubtful: 0 });
  });
});

describe('an answer', () => {
  it('is stored: the same row is not asked about again', async () => {
    const cafe = {
      name: 'Kahve Evi',
      address: 'Atatürk Cad. 5',
      city: 'Bursa',
      phone: '0224 111 22 33',
      'country code': 'TR',
    };
    await run([cafe]);
    const other = [{ ...cafe, name: 'Pide Salonu' }];
    expect(await run(other, { doubtPolicy: 'CREATE' })).toMatchObject({ created: 1 });
    const before = await everything();
    expect(await run(other)).toMatchObject({ created: 0, unchanged: 1, doubtful: 0 });
    expect(await run([cafe])).toMatchObject({ created: 0, unchanged: 1, doubtful: 0 });
    expect(await everything()).toEqual(before);
  });
});

describe('a name alone', () => {
  const inTwo: [string, Row, Row][] = [
    ['postal codes', { 'postal code': '10115' }, { 'postal code': '10437' }],
    [
      'pages',
      { website: 'https://rossmann.example/berlin/mitte' },
      { website: 'https://rossmann.example/berlin/nord' },
    ],
    ['e-mails', { email: 'eins@rossmann.example' }, { email: 'zwei@rossmann.example' }],
    ['states', { state: 'Sachsen' }, { state: 'Hessen' }],
  ];
  const shop: Row = { name: 'Rossmann', city: 'Berlin', 'country code': 'DE' };

  it.each(inTwo)(
    'is not an identity beside two %s, in one file and across files',
    async (_what, one, other) => {
      expect(
        await run([
          { ...shop, ...one },
          { ...shop, ...other },
        ]),
      ).toMatchObject({ created: 2, merged: 0 });
      await database.db.pool.query('TRUNCATE businesses, imported_rows CASCADE');
      await run([{ ...shop, ...one }]);
      expect(await run([{ ...shop, ...other }])).toMatchObject({ created: 0, updated: 0, doubtful: 1 });
    },
  );

  it('of two countries is that of two listings', async () => {
    expect(
      await run([
        { name: 'Hilton', country: 'France', website: 'https://hilton.example/paris/opera' },
        { name: 'Hilton', country: 'Germany', website: 'https://hilton.example/berlin/mitte' },
      ]),
    ).toMatchObject({ created: 2, merged: 0 });
  });

  it('that fits two branches joins neither', async () => {
    const rows = [{ ...shop, 'postal code': '10115' }, shop, { ...shop, 'postal code': '10437' }];
    expect(await run(rows)).toMatchObject({ created: 3, merged: 0 });
    expect(await run([...rows, { ...shop, 'postal code': '10437' }])).toMatchObject({
      created: 0,
      merged: 1,
    });
  });
});

describe('a poorer value', () => {
  const rich: Row = {
    name: 'Café Dünya',
    address: 'Atatürk Caddesi No:5 Kat 2, Osmangazi, 16010 Bursa',
    phone: '+90 224 111 22 33',
    'postal code': '01225',
    description: 'A quiet café with a garden, two halls and a view of the mountain.',
    website: 'https://dunya.example/bursa',
    latitude: '40.182634',
    longitude: '29.066512',
    'place id': `ChIJpoor${'0'.repeat(19)}`,
  };

  const poorer: [field: string, value: string][] = [
    ['address', 'Atatürk Caddesi No:5'],
    ['address', 'Atatürk Caddesi, Bursa'],
    ['address', 'ATATURK CADDESI NO:5 KAT 2, OSMANGAZI, 16010 BURSA'],
    ['phone', '0224 111 22 33'],
    ['phone', '224 1112233'],
    ['postal code', '1225'],
    ['description', 'A quiet café with a garden, two ha…'],
    ['website', 'https://dunya.example/'],
  ];

  it('does not replace a richer one', async () => {
    await run([rich]);
    const before = await listings();
    for (const [field, value] of poorer) {
      const { created, updated, unchanged } = await run([{ ...rich, [field]: value }]);
      expect({ field, value, created, updated, unchanged }).toEqual({
        ...{ field, value, created: 0, updated: 0, unchanged: 1 },
      });
      expect(await listings()).toEqual(before);
    }
  });

  it('of a rounded position does not replace a more precise one', async () => {
    await run([rich]);
    expect(await run([{ ...rich, latitude: '40.18', longitude: '29.07' }])).toMatchObject({
      updated: 0,
      unchanged: 1,
    });
  });

  it('is replaced by a richer one, and by a different one', async () => {
    await run([{ ...rich, address: 'Atatürk Caddesi No:5' }]);
    expect(await run([rich])).toMatchObject({ updated: 1 });
    expect(await run([{ ...rich, address: 'Zafer Meydanı 77' }])).toMatchObject({ updated: 1 });
    expect(await listings()).toMatchObject([{ address: 'Zafer Meydanı 77' }]);
  });
});

describe('files that name the same places', () => {
  const word = fc.constantFrom('Yakamoz', 'Blue Ribbon', 'Löwe', 'Étoile', 'Simit', 'Golden Gate', 'Nar');
  const kind = fc.constantFrom('Cafe', 'Restaurant', 'Hotel', '');
  const row = fc.record({
    name: fc.tuple(word, kind).map((parts) => parts.join(' ').trim()),
    address: fc.constantFrom(
      '',
      '5 Main St',
      '5 Main Street',
      '12 Oak Ave',
      'Atatürk Cad. 7',
      'Atatürk Caddesi No:7',
    ),
    city: fc.constantFrom('', 'Bursa', 'Austin'),
    phone: fc.constantFrom('', '512-555-0101', '(512) 555-0101', '512 555 0199', '0224 111 22 33'),
    rating: fc.constantFrom('', '4.1', '4.6'),
    'place id': fc.constantFrom('', '', '', `ChIJone0${'0'.repeat(19)}`, `ChIJtwo0${'0'.repeat(19)}`),
  });
  // Of the place that both files name, the second has two rows: any two files join, match and update rows.
  const place = {
    ...{ name: 'Kuğulu Kahve', address: 'Gazi Cad. 9', city: 'Ankara', phone: '0312 111 22 33' },
    ...{ rating: '4.1', 'place id': '' },
  };
  const samePlace = { ...place, address: 'Gazi Caddesi No:9', phone: '+90 312 111 22 33', rating: '4.6' };
  const rows = fc.array(row, { maxLength: 5 });
  const files = fc.tuple(rows, rows).map(([one, two]) => ({
    first: [...one, place],
    second: [samePlace, ...two, { ...samePlace, city: '' }],
  }));

  it('change nothing when they are imported again, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(files, fc.infiniteStream(fc.nat()), async ({ first, second }, order) => {
        await database.db.pool.query(
          'TRUNCATE businesses, imports, imported_rows, categories, cities CASCADE',
        );
        await run(first, { doubtPolicy: 'CREATE' });
        const { updated, merged } = await run(second, { doubtPolicy: 'CREATE' });
        expect(Math.min(updated, merged)).toBeGreaterThan(0);
        const before = await everything();
        const shuffled = [first, second]
          .map((list) => ({ list, at: order.next().value as number }))
          .sort((a, b) => a.at - b.at);
        for (const { list } of shuffled) {
          const rows = list.length > 1 ? [...list.slice(1), list[0] as Row] : list;
          expect(await run(list)).toMatchObject({ status: 'DONE', created: 0, updated: 0, doubtful: 0 });
          expect(await run(rows)).toMatchObject({ status: 'DONE', created: 0, updated: 0, doubtful: 0 });
        }
        expect(await everything()).toEqual(before);
      }),
      { numRuns: examples(5), endOnFailure: true },
    );
  });

  it('are applied again after their import was undone', async () => {
    const first = await run([{ name: 'Yakamoz', address: '5 Main St', rating: '4.1' }]);
    await undo(first.id);
    expect(await run([{ name: 'Yakamoz', address: '5 Main St', rating: '4.1' }])).toMatchObject({
      created: 1,
    });
  });
});
