import { beforeEach, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, execute } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer } = await makeOperator(database.db));
});

interface Settings {
  version: number;
  headCodes: string | null;
  footerConsent: string;
  googleAnalytics: string | null;
  metaDescription: string | null;
}
const fields = 'version headCodes footerConsent googleAnalytics metaDescription';
async function save(input: object) {
  const { data, errors } = await execute<{ saveSiteSettings: Settings }>(
    services,
    `mutation ($input: SaveSiteSettingsInput!) { saveSiteSettings(input: $input) { ${fields} } }`,
    { input },
    { as: viewer },
  );
  return { settings: data?.saveSiteSettings as Settings, refusal: errors[0]?.extensions };
}
const codes = async () => {
  const { htmlInjectionCodes } = await executeOrThrow<{
    htmlInjectionCodes: { name: string; consent: string }[];
  }>(services, '{ htmlInjectionCodes { name position consent code } }');
  return htmlInjectionCodes.map(({ name, consent }) => `${name}: ${consent}`);
};

it('settings are stored in the one store of codes, keep omitted fields, and clear those that are null', async () => {
  const { settings: first } = await save({
    version: 0,
    headCodes: '<meta name="a" content="1">\r\n',
    footerCodes: '<script>1</script>',
    footerConsent: 'ANALYTICS',
    googleAnalytics: ' g-abc1234 ',
    facebookPixel: '123456789',
    metaDescription: ' Good   places ',
  });
  expect(first).toMatchObject({
    headCodes: '<meta name="a" content="1">',
    footerConsent: 'ANALYTICS',
    googleAnalytics: 'G-ABC1234',
    metaDescription: 'Good places',
  });
  expect(await codes()).toEqual([
    'Head kodları: NONE',
    'Footer kodları: ANALYTICS',
    'Google Analytics: ANALYTICS',
    'Facebook Pixel: ADS',
  ]);
  const { settings: second } = await save({ version: first.version, facebookPixel: null, headCodes: ' ' });
  expect(second).toMatchObject({ headCodes: null, googleAnalytics: 'G-ABC1234' });
  expect(await codes()).toEqual(['Footer kodları: ANALYTICS', 'Google Analytics: ANALYTICS']);
  expect(await executeOrThrow(services, '{ siteSeo { metaDescription metaKeywords } }')).toEqual({
    siteSeo: { metaDescription: 'Good places', metaKeywords: null },
  });
});

it('settings that are saved as they are leave no version and no audit event', async () => {
  const values = { headCodes: '<meta name="a" content="1">', metaDescription: 'Good places' };
  const { settings: untouched } = await save({ version: 0, headCodes: null, metaDescription: ' ' });
  expect(untouched.version).toBe(0);
  const { settings: first } = await save({ version: 0, ...values });
  for (const { headCodes, footerConsent, googleAnalytics, metaDescription } of [first, first]) {
    const same = { headCodes, footerConsent, googleAnalytics, metaDescription };
    expect((await save({ version: first.version, ...same })).settings).toEqual(first);
  }
  expect(await codes()).toEqual(['Head kodları: NONE']);
  expect(await database.db.prisma.siteSettings.count()).toBe(1);
  expect(await database.db.prisma.auditEvent.count({ where: { entity: 'siteSettings' } })).toBe(1);
  // A colleague who opened the page meanwhile is not refused.
  expect((await save({ version: first.version, metaDescription: 'Better' })).refusal).toBeUndefined();
});

it('a value freed by one code can be used by another in the same save', async () => {
  const scripts = (count: number, of = 'f') =>
    Array.from({ length: count }, (_, i) => `<script>${of}(${i})</script>`).join('');
  const { settings: first } = await save({ version: 0, footerCodes: scripts(40) });
  const { settings: second } = await save({
    version: first.version,
    headCodes: scripts(39, 'h'),
    footerCodes: scripts(1),
  });
  expect(second.version).toBe(first.version + 1);
  const { refusal } = await save({ version: second.version, footerCodes: scripts(2) });
  expect(refusal).toMatchObject({ code: 'BAD_INPUT' });
});

it('a version records its author and changes, and is restored as a whole, with its codes', async () => {
  const { settings: first } = await save({ version: 0, headCodes: '<meta name="a" content="1">' });
  const { settings: second } = await save({ version: first.version, headCodes: null, metaKeywords: 'a, b' });
  const { siteSettingsVersions } = await executeOrThrow<{ siteSettingsVersions: object }>(
    services,
    '{ siteSettingsVersions { totalCount nodes { version changed operatorName } } }',
    {},
    { as: viewer },
  );
  expect(siteSettingsVersions).toEqual({
    totalCount: 2,
    nodes: [
      { version: second.version, changed: ['CODES', 'SEO'], operatorName: expect.any(String) },
      { version: first.version, changed: ['CODES'], operatorName: expect.any(String) },
    ],
  });
  const restore = (version: number, to: number) =>
    execute<{ restoreSiteSettings: Settings }>(
      services,
      `mutation { restoreSiteSettings(version: ${version}, to: ${to}) { ${fields} } }`,
      {},
      { as: viewer },
    );
  const { data } = await restore(second.version, first.version);
  expect(data?.restoreSiteSettings.headCodes).toBe('<meta name="a" content="1">');
  expect(await codes()).toEqual(['Head kodları: NONE']);
  expect((await restore(second.version, first.version)).errors[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
  });
  const third = data?.restoreSiteSettings.version ?? 0;
  expect((await restore(third, 999_999)).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  await restore(third, 0);
  expect(await codes()).toEqual([]);
  const events = await database.db.prisma.auditEvent.findMany({
    where: { entity: 'siteSettings' },
    orderBy: { id: 'asc' },
  });
  expect(events.map(({ action }) => action)).toEqual([
    'siteSettings.save',
    'siteSettings.save',
    'siteSettings.restore',
    'siteSettings.restore',
  ]);
  expect(Object.keys(events[1]?.after as object)).toEqual(['seo', 'codes']);
});

it('a code of the settings is changed in the settings only', async () => {
  await save({ version: 0, headCodes: '<meta name="a" content="1">' });
  const { injectionCodes } = await executeOrThrow<{ injectionCodes: { id: number; owner: string }[] }>(
    services,
    '{ injectionCodes { id owner } }',
    {},
    { as: viewer },
  );
  expect(injectionCodes).toEqual([{ id: expect.any(Number), owner: 'SETTINGS_HEAD' }]);
  const { errors } = await execute(
    services,
    `mutation { deleteInjectionCode(id: ${injectionCodes[0]?.id}) { id } }`,
    {},
    { as: viewer },
  );
  expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
});

it.each([
  [{ googleAnalytics: "G-1'); alert(1)//" }, 'googleAnalytics'],
  [{ googleTagManager: 'G-ABC1234' }, 'googleTagManager'],
  [{ facebookPixel: '12a45678' }, 'facebookPixel'],
  [{ headCodes: 'no element' }, 'headCodes'],
  [{ footerCodes: '<base href="/x">' }, 'footerCodes'],
  [{ metaDescription: 'x'.repeat(501) }, 'metaDescription'],
  [{ metaKeywords: 'x'.repeat(1001) }, 'metaKeywords'],
  [{ footerCodes: Array.from({ length: 41 }, (_, i) => `<script>${i}</script>`).join('') }, 'footerCodes'],
])('the settings of the site refuse %j, and nothing is stored', async (part, field) => {
  const { refusal } = await save({ version: 0, ...part });
  expect(refusal).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
  expect(await database.db.prisma.siteSettings.count()).toBe(0);
});
