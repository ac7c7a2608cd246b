import { describe, expect, it } from '@jest/globals';
import { useSearchResults } from '../../../../../testing/useSearchListings.ts';

const always = { openingMinutes: [0, 10_080], timeZone: 'Europe/Zurich' };
const never = { openingMinutes: [], timeZone: 'Europe/Zurich' };

const find = useSearchResults([
  ['Subway', 'Fast food restaurant', 'Zürich', 'CH', never],
  ['Brot & Belag', 'Fast food restaurant', 'Zürich', 'CH', always],
  ['Apotheke am Tor', 'Pharmacy', 'Zürich', 'CH', always],
  ['Apotheke zum Mond', 'Pharmacy', 'Zürich', 'CH', never],
  ['Kino Sommernacht', 'Movie theater', 'Zürich', 'CH', never],
  ['Açık Hava Sineması', 'Movie theater', 'Zürich', 'CH', never],
  ['Open Mic Keller', 'Bar', 'Zürich', 'CH', never],
  ['Nachtbar', 'Bar', 'Zürich', 'CH', always],
  ['24 Hour Fitness', 'Gym', 'Zürich', 'CH', never],
  ['Muskelhaus', 'Gym', 'Zürich', 'CH', always],
  ['Cedar Chambers', 'Law firm', 'Zürich', 'CH', always],
  ['Pučko otvoreno učilište', 'Adult education school', 'Zürich', 'CH', never],
]);

describe('a word for "open"', () => {
  it.each([
    ['açık hava', ['Açık Hava Sineması']],
    ['open mic', ['Open Mic Keller']],
    ['open mic zürich', ['Open Mic Keller']],
    ['otvoreno učilište', ['Pučko otvoreno učilište']],
    ['24 hour fitness', ['24 Hour Fitness']],
    ['24 hour fitness in zürich', ['24 Hour Fitness']],
  ])('within what is asked for is not a filter: %s', async (search, names) => {
    const found = await find(search);
    expect(found.names).toEqual(names);
    expect(found.parts.map(({ kind }) => kind)).not.toContain('OPEN_NOW');
  });

  it.each([
    'apotheke offen',
    'pharmacie ouverte',
    'farmacia abierta',
    'farmacia aperta',
    'apteka czynna',
    'pharmacy open',
    'açık eczane',
    'аптека открыта',
  ])('after or before a kind asks for what is open now: %s', async (search) => {
    const { names, parts } = await find(search);
    expect(names).toEqual(['Apotheke am Tor']);
    expect(parts.map(({ kind }) => kind)).toContain('OPEN_NOW');
  });
});

it('the last word of a feature that no listing has is not completed to a kind', async () => {
  expect((await find('açık büfe')).names).not.toContain('Cedar Chambers');
});

it.each(['is subway zürich open now', 'subway open now', 'subway zürich 24 hours'])(
  'a brand that is closed goes before others that are open: %s',
  async (search) => {
    const { names, leftOut } = await find(search);
    expect(names[0]).toBe('Subway');
    expect(leftOut).toHaveLength(1);
  },
);
