import { beforeEach, describe, expect, it } from '@jest/globals';
import { schema } from './schema.ts';
import type { Services } from './lib/context.ts';
import { execute } from './testing/execute.ts';
import { makeBusiness, makeCategory, makeCountry, makeOperator } from './testing/factories.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// Forms send all of their fields, and clients post back what they read. Saving unchanged values changes nothing: no entry of
// the audit trail, which would have to be read past, and no version, which would refuse the next save of a colleague.

const database = useTestDatabase();
let services: Services;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
/** Ids of the rows that are changed. */
let ids: Record<string, number>;

beforeEach(async () => {
  const { db } = database;
  services = testServices(db);
  ({ viewer } = await makeOperator(db));
  const other = await makeOperator(db, 'Elif');
  await makeCountry(db, 'TR');
  const cafe = await makeCategory(db, 'Cafe');
  const business = await makeBusiness(db, { name: 'Kahve', categoryId: cafe.id, address: 'Yol 1' });
  const { prisma } = db;
  const { id: message } = await prisma.contactMessage.create({
    data: { name: 'A', email: 'a@visitor.example', subject: 'S', message: 'M' },
  });
  const { id: proposal } = await prisma.listingProposal.create({
    data: { businessId: business.id, kind: 'REPORT', message: 'M' },
  });
  const bar = await makeCategory(db, 'Bar');
  await db.pool.query(
    `INSERT INTO indexing_engines (engine, is_enabled, account, credentials, daily_quota)
     VALUES ('GOOGLE', false, 'a@b.example', 'unused key', 200)`,
  );
  ids = {
    bar: bar.id,
    other: other.viewer.operatorId,
    business: business.id,
    cafe: cafe.id,
    message,
    proposal,
  };
  const created: [name: string, mutation: string][] = [
    ['key', 'createApiKey(input: { name: "Program", scope: READ }) { apiKey { id } }'],
    ['hook', 'createWebhook(input: { name: "Partner", url: "https://partner.example/" }) { webhook { id } }'],
    ['synonym', 'saveSearchSynonym(input: { words: "berber", means: "kuaför" }) { id }'],
    [
      'code',
      `saveInjectionCode(input: { name: "A", code: "<meta name='a' content='1'>", position: HEAD,
      consent: NONE, isEnabled: true }) { id }`,
    ],
    [
      'laterCode',
      `saveInjectionCode(input: { name: "B", code: "<meta name='b' content='1'>", position: HEAD,
      consent: NONE, isEnabled: true }) { id }`,
    ],
    ['subscription', `startSubscription(input: { businessId: ${business.id}, planId: "basic" }) { id }`],
  ];
  for (const [name, mutation] of created) {
    const { data, errors } = await execute(services, `mutation { made: ${mutation} }`, {}, { as: viewer });
    if (errors.length > 0) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    ids[name] = Number(/"id":"?(\d+)/.exec(JSON.stringify(data))?.[1]);
  }
});

/** Each mutation that stores what an operator gives; of those with a required version, from the current one. */
const saves: Record<string, (version: number) => string> = {
  dismissCategoryMerge: () => `(input: { id: ${ids.cafe}, targetId: ${ids.bar} })`,
  markListingProposalSpam: () => `(id: ${ids.proposal}, isSpam: true) { id }`,
  moveContactMessage: () => `(input: { id: ${ids.message}, folder: ARCHIVE }) { id }`,
  orderInjectionCodes: () => `(ids: [${ids.laterCode}, ${ids.code}]) { id }`,
  renameCountry: () => `(input: { code: "TR", name: "Turkey" }) { id }`,
  saveAdSettings: () => `(input: { delayMs: 1000, ratePerClick: 1.5 }) { version }`,
  saveBackupSchedule: () => `(input: { pace: WEEKLY, keep: 5 }) { keep }`,
  saveColumnMapping: () =>
    `(input: { header: ["Ad", "Not"], mapping: { Not: "" }, releasedColumns: ["Not"] }) { id }`,
  saveFilter: () => `(name: "Kahveler", query: "search=kahve") { id }`,
  saveGoogleIndexing: () => `(input: { isEnabled: true, dailyQuota: 100 }) { isAutomatic }`,
  saveIndexNow: () => `(input: { isEnabled: true, dailyQuota: 100 }) { isAutomatic }`,
  saveIndexingAutomation: () => `(isOn: true) { isAutomatic }`,
  saveInjectionCode: (
    version,
  ) => `(input: { id: ${ids.code}, version: ${version}, name: "C", code: "<meta name='c' content='1'>",
    position: HEAD, consent: ADS, isEnabled: false }) { version }`,
  savePricingPlan:
    () => `(id: "basic", input: { name: "Başlangıç", price: 120, duration: 30, features: ["Bir"], maxAds: 1,
    priorityPlacement: false, analyticsAccess: true, customStyling: false, isEnabled: true }) { version }`,
  saveSearchSynonym: () =>
    `(input: { id: ${ids.synonym}, words: "berber", means: "saç", isTwoWay: false }) { id }`,
  saveSiteIdentity: (version) =>
    `(input: { version: ${version}, name: "Rehber", responseHours: 12 }) { version }`,
  saveSiteSettings: (version) =>
    `(input: { version: ${version}, metaDescription: "Good places" }) { version }`,
  setContactMessageStatus: () => `(input: { id: ${ids.message}, status: HANDLED }) { id }`,
  setOperatorDisabled: () => `(id: ${ids.other}, isDisabled: true) { id }`,
  setPricingPlanEnabled: () => `(id: "basic", isEnabled: false) { version }`,
  setWebhookEnabled: () => `(id: ${ids.hook}, isEnabled: false) { id }`,
  updateApiKey: () => `(input: { id: ${ids.key}, name: "Other program", perMinute: 100 }) { id }`,
  updateBusiness: () =>
    `(id: ${ids.business}, input: { phone: "+90 216 111 22 33", isVerified: true }) { version }`,
  updatePlace: () =>
    `(input: { kind: CATEGORY, id: ${ids.cafe}, name: "Kahve", slug: "kahve", icon: "leaf" }) { id }`,
  updateSubscription: (version) =>
    `(id: ${ids.subscription}, version: ${version}, input: { price: 90, notes: "Not" }) { version }`,
  updateWebhook: () => `(input: { id: ${ids.hook}, name: "Other", url: "https://other.example/" }) { id }`,
};

const auditCount = () => database.db.prisma.auditEvent.count();

const isSave = (name: string) =>
  /^(?:(?:save|set|update|rename|order|move|mark)[A-Z]|dismissCategory)/.test(name);

/** What each table holds, without the times of clocks. */
async function contents(): Promise<unknown> {
  const { pool } = database.db;
  const tables = await pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const sums = tables.rows.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, E'\\n' ORDER BY t::text)) AS sum FROM "${name}" t`,
  );
  return (await pool.query(`${sums.join(' UNION ALL ')} ORDER BY name`)).rows;
}

describe('a mutation that stores given values', () => {
  it('is one of those that are tested here', () => {
    const names = Object.keys(schema.getMutationType()?.getFields() ?? {});
    expect(Object.keys(saves).sort()).toEqual(names.filter(isSave).sort());
  });

  it.each(Object.keys(saves))('such as %s leaves no audit event if it changes nothing', async (name) => {
    let version = ['saveSiteIdentity', 'saveSiteSettings'].includes(name) ? 0 : 1;
    const send = async () => {
      const { data, errors } = await execute<{ saved: { version?: number } }>(
        services,
        `mutation { saved: ${name}${saves[name]?.(version) ?? ''} }`,
        {},
        { as: viewer },
      );
      version = data?.saved.version ?? version;
      return errors[0]?.extensions?.messageCode ?? null;
    };
    const before = await auditCount();
    expect(await send()).toBeNull();
    const between = await auditCount();
    expect(between).toBe(before + 1);
    // Some say so instead.
    expect([null, 'nothingChanged']).toContain(await send());
    expect(await auditCount()).toBe(between);
  });

  it.each(Object.keys(saves))('such as %s stores nothing if that cannot be audited', async (name) => {
    const version = ['saveSiteIdentity', 'saveSiteSettings'].includes(name) ? 0 : 1;
    const { pool } = database.db;
    const before = await contents();
    await pool.query('ALTER TABLE audit_events ADD CONSTRAINT refused CHECK (false) NOT VALID');
    try {
      const { errors } = await execute(
        services,
        `mutation { saved: ${name}${saves[name]?.(version) ?? ''} }`,
        {},
        { as: viewer },
      );
      expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL' } }]);
    } finally {
      await pool.query('ALTER TABLE audit_events DROP CONSTRAINT refused');
    }
    expect(await contents()).toEqual(before);
  });
});
