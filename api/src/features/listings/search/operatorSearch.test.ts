import { beforeEach, describe, expect, it } from '@jest/globals';
import { businessPath } from '../../../../../domain/indexRule.ts';
import type { Services } from '../../../lib/context.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const operator = {
  as: { kind: 'operator', operatorId: 1, sessionId: 1, name: 'Elif', userCode: 'elif' },
} as const;

const database = useTestDatabase();
let services: Services;
let id: number;
beforeEach(async () => {
  services = testServices(database.db);
  const { db } = services;
  const plumber = await makeCategory(db, 'Plumber');
  const naples = await makeCity(db, 'Naples', { countryCode: 'US' });
  await makeBusiness(db, {
    ...{ name: 'Rapid Rooter', categoryId: plumber.id, cityId: naples.id, countryCode: 'US' },
    ...{ phone: '(239) 555-0123', phoneNormalised: '+12395550123', email: 'Hello@Rooter.example' },
    website: 'https://www.rooter.example/en/contact?ref=1',
  });
  const numbered = await makeBusiness(db, {
    ...{
      name: 'Numbered',
      slug: 'numbered-4',
      globalRowNumber: 1_070_123,
      placeId: 'ChIJ7xrAlUNtbEgRmDFJbg0JbFM',
    },
    ...{ googleId: '0x486c6d439540ebee:0x536c090d6e493198', cid: '6011234567890123456' },
  });
  ({ id } = numbered);
});

/** The first listing that operators find, what their search was understood as, and what was left out. */
async function find(search: string) {
  const { adminBusinesses } = await executeOrThrow<{
    adminBusinesses: {
      nodes: { name: string }[];
      understoodAs: { parts: { kind: string }[]; leftOut: string[] } | null;
    };
  }>(
    services,
    `query ($search: String!) {
      adminBusinesses(filter: { search: $search }) { nodes { name } understoodAs { parts { kind } leftOut } }
    }`,
    { search },
    operator,
  );
  const { nodes, understoodAs } = adminBusinesses;
  return [
    nodes[0]?.name,
    (understoodAs?.parts ?? []).map(({ kind }) => kind).join(),
    ...(understoodAs?.leftOut ?? []),
  ];
}

describe('the search of operators', () => {
  it('finds a listing by its id, as #id too', async () => {
    for (const text of [`${id}`, `#${id}`, ` # ${id} `]) expect(await find(text)).toEqual(['Numbered', 'ID']);
  });

  it('finds a listing by the links of its page, also of its former one, of the back office and of the API', async () => {
    await services.db.pool.query("UPDATE businesses SET slug = 'numbered-5' WHERE id = $1", [id]);
    for (const link of [
      `${businessPath('numbered-5')}?from=list`,
      businessPath('numbered-4'),
      `/admin/businesses?page=2&edit=${id}`,
      '/api/businesses/numbered-5',
    ])
      expect([link, await find(`https://directory.example${link}`)]).toEqual([link, ['Numbered', 'ID']]);
  });

  it.each([
    ['row number', '1070123'],
    ['row number as Turkish tables print it', '1.070.123'],
    ['row number as English tables print it', '1,070,123'],
    ['row number with spaces', '# 1 070 123'],
    ['place id', 'ChIJ7xrAlUNtbEgRmDFJbg0JbFM'],
    ['Google id', '0x486C6d439540ebee:0x536c090d6e493198'],
    ['CID', '6011234567890123456'],
    ['row number with a label', 'satır no: 1070123'],
    ['place id with a label', 'place id: ChIJ7xrAlUNtbEgRmDFJbg0JbFM'],
    ['place id in a link', 'https://www.google.com/maps/place/?q=place_id:ChIJ7xrAlUNtbEgRmDFJbg0JbFM'],
    [
      'Google id in a link',
      'https://www.google.com/maps/place/N/data=!4m2!3m1!1s0x486c6d439540ebee:0x536c090d6e493198',
    ],
    ['CID in a link', 'https://maps.google.com/?cid=6011234567890123456'],
  ])('finds a listing by its %s, which no visitor knows', async (_, text) => {
    expect(await find(text)).toEqual(['Numbered', 'ID']);
    const { businesses } = await executeOrThrow<{ businesses: { nodes: { name: string }[] } }>(
      services,
      'query ($search: String!) { businesses(filter: { search: $search }) { nodes { name } } }',
      { search: text },
    );
    expect(businesses.nodes).toEqual([]);
  });

  it.each([
    ['phone number', '0239 555 01 23', 'PHONE'],
    ['phone number among words', 'call (239) 555-0123', 'PHONE'],
    ['e-mail address', 'HELLO@rooter.example', 'EMAIL'],
    ['e-mail address among words', 'mail hello@rooter.example', 'EMAIL'],
    ['web address', 'rooter.example', 'WEBSITE'],
    ['kind and place', 'plumber in naples', 'CATEGORY,CITY'],
    ['kind in another language', 'tesisatçı naples', 'CATEGORY,CITY'],
  ])('finds by %s as that of visitors does', async (_, text, kinds) => {
    expect(await find(text)).toEqual(['Rapid Rooter', kinds]);
  });

  it('says which words were left out', async () => {
    expect(await find('plumber naples qqqqzzzz')).toEqual(['Rapid Rooter', 'CATEGORY,CITY', 'qqqqzzzz']);
  });
});
