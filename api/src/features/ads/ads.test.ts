import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, execute } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: ReturnType<typeof testServices> & Services;
let server: TestServer;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
let cookies: Record<string, string>;
beforeAll(async () => {
  services = testServices(database.db);
  server = await startTestServer(services);
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ viewer, cookies } = await makeOperator(database.db));
});

const fields = `version isEnabled adsTxt placements { placement isEnabled format adClient adSlot adStyle frequency houseAd { title text url label } }`;
interface Settings {
  version: number;
  isEnabled: boolean;
  placements: Record<string, unknown>[];
}
async function save(input: object) {
  const { data, errors } = await execute<{ saveAdSettings: Settings }>(
    services,
    `mutation ($input: SaveAdSettingsInput!) { saveAdSettings(input: $input) { ${fields} } }`,
    { input },
    { as: viewer },
  );
  return { settings: data?.saveAdSettings as Settings, refusal: errors[0]?.extensions };
}
const houseAd = { title: 'Advertise here', url: '/contact' };
const network = { adClient: ' CA-PUB-1234567890123456 ', adSlot: '987654321' };
const boxes = async () =>
  (
    await executeOrThrow<{ adPlacements: { placement: string }[] }>(
      services,
      '{ adPlacements { placement width height } }',
    )
  ).adPlacements;

it('saving ads clears null fields, and keeps omitted ones', async () => {
  const adStyle = { display: 'block' };
  const top = { placement: 'TOP', adStyle, houseAd, ...network };
  await save({ adsTxt: 'a.example, 1, DIRECT', placements: [top] });
  const { settings: kept } = await save({ placements: [{ placement: 'TOP', isEnabled: true }] });
  expect(kept).toMatchObject({ adsTxt: 'a.example, 1, DIRECT' });
  expect(kept.placements[0]).toMatchObject({ adStyle, houseAd, adSlot: network.adSlot });
  const nothing = { adStyle: null, houseAd: null, adClient: null, adSlot: null };
  const { settings } = await save({ adsTxt: null, placements: [{ placement: 'TOP', ...nothing }] });
  expect(settings).toMatchObject({ adsTxt: null });
  expect(settings.placements[0]).toEqual({ ...kept.placements[0], ...nothing, adStyle: {} });
});

it('a directory starts with five disabled placements, and serves those that are enabled and complete', async () => {
  const { adSettings } = await executeOrThrow<{ adSettings: Settings }>(
    services,
    `{ adSettings { ${fields} } }`,
    {},
    { as: viewer },
  );
  expect(adSettings).toMatchObject({ version: 0, isEnabled: true });
  expect(
    adSettings.placements.map(({ placement, isEnabled, format }) => [placement, isEnabled, format]),
  ).toEqual([
    ['TOP', false, 'HORIZONTAL'],
    ['MIDDLE', false, 'RECTANGLE'],
    ['BOTTOM', false, 'HORIZONTAL'],
    ['SIDEBAR', false, 'RECTANGLE'],
    ['INLINE', false, 'RECTANGLE'],
  ]);
  const { settings } = await save({
    version: 0,
    placements: [
      { placement: 'MIDDLE', isEnabled: true, houseAd },
      { placement: 'SIDEBAR', isEnabled: true, format: 'VERTICAL', ...network },
      { placement: 'TOP', isEnabled: true },
    ],
  });
  expect(settings.placements[3]).toMatchObject({ adClient: 'ca-pub-1234567890123456', adSlot: '987654321' });
  // No ad can fill the placement at the top.
  expect(await boxes()).toEqual([
    { placement: 'MIDDLE', width: 300, height: 250 },
    { placement: 'SIDEBAR', width: 160, height: 600 },
  ]);
  await save({ isEnabled: false });
  expect(await boxes()).toEqual([]);
});

it.each([
  ['an address in CSS', { adStyle: { background: 'url(https://evil.example/)' } }, 'adStyle'],
  ['an escape in CSS', { adStyle: { background: 'u\\72l(x)' } }, 'adStyle'],
  ['a list as CSS', { adStyle: ['display'] }, 'adStyle'],
  ['a name that is none', { adStyle: JSON.parse('{"__proto__":"x"}') as object }, 'adStyle'],
  ['a publisher that is none', { adClient: '"><script>' }, 'adClient'],
  ['a unit without a publisher', { adSlot: '12345' }, 'adClient'],
  ['another frequency', { frequency: 4 }, 'frequency'],
  ['a link that runs', { houseAd: { title: 'x', url: 'javascript:alert(1)' } }, 'houseAd.url'],
  ['a link to another host in disguise', { houseAd: { title: 'x', url: '//evil.example' } }, 'houseAd.url'],
  ['no heading', { houseAd: { title: ' ', url: '/contact' } }, 'houseAd.title'],
])('saving ads refuses %s, and keeps the stored settings', async (_what, change, field) => {
  const { refusal } = await save({ placements: [{ placement: 'TOP', isEnabled: true, ...change }] });
  expect(refusal).toMatchObject({ code: 'BAD_INPUT', fields: { [`TOP.${field}`]: expect.any(String) } });
  expect(await database.db.prisma.adSettings.count()).toBe(0);
});

it('the ad settings service stores versions with author and changes, refuses a stale save, and restores an earlier version', async () => {
  const { settings: first } = await save({
    version: 0,
    placements: [{ placement: 'TOP', isEnabled: true, houseAd }],
  });
  const { settings: second } = await save({ version: first.version, ratePerThousand: 12.5 });
  expect((await save({ version: first.version, isEnabled: false })).refusal).toMatchObject({
    code: 'CONFLICT',
  });
  const { adSettingsVersions } = await executeOrThrow<{ adSettingsVersions: { nodes: object[] } }>(
    services,
    '{ adSettingsVersions { nodes { version changed operatorName } } }',
    {},
    { as: viewer },
  );
  expect(adSettingsVersions.nodes).toEqual([
    { version: second.version, changed: ['GLOBALS'], operatorName: expect.any(String) },
    { version: first.version, changed: ['TOP'], operatorName: expect.any(String) },
  ]);
  const { data } = await execute<{ restoreAdSettings: Settings }>(
    services,
    `mutation { restoreAdSettings(version: ${second.version}, to: 0) { ${fields} } }`,
    {},
    { as: viewer },
  );
  expect(data?.restoreAdSettings.placements[0]).toMatchObject({ isEnabled: false, houseAd: null });
  const events = await database.db.prisma.auditEvent.findMany({
    where: { entity: 'adSettings' },
    orderBy: { id: 'asc' },
  });
  expect(events.map(({ action, before }) => [action, Object.keys(before as object)])).toEqual([
    ['adSettings.save', ['TOP']],
    ['adSettings.save', ['GLOBALS']],
    ['adSettings.restore', ['TOP', 'GLOBALS']],
  ]);
});

it('a listing is advertised in as many enabled boxes as its plan allows, while the plan runs', async () => {
  const [one, two] = [
    await makeBusiness(database.db, { name: 'Kahve' }),
    await makeBusiness(database.db, { name: 'Çay' }),
  ];
  const listed = async () => {
    const { listingAds } = await executeOrThrow<{ listingAds: { title: string; placements: string[] }[] }>(
      services,
      '{ listingAds { title text url placements } }',
    );
    return Object.fromEntries(listingAds.map(({ title, placements }) => [title, placements]));
  };
  await database.db.pool.query(`
    INSERT INTO subscriptions (business_id, business_name, plan_id, starts_at, ends_at, price)
    VALUES (${one.id}, 'Kahve', 'basic', now() - interval '1 hour', now() + interval '1 day', 1),
      (${two.id}, 'Çay', 'enterprise', now() - interval '1 hour', now() + interval '1 day', 1)`);
  expect(await listed()).toEqual({});
  const on = (['TOP', 'MIDDLE', 'SIDEBAR'] as const).map((placement) => ({
    placement,
    isEnabled: true,
    houseAd,
  }));
  await save({ placements: on });
  const { Kahve, Çay } = await listed();
  expect(Kahve).toHaveLength(1);
  expect(Çay?.toSorted()).toEqual(['MIDDLE', 'SIDEBAR', 'TOP']);
  await database.db.pool.query(`UPDATE plans SET max_ads = 0 WHERE id = 'enterprise'`);
  await database.db.pool.query(`UPDATE listing_plans SET until = now() WHERE business_id = ${one.id}`);
  expect(await listed()).toEqual({});
});

it('/ads.txt lists the enabled networks and the operators’ own lines', async () => {
  expect((await server.send('GET', '/ads.txt')).status).toBe(404);
  await save({
    placements: [{ placement: 'TOP', isEnabled: true, ...network }],
    adsTxt: '# ours\r\nexample.com, 7, RESELLER, abc\r\n',
  });
  const { body, headers } = await server.send('GET', '/ads.txt');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n# ours\nexample.com, 7, RESELLER, abc\n',
  );
  expect((await save({ adsTxt: '<html>' })).refusal).toMatchObject({
    fields: { adsTxt: expect.any(String) },
  });
});

it('the ad report sums up counted views; only network ads earn, by the rates that operators set', async () => {
  const report = async () =>
    (
      await executeOrThrow<{
        adReport: { total: Record<string, number | null>; placements: object[]; points: object[] };
      }>(
        services,
        `{ adReport(days: 7) { total { requests fills impressions clicks ctr fillRate revenue }
          placements { placement figures { impressions revenue } } points { day impressions clicks } } }`,
        {},
        { as: viewer },
      )
    ).adReport;
  expect((await report()).total).toMatchObject({ impressions: 0, ctr: null, fillRate: null, revenue: null });
  // The network left one box of three empty, and the directory filled it.
  await database.db.pool.query(`
    INSERT INTO ad_stats (day, placement, source, requests, fills, impressions, clicks)
    SELECT (now() AT TIME ZONE '${services.config.timeZone}')::date - back, 'TOP', source::ad_source, requests, fills, seen, clicks
    FROM (VALUES (0, 'NETWORK', 3, 1, 2, 1), (0, 'HOUSE', 0, 1, 1, 1), (40, 'NETWORK', 9, 9, 9, 9))
      AS given (back, source, requests, fills, seen, clicks)`);
  expect((await report()).total.revenue).toBeNull();
  await save({ ratePerThousand: 1000, ratePerClick: 2.25 });
  const { total, placements, points } = await report();
  expect(total).toEqual({
    requests: 3,
    fills: 2,
    impressions: 3,
    clicks: 2,
    ctr: 2 / 3,
    fillRate: 2 / 3,
    revenue: 4.25,
  });
  expect(placements).toEqual([{ placement: 'TOP', figures: { impressions: 3, revenue: 4.25 } }]);
  expect(points).toHaveLength(7);
  expect(points.at(-1)).toMatchObject({ impressions: 3, clicks: 2 });
  const { body } = await server.send('GET', '/api/admin/ad-analytics', { cookies });
  expect(JSON.parse(body)).toEqual({ impressions: 3, clicks: 2, ctr: 66.67, revenue: 4.25, fillRate: 66.67 });
});

it('the legacy paths return and accept the legacy shape', async () => {
  const { body } = await server.send('GET', '/api/admin/ad-settings', { cookies });
  expect((JSON.parse(body) as object[])[1]).toEqual({
    placement: 'middle',
    enabled: false,
    adClient: '',
    adSlot: '',
    adFormat: 'rectangle',
    adStyle: { display: 'block' },
    frequency: 5,
  });
  const changed = [
    { placement: 'inline', enabled: true, adFormat: 'auto', adStyle: { color: 'red' }, frequency: 3 },
  ];
  const saved = await server.send('POST', '/api/admin/ad-settings', { cookies, payload: changed });
  expect((JSON.parse(saved.body) as object[])[4]).toMatchObject(changed[0] as object);
  const versions = () => database.db.prisma.adSettings.count();
  const before = await versions();
  const payload = JSON.parse(saved.body) as object[];
  const again = await server.send('POST', '/api/admin/ad-settings', { cookies, payload });
  expect([again.body, await versions()]).toEqual([saved.body, before]);
  for (const wrong of [{}, [7], [null], [{ placement: 'roof' }], [{ placement: 'top', adFormat: 'round' }]])
    expect((await server.send('POST', '/api/admin/ad-settings', { cookies, payload: wrong })).status).toBe(
      400,
    );
});
