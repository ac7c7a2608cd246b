import { describe, expect, it } from '@jest/globals';
import { rowOf } from '../../fixtures/checkedRow.ts';
import { namedRows, names, rowsBy, tableOfNames, useLists } from '../../fixtures/lists.ts';
import { makeCsv } from '../../fixtures/makeCsv.ts';
import { readFile } from '../../fixtures/readFile.ts';

const { files, read } = useLists();

describe('stars of hotels', () => {
  it('are not ratings, if some have none', async () => {
    const stars = ['4', '3', '0', '2', '0', '5', '3', '1', '0', '4'];
    const rows = await read(
      namedRows(
        ['estrellas'],
        stars.map((star) => [star]),
      ),
    );
    expect(rows.map(({ rating }) => rating)).toEqual(stars.map(() => null));
  });
});

describe('words for prices', () => {
  it.each([
    ['valor', 'Muito Caro', 'Barato', '$$$$'],
    ['Preis', 'sehr teuer', 'günstig', '$$$$'],
    ['fiyat', 'Pahalı', 'Ucuz', '$$$'],
  ])('are a level of prices under "%s": %s', async (header, word, other, level) => {
    const rows = await read([
      ['nome', 'cidade', header],
      ...names.map((name, i) => [name, 'São Paulo', i % 2 ? other : word]),
    ]);
    expect(rows.map(({ priceRange }) => priceRange)).toEqual(names.map((_, i) => (i % 2 ? '$' : level)));
  });
});

describe('ratings of ten', () => {
  it.each([
    ['Score', 'Lodging'],
    ['Рейтинг', 'Гостиница'],
    ['Ocena', 'Hotel'],
  ])('are read as ratings of five under %s', async (header, name) => {
    const rows = await read([
      ['Name', 'Address', header],
      ...names.map((each, i) => [`${name} ${each}`, `${i + 1} High Street, York`, `${8 + i / 10}`]),
    ]);
    expect(rows.map(({ rating }) => rating)).toEqual([4, 4.05, 4.1, 4.15, 4.2, 4.25, 4.3, 4.35, 4.4, 4.45]);
  });

  it.each([
    ['(8.5 of ten)', 4.25],
    ['9/10', 4.5],
    ['7,8 von 10', 3.9],
    ['8.4 sur 10', 4.2],
    ['4.5/5', 4.5],
  ])('are known by their words: %s', (rating, five) => {
    expect(rowOf({ name: 'Mill', rating }).rating).toBe(five);
  });

  it('are none if most are below five', async () => {
    const rows = await read([
      ['Name', 'Address', 'Rating'],
      ...names.map((each, i) => [each, `${i + 1} High Street, York`, i === 3 ? '9.1' : `4.${i}`]),
    ]);
    expect(rows[0]?.rating).toBe(4);
    expect(rows[3]?.rating).toBeNull();
  });
});

describe('figures under a word for reviews', () => {
  it('are ratings if most of them have a fraction', async () => {
    const figures = '4.2,4,4.5,0,4.1,3.9,4,4.7,5,4'.split(',');
    const rows = await read(
      tableOfNames(['Reviews', 'phone', 'address'], (i) => [
        figures[i] ?? '',
        `+40 740 121 90${i}`,
        `Calea Moșilor ${i + 1}, București`,
      ]),
    );
    expect(rows[7]).toMatchObject({ rating: 4.7, reviewCount: null });
  });

  it('are counts if they are whole', async () => {
    const rows = await read(tableOfNames(['Reviews'], (i) => [`${i * 7}`]));
    expect(rows[6]).toMatchObject({ rating: null, reviewCount: 42 });
  });
});

describe('shares of patients', () => {
  it('are not addresses', async () => {
    const rows = await read([
      ['', 'name', 'city', 'Fee', 'Review'],
      ...names.map((name, i) => [
        `${i}`,
        name,
        'Mumbai',
        `₹${i}00 at clinic`,
        `9${i}% ${i + 3} Patient Stories`,
      ]),
    ]);
    expect(rows[0]).toMatchObject({ address: null, city: 'Mumbai' });
  });
});

describe('a header of abbreviations above figures', () => {
  it('is asked about as a header, and is not a listing', async () => {
    const data = makeCsv([
      ['im', 'lat', 'lng', 'nm', 'dr'],
      ...rowsBy((_, i) => [
        `34${i}1`,
        `-20.24${i}3`,
        `-70.14${i}8`,
        i % 2 ? 'CRUZ ALTA' : 'DEL SOL',
        `prat ${i}`,
      ]),
    ]);
    const { columns } = await readFile(files, { name: 'list.csv', data });
    const read = columns.flatMap((one) => one.columns);
    expect(read.map(({ header }) => header)).toEqual(['im', 'lat', 'lng', 'nm', 'dr']);
    expect(read[3]).toMatchObject({ field: 'name', isAsked: true });
    expect(read[1]).toMatchObject({ field: 'latitude' });
  });
});

describe('a rating that its header calls a score', () => {
  const list = (score: (i: number) => string) =>
    read([
      ['name', 'lat', 'lng', 'rating_score'],
      ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, score(i)]),
    ]);

  it('is one of ten if its values are', async () => {
    const rows = await list((i) => `8.${i}`);
    expect(rows[6]?.rating).toBe(4.3);
  });

  it('is one of five beside the same rating of fifty, which is not a count', async () => {
    const rows = await read([
      ['name', 'lat', 'lng', 'rating', 'ratingScore'],
      ...rowsBy((name, i) => [name, `48.1${i}7`, `11.5${i}3`, i % 2 ? '45' : '40', `4.${i}1`]),
    ]);
    expect(rows[6]).toMatchObject({ rating: 4.61, reviewCount: null });
  });

  it('is one of five if its values are', async () => {
    const rows = await list((i) => `4.${i}`);
    expect(rows[6]?.rating).toBe(4.6);
  });
});

describe('ratings under the word for reviews', () => {
  it('are ratings if no other column has them', async () => {
    const rows = await read([
      ['Company name', 'Rating count', 'Review', 'Phone', 'Website'],
      ...names.map((name, i) => [
        name,
        `(${i * 9 + 4})`,
        (4 + i / 10).toFixed(1),
        `021663234${i}1`,
        `https://site${i}.com.tr/`,
      ]),
    ]);
    expect(rows[3]).toMatchObject({ rating: 4.3, reviewCount: 31 });
  });
});

describe('false prices of a scraper', () => {
  it.each([
    'PM7G+C4F',
    'HJ9P+P9',
    '3802 RKHB3802',
    '7045 نجد، RDLB3377، 3377',
    '2849 طريق ديراب الفرعي',
    '12 High Street',
  ])('is none: %s', async (value) => {
    const rows = await read([
      ['name', 'price_range', 'city'],
      ...names.map((name, i) => [name, i % 3 === 0 ? value : '$$', 'Riyadh']),
    ]);
    expect(rows.map(({ priceRange }) => priceRange)).toEqual(
      names.map((_, i) => (i % 3 === 0 ? null : '$$')),
    );
  });

  it.each(['20–40 ر.س', '₩10,000~20,000', '10-20 TL', 'R$ 32 - R$ 97'])('is one: %s', async (value) => {
    const rows = await read(tableOfNames(['price_range', 'city'], () => [value, 'Riyadh']));
    expect(rows[0]?.priceRange).toBe(value);
  });
});

describe('a column of written reviews', () => {
  it.each([
    ['Avaliações', 'Reviews', "['“Almoço”', '“Jantar”']"],
    ['Bewertungen', 'Reviews', '["Sehr gut", "Gerne wieder"]'],
    ['Number of reviews', 'reviews', "['Nice', 'Good']"],
  ])('does not hide the number under %s', async (header, other, texts) => {
    const rows = await read(
      tableOfNames(['Rating', header, other], (i) => [`4.${i}`, `${i * 37 + 11}`, texts]),
    );
    expect(rows.map(({ reviewCount }) => reviewCount)).toEqual(names.map((_, i) => i * 37 + 11));
  });
});

describe('ratings with their stars in words', () => {
  it.each(
    'Sterne,star rating,sterren,gwiazdki,hvězdičky,stjärnor,stjerner,csillag,stele,bintang,sao,αστέρια,つ星,颗星,별,ดาว'.split(
      ',',
    ),
  )('are read: 4.5 %s', async (word) => {
    const rows = await read(
      tableOfNames(['rating_stars', 'phone'], (i) => [`${3 + (i % 4) / 2} ${word}`, `030 32701${i + 10}`]),
    );
    expect(rows.map(({ rating }) => rating)).toEqual(names.map((_, i) => 3 + (i % 4) / 2));
  });
});
