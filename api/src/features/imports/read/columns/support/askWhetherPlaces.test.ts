import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../../../domain/testing/examples.ts';
import { rowsOfTable, type ColumnTable } from '../../fixtures/columnTable.ts';
import { names } from '../../fixtures/lists.ts';
import { mapColumns } from '../mapColumns.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));
const dishes =
  'Lentil soup,Grilled salmon,Caesar salad,Beef burger,Tiramisu,Lamb stew,Mushroom risotto,Fish and chips,Apple pie,Iced tea'.split(
    ',',
  );
const prices = by((i) => `${5 + i}.50`);
const dates = by((i) => `2026-01-${10 + i}`);
const persons = by(
  (i) => `${['Anna', 'Tom', 'Maria'][i % 3]} ${['Miller', 'Baker', 'Smith', 'Jones'][i % 4]}`,
);

/** The columns about which an operator is asked. */
const askedOf = (table: ColumnTable) =>
  mapColumns(Object.keys(table), rowsOfTable(table)).columns.flatMap(({ header, isAsked }) =>
    isAsked ? [header] : [],
  );

describe('a list of something else than places is asked about', () => {
  it.each<[string, ColumnTable]>([
    ['a menu', { Name: dishes, Category: by((i) => ['Starters', 'Mains'][i % 2] ?? ''), Price: prices }],
    [
      'a menu in German',
      {
        Bezeichnung: dishes,
        Beschreibung: by((i) => `mit Kräutern ${i}`),
        Preis: by((i) => `${5 + i},50 €`),
      },
    ],
    ['goods', { Name: by((i) => `Widget ${i}A`), SKU: by((i) => `W-${i}`), Price: prices }],
    [
      'rated goods',
      { Title: by((i) => `Widget ${i}A`), Price: by((i) => `$1${i}.99`), Rating: by((i) => `4.${i}`) },
    ],
    [
      'ideas',
      {
        Title: by((i) => `An app that sorts ${i} things`),
        Idea: by((i) => `Sort ${i}`),
        Notes: by((i) => `n ${i}`),
      },
    ],
    ['tasks', { Name: by((i) => `Call the supplier ${i}`), 'Due Date': dates, Priority: by(() => 'High') }],
    [
      'tasks in Turkish',
      { Ad: by((i) => `Tedarikçiyi ara ${i}`), Öncelik: by(() => 'Yüksek'), Durum: by(() => 'Bekliyor') },
    ],
    [
      'payments',
      {
        Date: dates,
        Name: by((i) => `Card payment ${i}`),
        Amount: by((i) => `-${10 + i}.20`),
        Balance: prices,
      },
    ],
    [
      'payments in German',
      {
        Buchungstag: by((i) => `1${i}.01.2026`),
        Name: by((i) => `Stadtwerke ${i}`),
        Betrag: by((i) => `-1${i},20`),
      },
    ],
    [
      'books',
      { Title: dishes, Author: persons, Year: by((i) => `19${50 + i}`), Rating: by((i) => `4.${i}`) },
    ],
    ...[
      (i: number) => `https://www.linkedin.com/feed/update/urn:li:activity:70${i}/`,
      (i: number) => `https://www.linkedin.com/posts/acme_growth-activity-${i}`,
      (i: number) => `https://de.linkedin.com/pulse/how-we-grew-${i}`,
      (i: number) => `https://x.com/acme/status/17${i}`,
      (i: number) => `https://mobile.twitter.com/acme/status/17${i}?s=20`,
      (i: number) => `https://www.facebook.com/acme/posts/pfbid0${i}`,
      (i: number) => `https://www.facebook.com/permalink.php?story_fbid=1${i}&id=2`,
      (i: number) => `https://www.instagram.com/p/C${i}x/`,
      (i: number) => `https://www.instagram.com/acme/reel/C${i}x/`,
      (i: number) => `https://www.tiktok.com/@acme/video/7${i}`,
    ].map((link): [string, ColumnTable] => [
      `posts such as ${link(0)}`,
      {
        Company: by((i) => `${['Acme', 'Globex', 'Initech'][i % 3]} Corp`),
        Text: by((i) => `Excited to share that ${i} places in Berlin have joined our team #growth`),
        Link: by(link),
        Likes: by((i) => `${i * 7}`),
      },
    ]),
    [
      'persons',
      { Name: persons, Age: by((i) => `${20 + i}`), City: by((i) => ['Leeds', 'York'][i % 2] ?? '') },
    ],
  ])('%s', (_, table) => expect(askedOf(table)).toHaveLength(1));
});

describe('a list of places is not asked about', () => {
  it.each<[string, ColumnTable]>([
    ['of names alone', { Name: names }],
    ['of names and towns', { Name: names, City: by((i) => ['Leeds', 'York'][i % 2] ?? '') }],
    ['of names and ratings', { Name: names, Rating: by((i) => `4.${i}`), Reviews: by((i) => `${i * 17}`) }],
    ['of names and kinds', { Name: names, Category: by((i) => ['Restaurant', 'Bakery'][i % 2] ?? '') }],
    ['with prices for a night', { Hotel: names, 'Price per night': prices, Rating: by((i) => `8.${i}`) }],
    ['with levels of prices', { Restaurant: names, Price: by((i) => '$'.repeat(1 + (i % 3))) }],
    ['with dates and phones', { Name: names, Added: dates, Phone: by((i) => `0113 496 01${10 + i}`) }],
    ['with prices and sites', { Name: names, Price: prices, Website: by((i) => `https://p${i}.example/`) }],
    [
      'with words for their kinds in their names',
      { Name: by((i) => `Hotel ${names[i]}`), Notes: by((i) => `n ${i}`) },
    ],
  ])('%s', (_, table) => expect(askedOf(table)).toEqual([]));
});

it('the answer that rows are places is not asked for again', () => {
  const table = { Name: dishes, Price: prices };
  const { columns } = mapColumns(Object.keys(table), rowsOfTable(table), { Name: 'name' });
  expect(columns.filter(({ isAsked }) => isAsked)).toEqual([]);
});

it('one field of places settles it, in any order of columns', () => {
  const ofPlaces: ColumnTable = {
    Address: by((i) => `${i + 3} High Street, Leeds`),
    Phone: by((i) => `0113 496 01${10 + i}`),
    Website: by((i) => `https://p${i}.example/`),
    'Google Maps': by((i) => `https://maps.google.com/?cid=1234567890${i}`),
    Hours: by(() => 'Mon-Fri 9:00-17:00'),
  };
  const others: ColumnTable = { Name: names, Price: prices, Added: dates, Notes: by((i) => `note ${i}`) };
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(ofPlaces)),
      fc.shuffledSubarray(Object.keys(others), { minLength: 4 }),
      (field, order) => {
        const table = Object.fromEntries(
          [field, ...order].map((key) => [key, ofPlaces[key] ?? others[key] ?? []]),
        );
        expect(askedOf(table)).toEqual([]);
      },
    ),
    { numRuns: examples(30) },
  );
});

it.each([
  ['Sklep', 'Produkt'],
  ['Shop', 'Product'],
])('shops beside the goods that they sell are asked about: %s, %s', (shop, goods) => {
  const table = { [goods]: dishes, [shop]: by((i) => `shop${i % 7}.example`), Price: prices };
  expect(askedOf(table)).toEqual([shop]);
});
