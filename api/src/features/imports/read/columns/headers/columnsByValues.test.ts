import { describe, expect, it } from '@jest/globals';
import { mapColumns } from '../mapColumns.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';

const of = (value: (i: number) => string) => Array.from({ length: 10 }, (_, i) => value(i));
const names =
  'Mira Kiosk,Old Harbour,Blue Lantern,Corner Oven,Silver Spoon,Garden House,North Deli,Sun Optics,Red Barn,Lake View'.split(
    ',',
  );
const persons = of((i) => `${['Anna', 'Paul', 'Rosa', 'Ivan', 'Lena'][i % 5]} ${['Berg', 'Stone'][i % 2]}`);
const mails = of(
  (i) => `${['anna', 'paul', 'rosa', 'ivan', 'lena'][i % 5]}.${['berg', 'stone'][i % 2]}@kiosk${i}.com`,
);
const phones = of((i) => `610-355-245${i}`);

describe('reviews under names of classes', () => {
  it.each([
    ['Indonesian', '5 bulan lalu'],
    ['Vietnamese', '10 tháng trước trên'],
    ['German', 'vor einem Monat'],
    ['Spanish', 'hace 2 años'],
    ['Japanese', '3 か月前'],
    ['English', 'a year ago'],
  ])('are not places, nor are their visitors (%s)', (_, ago) => {
    const read = readingsOf({
      d4r55: persons,
      rsqaWe: of(() => ago),
      wiI7pd: of((i) => `A long text of a visitor who liked the place and came again ${i} times.`),
    });
    expect(Object.values(read)).toEqual([null, null, null]);
  });

  it('are not places that have a link to the map', () => {
    const link = of(
      (i) => `https://www.google.com/maps/place/${(names[i] ?? '').replaceAll(' ', '+')}/data=x`,
    );
    const read = readingsOf({
      hfpxzc: link,
      qBF1Pd: names,
      rsqaWe: of(() => 'a year ago'),
      text: of((i) => `"A long text of a visitor who liked the place and came again ${i} times."`),
    });
    expect(read).toMatchObject({ qBF1Pd: 'name', hfpxzc: 'locationLink' });
  });
});

describe('averages of reviews', () => {
  it.each(['Average Review Count', 'avg_review', 'Review average', 'Promedio review'])(
    'are ratings, also in a list of few rows: %s',
    (header) => {
      const read = readingsOf({
        Names: names.slice(0, 6),
        'Review Count': of((i) => `${i * 31 + 7}`).slice(0, 6),
        [header]: ['4.2', '4.7', '4.1', '4.1', '2.8', '4.2'],
      });
      expect(read).toMatchObject({ 'Review Count': 'reviewCount', [header]: 'rating' });
    },
  );
});

describe('moments at which a place next opens', () => {
  it('are not hours beside those of the days', () => {
    const days = 'Monday: 9 AM–5 PM; Tuesday: 9 AM–5 PM; Wednesday: Closed';
    const moment = of((i) => `Aberto ⋅ Fecha às 2${i % 4}:00`);
    const read = readingsOf({
      Names: names,
      'Current Opening Hours': moment,
      'Opening Hours': of(() => days),
    });
    expect(read).toMatchObject({ 'Opening Hours': 'workingHours' });
    expect(read['Current Opening Hours']).not.toBe('workingHours');
  });
});

describe('keys and numbers of registers', () => {
  it('are neither names nor addresses, whatever their header says', () => {
    const read = readingsOf({
      '(Do Not Modify) Account': of((i) => `7d69af4f-87ab-f011-bbd2-6045bd09da${i}c`),
      '(Do Not Modify) Row Checksum': of((i) => `0vIbMPM678mfcAZOZ4Nk+NTEiMDgIbfT5WWqp7zl${i}==`),
      'Account Name': names,
    });
    expect(Object.values(read)).toEqual([null, null, 'name']);
  });

  it('are not a phone numbers', () => {
    const read = readingsOf({
      DESCRIZIONE: names,
      street: of((i) => `VIA ROMA ${i}`),
      PARTITAIVA: of((i) => `0082146030${i}`),
    });
    expect(read).toMatchObject({ PARTITAIVA: null });
  });
});

describe('headers that say little', () => {
  it.each(['Number', 'Numero', 'No'])('%s over phone numbers is a phone', (header) => {
    expect(readingsOf({ Business: names, Contact: persons, [header]: phones, Email: mails })).toMatchObject({
      [header]: 'phone',
      Contact: 'private',
      Email: 'private',
    });
  });

  it.each([
    ['calification', of((i) => `4.${i}`), 'rating'],
    ['number_of_reviwes', of((i) => `${i * 7 + 3}`), 'reviewCount'],
  ])('%s is read in spite of its spelling if its values bear it out', (header, values, field) => {
    expect(readingsOf({ name: names, city: of(() => 'Chicago'), [header]: values })).toMatchObject({
      [header]: field,
    });
  });

  it('an area of towns is the city; served towns and quarters are not', () => {
    const areas = (values: readonly string[]) =>
      readingsOf({ name: names, phone: phones, area: of((i) => values[i % values.length] ?? '') })['area'];
    expect(areas(['Boston', 'Salem'])).toBe('city');
    expect(areas(['Serving Boston and the Surrounding Area', 'Serving Salem'])).toBe('servedArea');
    expect(areas(['Al Barsha 1', 'Downtown', 'Marina Walk'])).toBe('servedArea');
  });

  it('degrees beside a latitude are the longitude', () => {
    const read = readingsOf({
      nome: names,
      latitude: of((i) => `42.055${i}578`),
      lonxitude: of((i) => `-7.147${i}834`),
      comentario: of(() => 'ben'),
    });
    expect(read).toMatchObject({ lonxitude: 'longitude' });
  });

  it('words with a number are not addresses', () => {
    const guide = of((i) => `Bib Gourmand Michelin ${2015 + i}`);
    expect(
      readingsOf({ name: names, city: of(() => 'Beijing'), category: of(() => 'Bar'), Michelin: guide }),
    ).toMatchObject({
      Michelin: null,
    });
  });

  it.each([
    ['Calificacion', ['Alta', 'Media', 'Baja']],
    ['Potencial', ['Alto', 'Medio', 'Bajo']],
    ['Priorità', ['Alta', 'Media', 'Bassa']],
    ['Grade', ['Hot', 'Warm', 'Cold']],
  ])('how good a lead is names no town, kind or region: %s', (header, levels) => {
    const values = of((i) => levels[i % levels.length] ?? '');
    expect(readingsOf({ name: names, phone: phones, [header]: values })).toMatchObject({ [header]: null });
  });

  it('counts in brackets are those of reviews, under comments as well', () => {
    const counts = of((i) => (i % 3 === 0 ? 'Has No comments' : `(${i},012)`));
    expect(readingsOf({ name: names, phone: phones, comments: counts })).toMatchObject({
      comments: 'reviewCount',
    });
  });
});

describe('pages of a directory', () => {
  it('are not sites of places, however the column is called', () => {
    const pages = of((i) => `https://www.tripadvisor.com/Restaurant_Review-g187147-d${i}`);
    expect(readingsOf({ name: names, webUrl: pages })).toMatchObject({ webUrl: null });
    expect(readingsOf({ name: names, website: pages })).toMatchObject({ website: null });
  });
});

describe('links of a directory', () => {
  const pages = of((i) => `https://www.yellowpages.com/san-jose-ca/mip/silverback-557${i}?lid=1002046${i}`);
  const reviews = of((i) => `https://www.tripadvisor.com/Hotel_Review-g304138-d1265769${i}-Reviews`);

  it('are neither pictures nor phones', () => {
    const read = readingsOf({
      'media-thumbnail-wrapper href': pages,
      name: names,
      trip_advisor_link: reviews,
      phone: phones,
    });
    expect(read).toMatchObject({ 'media-thumbnail-wrapper href': null, phone: 'phone' });
    expect(read['trip_advisor_link']).not.toBe('phone');
  });
});

describe('a sheet without a header', () => {
  it('keeps persons private whom only their email addresses show', () => {
    const table = [names, of((i) => `${i} Main St, Chicago, IL 60601`), persons, phones, mails];
    const rows = names.map((_, row) => table.map((values) => values[row] ?? ''));
    const { columns } = mapColumns([], rows);
    expect(columns.map(({ field, how }) => (how === 'private' ? how : field))).toEqual([
      'name',
      'address',
      'private',
      'phone',
      'private',
    ]);
  });
});

describe('headers in the words of single authors', () => {
  it.each([
    ['Average Rates', of((i) => `${3 + (i % 2)}.${i}`), 'rating'],
    ['Average rate', of((i) => `${80 + i * 5}`), null],
    ['Geocoder', of((i) => `('41.65${i}41', '-0.879${i}86')`), 'coordinates'],
    ['Geocode', of((i) => `40.${1000 + i}, -3.${7000 + i}`), 'coordinates'],
    ['Geocode', of((i) => `QLD${i}`), null],
    ['review', of((i) => `${40 + i * 3}`), 'reviewCount'],
    ['Jumlah Review', ['2.083', '1.477', '15'], 'reviewCount'],
    ['Trade', of((i) => ['Plumbing', 'Electrical', 'HVAC'][i % 3] ?? ''), 'category'],
  ])('are read as what their values bear out: %s', (header, values, field) => {
    const ratings = of((i) => `4.${i}`);
    const read = readingsOf({
      Name: names,
      Phone: phones,
      [header]: values,
      ...(header === 'review' && { rating: ratings }),
    });
    expect(read[header]).toBe(field);
  });
});
