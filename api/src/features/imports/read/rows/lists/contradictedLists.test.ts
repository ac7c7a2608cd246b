import { describe, expect, it } from '@jest/globals';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { names, rowsBy, useLists } from '../../fixtures/lists.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read } = useLists();
const address = (i: number) => `${i + 1} Mill Lane, Leeds LS1 4AP`;
const columnsOf = async (rows: string[][]) =>
  (await readFile(files, { name: 'list.csv', data: makeCsv(rows) })).columns.flatMap(
    ({ columns }) => columns,
  );

describe('columns whose values contradict their header', () => {
  it('are not regions if they hold yes and no', async () => {
    const rows = await read([
      ['title', 'address', 'phone', 'out_of_region'],
      ...rowsBy((name, i) => [name, address(i), `0113 496 00${10 + i}`, i % 4 ? 'False' : 'True']),
    ]);
    expect(rows.map(({ state }) => state)).toEqual(names.map(() => null));
  });

  it('are not kinds if they grade how sure a record is', async () => {
    const rows = await read([
      ['name', 'address', 'lat', 'lng', 'verification.confidence'],
      ...rowsBy((name, i) => [name, address(i), `53.7${i}812`, `-1.5${i}417`, i % 2 ? 'medium' : 'high']),
    ]);
    expect(rows.map(({ category }) => category)).toEqual(names.map(() => null));
  });

  it.each([
    ['whom a place is for', 'type', ['Adult', 'Pediatric', 'Adult']],
    ['how a place serves', 'Type', ['Bezoek', 'Afhalen/Bezorgen/Bezoek', 'Bezorgen/afhalen']],
    [
      'who owns a place',
      'ownership_type',
      ['For profit - Partnership', 'Government - Hospital district', 'Non profit - Corporation'],
    ],
  ])('are not kinds if they say %s', async (_, header, values) => {
    const rows = await read([
      ['name', 'address', header],
      ...rowsBy((name, i) => [name, address(i), values[i % values.length] ?? '']),
    ]);
    expect(rows.map(({ category, type }) => [category, type])).toEqual(names.map(() => [null, null]));
  });

  it('describe the places if a word for kinds has other words for each of them', async () => {
    const slogans = (name: string, i: number) =>
      `${['Pioneer', 'Home', 'Keeper', 'Master'][i % 4]} of ${name.toLowerCase()} and slow mornings ${i}`;
    const rows = await read([
      ['name', 'address', 'specialty', 'phone'],
      ...[...names, ...names].map((name, i) => [
        `${name} ${i}`,
        address(i),
        slogans(name, i),
        `0113 496 00${10 + i}`,
      ]),
    ]);
    expect(rows[4]).toMatchObject({
      category: null,
      description: 'Pioneer of silver spoon and slow mornings 4',
    });
  });

  it('are asked about if kinds are times of an offer', async () => {
    const offers = ['Until 19:00', 'WEEKENDS', 'Not downtown', 'After 20:00', 'Until 20:00'];
    const columns = await columnsOf([
      ['Name', 'Address', 'Category'],
      ...Array.from({ length: 40 }, (_, i) => [
        `${names[i % 10]} ${i}`,
        address(i),
        offers[i % offers.length] ?? '',
      ]),
    ]);
    expect(columns.find(({ header }) => header === 'Category')).toMatchObject({ isAsked: true });
  });

  it('are not prices of the places if they hold that of one thing', async () => {
    const rows = await read([
      ['name', 'address', 'coffee_price'],
      ...rowsBy((name, i) => [name, address(i), `£2.${50 + i}`]),
    ]);
    expect(rows.map(({ priceRange }) => priceRange)).toEqual(names.map(() => null));
  });
});

describe('lists of visitors’ comments', () => {
  it('are not places: names of accounts that look like those of persons stay private', async () => {
    const visitors = ['Nora B.', 'Ilja K.', 'Mats O.', 'Vera L.', 'Tom H.', 'Ada W.'];
    const sheet = [
      ['User Name', 'User Rating', 'Date Published'],
      ...visitors.map((name, i) => [name, `${3 + (i % 3)}.0`, `2025-0${i + 1}-14`]),
    ];
    await expect(columnsOf(sheet)).rejects.toThrow('No sheet has a column recognized as the name');
  });
});

describe('columns of parts', () => {
  it('an empty column leaves its meaning to the one that has it', async () => {
    const rows = await read([
      ['storeName', 'address', 'ratingText', 'stars', 'numberOfReviews'],
      ...rowsBy((name, i) => [name, `Lange Gasse ${i}`, `4,${i} Sterne ${i + 3} Rezensionen`, '', '']),
    ]);
    expect(rows[7]).toMatchObject({ rating: 4.7, reviewCount: 10 });
  });

  it('hold the hours of a run of days that is written with lines', async () => {
    const rows = await read([
      ['clinic', 'address', 'operating_hours_mon___fri', 'sat', 'sun'],
      ...rowsBy((name, i) => [name, address(i), '8.30AM-1.00PM\n2.00PM-5.00PM', '9.00AM-12.00PM', 'CLOSED']),
    ]);
    expect(rows[2]?.workingHours).toMatchObject({
      Wednesday: '8:30 AM-1 PM, 2 PM-5 PM',
      Saturday: '9 AM-12 PM',
      Sunday: 'Closed',
    });
  });

  it('the word for none under cuisine is not a kind if another column says restaurant', async () => {
    const rows = await read([
      ['name', 'type', 'cuisine', 'address'],
      ...rowsBy((name, i) => [
        name,
        i % 2 ? 'restaurant' : 'bar',
        i % 3 ? 'Küstenküchig' : 'Inselküchig',
        address(i),
      ]),
    ]);
    expect(rows.map(({ category }) => category)).toEqual(names.map((_, i) => (i % 2 ? 'restaurant' : 'bar')));
  });

  it('a state with its code in the column of towns is not a town', async () => {
    const rows = await read([
      ['name', 'address', 'city'],
      ...rowsBy((name, i) => [
        name,
        i === 3 ? 'Castleton, VT 05735, USA' : `${i} Main St, Rutland, VT 05701, USA`,
        i === 3 ? 'VT 05735' : 'Rutland',
      ]),
    ]);
    expect(rows[3]).toMatchObject({ city: 'Castleton', state: 'VT', postalCode: '05735' });
  });

  it('links to the source of a record, and types of a project, do not describe the place', async () => {
    const rows = await read([
      ['项目描述', '城市', '公司名', '电话', '来源链接'],
      ...rowsBy((name, i) => [
        `remodel of storey ${i}, new ducts and lights`,
        'Leeds',
        name,
        `0113 496 00${10 + i}`,
        `https://data${i % 3}.example.org/resource/${i}.json?permit=20${i}`,
      ]),
    ]);
    expect(rows[5]).toMatchObject({ name: names[5], website: null, description: null });
  });

  it('badges of a directory after names are cut off', async () => {
    const rows = await read([
      ['business_name', 'address'],
      ...rowsBy((name, i) => [i % 2 ? `${name} Verified Business` : name, address(i)]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('a header for the position above two columns holds both degrees, whichever goes first', async () => {
    const rows = await read([
      ['اسم المطعم', 'المدينة', 'العنوان', 'الاحداثيات', 'FIELD6', 'الهاتف'],
      ...rowsBy((name, i) => [
        name,
        'طرابلس',
        'شارع الظل',
        `13.20${i}923`,
        `32.89${i}315`,
        `+218 91 420 00${10 + i}`,
      ]),
    ]);
    expect(rows[4]).toMatchObject({ latitude: 32.894315, longitude: 13.204923, countryCode: 'LY' });
  });

  it('storeys and suites in the column of towns are not towns', async () => {
    const rows = await read([
      ['name', 'address', 'city'],
      ...rowsBy((name, i) => [
        name,
        `Level 1, ${i} Main St, Burlington, VT 05401, USA`,
        i === 3 ? 'Level 1' : 'Burlington',
      ]),
    ]);
    expect(rows[3]?.city).toBe('Burlington');
  });

  it('who has no company names no place under the word for companies', async () => {
    const { rows, refused } = await readFile(files, {
      name: 'list.csv',
      data: makeCsv([
        ['Empresa', 'Cidade', 'Estado', 'Rua'],
        ...rowsBy((name, i) => [i === 2 ? 'AUTONOMO ' : name, 'Campinas', 'SP', `Rua das Flores ${i}`]),
      ]),
    });
    expect(rows.map(({ name }) => name)).not.toContain('AUTONOMO');
    expect(refused).toHaveLength(1);
  });

  it('a degree without decimals beside one of many is none: the link to a map says where the place is', async () => {
    const rows = await read([
      ['Name', 'URL', 'Latitude', 'Longitude'],
      ...rowsBy((name, i) => [
        name,
        `https://www.google.com/maps/place/${encodeURIComponent(name)}/data=!4m7!3m6!1s0x3bcb:0x3e${i}!8m2!3d17.446${i}347!4d78.393${i}421`,
        `17.446${i}347`,
        i === 2 ? '45' : `78.393${i}421`,
      ]),
    ]);
    expect(rows[2]).toMatchObject({ latitude: 17.4462347, longitude: 78.3932421 });
  });

  it('scores that lie close together are not counts of reviews, which differ by far', async () => {
    const listOf = (figure: (i: number) => number) =>
      read([
        ['name', 'address', 'rating', 'score'],
        ...rowsBy((name, i) => [name, address(i), `4.${i}`, String(figure(i))]),
      ]);
    expect((await listOf((i) => 57 + (i % 6)))[3]?.reviewCount).toBeNull();
    expect((await listOf((i) => 7 + i * i * 9))[3]?.reviewCount).toBe(88);
  });

  it('figures of a map are read under its name: gmaps_review_count', async () => {
    const rows = await read([
      ['name', 'address', 'gmaps_rating', 'gmaps_review_count'],
      ...rowsBy((name, i) => [name, address(i), `4.${i}`, String(12 + i * 31)]),
    ]);
    expect(rows[3]).toMatchObject({ rating: 4.3, reviewCount: 105 });
  });

  it('the kind of a row is not its address as well', async () => {
    const rows = await read([
      ['name', 'category', 'address'],
      ...rowsBy((name, i) => [
        name,
        'Kedai Kopi',
        i === 7 ? 'Coffee shop' : i % 2 ? 'Kedai Kopi' : `Jl. Manyar No.${i}, Surabaya`,
      ]),
    ]);
    expect(rows.map(({ address: written }) => written === null)).toEqual(names.map((_, i) => i % 2 === 1));
  });
});
