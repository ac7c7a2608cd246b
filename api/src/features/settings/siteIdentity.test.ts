import { beforeEach, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { executeWithRetry } from '../../testing/retryWhileBusy.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer } = await makeOperator(database.db));
});

const query = `{ siteIdentity { name email responseHours languages socialLinks { name url } version } }`;
const save = (input: object) =>
  executeWithRetry<{ saveSiteIdentity: { name: string; version: number } }>(
    services,
    `mutation ($input: SaveSiteIdentityInput!) { saveSiteIdentity(input: $input) { name version } }`,
    { input },
    { as: viewer },
  );

it('the identity of the site is neutral until an operator configures it', async () => {
  expect(await executeOrThrow(services, query)).toEqual({
    siteIdentity: {
      name: 'Business Directory',
      email: null,
      responseHours: 24,
      languages: ['English'],
      socialLinks: [],
      version: 0,
    },
  });
});

it('the identity of the site changes the given fields, keeps the rest, and clears those that are null', async () => {
  const first = await save({ version: 0, name: ' City  Guide ', email: 'team@guide.example' });
  const version = first.data?.saveSiteIdentity.version ?? 0;
  await save({
    version,
    responseHours: null,
    languages: ['English', ' '],
    socialLinks: [{ name: 'Photos', url: 'https://photos.example/guide' }],
  });
  expect(await executeOrThrow(services, query)).toMatchObject({
    siteIdentity: {
      name: 'City Guide',
      email: 'team@guide.example',
      responseHours: null,
      languages: ['English'],
      socialLinks: [{ name: 'Photos', url: 'https://photos.example/guide' }],
    },
  });
  const settings = await database.db.prisma.siteSettings.count();
  const events = await database.db.prisma.auditEvent.findMany({ where: { action: 'siteIdentity.save' } });
  expect([settings, events.length]).toEqual([2, 2]);
});

it('the identity of the site leaves other settings unchanged', async () => {
  await database.db.prisma.siteSettings.create({ data: { data: { other: { stays: true } } } });
  const { siteIdentity } = await executeOrThrow<{ siteIdentity: { version: number } }>(services, query);
  await save({ version: siteIdentity.version, name: 'Guide' });
  const last = await database.db.prisma.siteSettings.findFirst({ orderBy: { version: 'desc' } });
  expect(last?.data).toEqual({ other: { stays: true }, identity: { name: 'Guide' } });
});

it('the identity of the site refuses a stale version, also concurrently', async () => {
  const answers = await Promise.all(['a', 'b', 'c'].map((name) => save({ version: 0, name })));
  const codes = answers.map(({ errors }) => errors[0]?.extensions?.code ?? 'saved');
  expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(2);
  expect(codes).toContain('saved');
});

it.each([
  [{ email: 'nobody' }, 'email'],
  [{ phone: 'call me' }, 'phone'],
  [{ liveChatUrl: 'javascript:alert(1)' }, 'liveChatUrl'],
  [{ socialLinks: [{ name: 'x', url: 'data:text/html,x' }] }, 'socialLinks'],
  [{ responseHours: 0 }, 'responseHours'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ languages: Array<string>(21).fill('x') }, 'languages'],
])('the identity of the site refuses %j', async (part, field) => {
  const { errors } = await save({ version: 0, ...part });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
});
