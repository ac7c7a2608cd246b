import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../../lib/context.ts';
import { executeOrThrow } from '../../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useFilledDatabase } from '../../../../testing/useFilledDatabase.ts';

const day = 1440;
const database = useFilledDatabase();
let services: Services;

beforeAll(async () => {
  const { db } = database;
  services = testServices(db);
  const us = { countryCode: 'US', timeZone: 'America/New_York' };
  const plumber = { categoryId: (await makeCategory(db, 'Plumber')).id, ...us };
  const lawyer = { categoryId: (await makeCategory(db, 'Lawyer')).id, ...us };
  const naples = await makeCity(db, 'Naples', { countryCode: 'US' });
  const always = { openingMinutes: [0, 10_080] };
  await makeBusiness(db, { name: 'Rapid Rooter', cityId: naples.id, ...plumber, ...always });
  await makeBusiness(db, {
    name: 'Golden Pipes',
    cityId: naples.id,
    ...plumber,
    rating: 5,
    reviewCount: 900,
  });
  await makeBusiness(db, { name: 'Bell Legal', ...lawyer });
  await makeBusiness(db, { name: 'Golden Hours', cityId: naples.id, ...us });
  const bar = { categoryId: (await makeCategory(db, 'Bar')).id, ...us };
  const sunday = 6 * day;
  await makeBusiness(db, { name: 'Owl', ...bar, openingMinutes: [sunday - 120, sunday + 180] });
  await makeBusiness(db, { name: 'Lark', ...bar, openingMinutes: [sunday + 600, sunday + 900] });
  const pharmacy = { categoryId: (await makeCategory(db, 'Pharmacy')).id, ...us };
  const daily = (from: number, to: number) =>
    [0, 1, 2, 3, 4, 5, 6].flatMap((each) => [each * day + from * 60, each * day + to * 60]);
  await makeBusiness(db, { name: 'Sun Chemist', ...pharmacy, openingMinutes: daily(9, 18) });
  await makeBusiness(db, { name: 'Moon Chemist', ...pharmacy, openingMinutes: daily(10, 23) });
  // Like "now", "best", "near" and "parking".
  for (const name of ['Cow House', 'West End', 'Dear Deer', 'Park Plumber'])
    await makeBusiness(db, { name, ...us });
});

async function search(text: string) {
  const { businesses, suggestions } = await executeOrThrow<{
    businesses: {
      nodes: { name: string }[];
      didYouMean: string | null;
      understoodAs: { parts: { kind: string }[]; leftOut: string[] } | null;
    };
    suggestions: { businesses: { name: string }[] };
  }>(
    services,
    `query ($text: String!) {
      businesses(filter: { search: $text }) {
        nodes { name } didYouMean understoodAs { parts { kind } leftOut }
      }
      suggestions(text: $text, limit: 10) { businesses { name } }
    }`,
    { text },
  );
  const names = businesses.nodes.map(({ name }) => name);
  expect(suggestions.businesses.map(({ name }) => name)).toEqual(names);
  const { parts = [], leftOut = [] } = businesses.understoodAs ?? {};
  return { names, kinds: parts.map(({ kind }) => kind), leftOut, didYouMean: businesses.didYouMean };
}

describe('opening hours that a search asks for', () => {
  it.each([
    ['as typed', 'plumber open now'],
    ['with a letter missing', 'plumbr open now'],
    ['in a place, with letters swapped', 'open now plubmer naples'],
    ['in another language, with a letter wrong', 'klempnar 24 hours'],
    ['by a name with a letter missing', 'rapd rooter open now'],
    ['with a word that no listing has', 'plumber open now qqqqzz'],
  ])('hold for a search %s', async (_, text) => {
    const { names, leftOut } = await search(text);
    expect(names).toEqual(['Rapid Rooter']);
    expect(leftOut).not.toContain('open now');
  });

  it.each([
    ['as typed', 'lawyer open now'],
    ['with a letter missing', 'lawyr open now'],
    ['with a word that no listing has', 'lawyer open now qqqqzz'],
  ])('are left out, which the answer says, if nothing is open for a search %s', async (_, text) => {
    const { names, kinds, leftOut } = await search(text);
    expect(names).toEqual(['Bell Legal']);
    expect(kinds).not.toContain('OPEN_NOW');
    expect(leftOut).toContain('open now');
  });
});

describe('a day or a time that a search asks for', () => {
  it.each([
    ['bar open sunday', ['Lark'], 'OPEN_ON'],
    ['bar open saturday night', ['Owl'], 'OPEN_ON'],
    ['bar open sunday at 11', ['Lark'], 'OPEN_ON'],
    ['pharmacy open at 22', ['Moon Chemist'], 'OPEN_AT'],
    ['pharmacy until 6 pm', ['Sun Chemist', 'Moon Chemist'], 'OPEN_AT'],
    ['pharmacy open at 9:30 am', ['Sun Chemist'], 'OPEN_AT'],
  ])('finds what is open then: %s', async (text, expected, kind) => {
    const { names, kinds, leftOut } = await search(text);
    expect(new Set(names)).toEqual(new Set(expected));
    expect([kinds.includes(kind), leftOut]).toEqual([true, []]);
  });
});

describe('words that ask for an order or a filter', () => {
  it.each([
    ['plumbr open now', 'plumber open now'],
    ['best plumbr', 'best plumber'],
    ['plumbr near me', 'plumber near me'],
    ['lawyr open now', 'lawyer'],
  ])('are not typos of words of the directory: %s', async (typed, meant) => {
    expect((await search(typed)).didYouMean).toBe(meant);
  });
});

it('a name that is also a word for requests ranks first in its town, and is shown as left out', async () => {
  const { names, leftOut } = await search('hours in naples');
  expect(names).toEqual(['Golden Hours', 'Golden Pipes', 'Rapid Rooter']);
  expect(leftOut).toEqual(['hours']);
});

it('a feature that no listing has is left out, and taken for no other word', async () => {
  const { names, leftOut } = await search('plumbr with parking');
  expect(new Set(names)).toEqual(new Set(['Rapid Rooter', 'Golden Pipes', 'Park Plumber']));
  expect(leftOut).toEqual(['parking']);
});
