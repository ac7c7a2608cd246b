import { describe, expect, it } from '@jest/globals';
import { execute, refusalOf } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { indexingDesk, site, urlOf } from '../../../testing/indexingDesk.ts';
import { settleTransactions } from '../../../testing/database/settleTransactions.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { dueChanges, submitChanges } from './submitChanges.ts';

const database = useTestDatabase();
const db = () => database.db;
const desk = indexingDesk(db);

describe('changed listings', () => {
  const automate = (isOn: boolean) =>
    desk.operate('mutation ($isOn: Boolean!) { saveIndexingAutomation(isOn: $isOn) { isAutomatic } }', {
      isOn,
    });
  const look = async () => {
    await settleTransactions(db());
    const due = await dueChanges(desk.services());
    await submitChanges(desk.system());
    return due;
  };

  it('are submitted automatically once that is enabled, also deleted ones', async () => {
    await desk.useGoogle();
    await makeBusiness(db(), { slug: 'before' });
    await settleTransactions(db());
    await automate(true);
    await makeBusiness(db(), { slug: 'made' });
    expect(await look()).toEqual([1]);
    await desk.work('GOOGLE');
    expect(desk.engines.taken.GOOGLE).toEqual([urlOf('made')]);
    // Gathered for a while.
    await db().prisma.business.delete({ where: { slug: 'made' } });
    expect(await look()).toEqual([]);
    await db().pool.query('UPDATE indexing_automation SET next_look_at = now()');
    expect(await look()).toEqual([1]);
    await desk.work('GOOGLE');
    expect(desk.engines.removed).toEqual([urlOf('made')]);
    await automate(false);
    await db().pool.query('UPDATE indexing_automation SET next_look_at = now()');
    await makeBusiness(db(), { slug: 'later' });
    expect(await look()).toEqual([]);
    const events = await db().prisma.auditEvent.findMany({ where: { action: 'indexing.automate' } });
    expect(events.map(({ after }) => after)).toEqual([{ isOn: true }, { isOn: false }]);
  });
});

describe('sample data', () => {
  it('is never submitted, neither while it exists nor when it is removed', async () => {
    const look = async () => {
      await settleTransactions(db());
      await db().pool.query('UPDATE indexing_automation SET next_look_at = now()');
      await submitChanges(desk.system());
    };
    await desk.useGoogle();
    await desk.operate('mutation { saveIndexingAutomation(isOn: true) { isAutomatic } }');
    await makeBusiness(db(), { slug: 'shown', isDemo: true, globalRowNumber: null });
    await makeBusiness(db(), { slug: 'beside' });
    await look();
    await db().prisma.business.delete({ where: { slug: 'shown' } });
    await makeBusiness(db(), { slug: 'real' });
    await look();
    expect((await db().pool.query('SELECT url FROM submitted_urls')).rows).toEqual([{ url: urlOf('real') }]);
  });

  it('a URL that moved to another listing is submitted once, and counted once', async () => {
    await desk.useGoogle();
    const { id } = await makeBusiness(db(), { slug: 'same' });
    await desk.operate('mutation { saveIndexingAutomation(isOn: true) { isAutomatic } }');
    await db().prisma.business.delete({ where: { id } });
    await makeBusiness(db(), { slug: 'same' });
    await settleTransactions(db());
    await submitChanges(desk.system());
    expect((await db().pool.query('SELECT total FROM url_submissions')).rows).toEqual([{ total: 1 }]);
    await desk.work('GOOGLE');
    expect([desk.engines.taken.GOOGLE, desk.engines.removed]).toEqual([[urlOf('same')], []]);
  });
});

describe('the reason why a page is indexed or not', () => {
  const judge = async (url: string, more?: Record<string, string>) => {
    const { data } = await execute<{
      indexingJudgement: { reason: string | null; canonicalUrl: string | null };
    }>(
      desk.services(more),
      'query ($url: String!) { indexingJudgement(url: $url) { isIndexable reason canonicalUrl explanation } }',
      { url },
      { as: desk.viewer },
    );
    return [data?.indexingJudgement.reason, data?.indexingJudgement.canonicalUrl?.replace(site, '') ?? null];
  };

  it('follows the rule of the page itself', async () => {
    const { id: categoryId } = await makeCategory(db(), 'Cafe');
    await makeCategory(db(), 'Empty');
    const { id: cityId } = await makeCity(db(), 'İzmir');
    await makeBusiness(db(), { slug: 'kahve', categoryId, cityId });
    await makeBusiness(db(), { slug: 'binned', deletedAt: new Date() });
    await makeBusiness(db(), { slug: 'old' });
    await db().prisma.business.update({ where: { slug: 'old' }, data: { slug: 'new' } });
    const cases: [string, string | null, string | null][] = [
      [`${site}/business/kahve`, null, '/business/kahve'],
      ['/', null, '/'],
      ['/about', null, '/about'],
      ['/category/cafe', null, '/category/cafe'],
      ['/category/cafe?page=2', 'EMPTY_LIST', '/category/cafe?page=2'],
      ['/category/cafe?utm_source=x', 'OTHER_SPELLING', '/category/cafe'],
      ['/category/empty', 'EMPTY_LIST', '/category/empty'],
      ['/businesses?search=kahve', 'CHANGED_LIST', '/businesses'],
      ['/businesses?city=izmir', 'SAME_AS_OTHER', '/city/izmir'],
      // Parameters that the page ignores change nothing on it.
      ['/businesses?rating=many&sort=distance', 'OTHER_SPELLING', '/businesses'],
      ['/businesses?sort=name', 'CHANGED_LIST', '/businesses'],
      ['/?city=izmir', 'OTHER_SPELLING', '/'],
      ['/cities?country=TR', 'CHANGED_LIST', '/cities'],
      ['/categories?country=TR', 'OTHER_SPELLING', '/categories'],
      ['/business/none', 'MISSING', null],
      ['/business/binned', 'IN_TRASH', null],
      ['/business/old', 'MOVED', '/business/new'],
      ['/admin', 'BLOCKED', null],
      ['/nothing/here', 'MISSING', null],
      ['https://evil.example/business/kahve', 'OTHER_SITE', null],
      ['http://127.0.0.1/', 'OTHER_SITE', null],
      ['http://169.254.169.254/latest', 'OTHER_SITE', null],
      ['https://user@directory.example/', 'NO_ADDRESS', null],
      ['javascript:alert(1)', 'NO_ADDRESS', null],
      [`${site}/\r\nx: y`, 'NO_ADDRESS', null],
      ['', 'NO_ADDRESS', null],
    ];
    for (const [url, reason, canonical] of cases)
      expect([url, ...(await judge(url))]).toEqual([url, reason, canonical]);
    expect(await judge('/about', { SITE_URL: '' })).toEqual(['NO_ADDRESS', null]);
    await db().pool.query('UPDATE businesses SET is_demo = true, global_row_number = NULL');
    expect(await judge('/business/kahve')).toEqual(['DEMONSTRATION', '/business/kahve']);
    expect(await judge('/')).toEqual(['DEMONSTRATION', '/']);
  });
});

describe('keys', () => {
  it('appear in no answer, audit event or list, and stay stored if they are not sent again', async () => {
    await desk.useIndexNow();
    await desk.useGoogle();
    const shown = JSON.stringify([
      await desk.operate(
        '{ indexing { isPublic isAutomatic engines { engine isEnabled isConfigured account dailyQuota } } }',
      ),
      await db().prisma.auditEvent.findMany({ select: { before: true, after: true } }),
    ]);
    const { rows } = await db().pool.query<{ credentials: string }>(
      'SELECT credentials FROM indexing_engines ORDER BY engine',
    );
    expect(shown).toContain('robot@directory.iam.gserviceaccount.com');
    expect(shown).not.toContain('PRIVATE');
    expect(shown).not.toContain(rows[0]?.credentials);
    await desk.operate(
      'mutation { saveGoogleIndexing(input: { isEnabled: false, dailyQuota: 3 }) { isPublic } }',
    );
    const after = await db().pool.query('SELECT credentials FROM indexing_engines ORDER BY engine');
    expect(after.rows).toEqual(rows);
  });

  it('in an invalid format are refused', async () => {
    const save =
      'mutation ($input: SaveGoogleIndexingInput!) { saveGoogleIndexing(input: $input) { isPublic } }';
    for (const serviceAccount of ['{', '{"type":"service_account"}', 'x'.repeat(20_000), undefined]) {
      const input = { isEnabled: true, dailyQuota: 200, serviceAccount };
      expect(await refusalOf(desk.services(), save, { input }, { as: desk.viewer })).toBe('BAD_INPUT');
    }
  });
});
