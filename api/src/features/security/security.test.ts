import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { rootFolder } from '../../lib/rootFolder.ts';
import { testContext } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { hashSecret } from '../operators/credentials/secretHash.ts';
import { checkSecurity } from './checkSecurity.ts';
import { knownWeaknesses } from './knownWeaknesses.ts';

const database = useTestDatabase();
const now = new Date('2026-11-21T12:00:00Z');

/** An operator with a password that nobody knows. */
async function unknownOperator() {
  const { viewer } = await makeOperator(database.db);
  await database.db.prisma.operator.updateMany({
    where: { passwordHash: { not: { startsWith: '$argon2' } } },
    data: { passwordHash: await hashSecret('nobody knows this') },
  });
  return viewer;
}

async function states(env: Record<string, string> = {}, at = now) {
  const viewer = await unknownOperator();
  const checks = await checkSecurity(testContext(testServices(database.db, env), { as: viewer }), at);
  for (const { state, advice } of checks) expect([state, advice === null]).toEqual([state, state === 'OK']);
  return Object.fromEntries(checks.map(({ key, state }) => [key, state]));
}
const https = { SITE_URL: 'https://directory.example' };

describe('the checks', () => {
  it('report how the site is reached', async () => {
    expect(await states()).toMatchObject({ PUBLIC_ADDRESS: 'WARNING', COOKIES: 'WARNING', PROXY: 'OK' });
    expect(await states({ ...https, TRUST_PROXY: 'on' })).toMatchObject({
      PUBLIC_ADDRESS: 'OK',
      COOKIES: 'OK',
      PROXY: 'WARNING',
    });
    expect(await states({ SITE_URL: 'http://directory.example' })).toMatchObject({
      PUBLIC_ADDRESS: 'DANGER',
    });
  });

  it('report whether a well-known password is in use, until it is changed', async () => {
    const password = 'given-at-the-start';
    const viewer = await unknownOperator();
    await database.db.prisma.operator.updateMany({ data: { passwordHash: await hashSecret(password) } });
    expect(await states({ ADMIN_PASSWORD: password })).toMatchObject({ PASSWORDS: 'WARNING' });
    await database.db.prisma.operator.updateMany({
      data: {
        passwordHash: await hashSecret('another one, unknown'),
        secondFactorSince: now,
        totpSecret: new Uint8Array(20),
      },
    });
    const checks = await checkSecurity(
      testContext(testServices(database.db, { ADMIN_PASSWORD: password }), { as: viewer }),
      now,
    );
    expect(checks.find(({ key }) => key === 'PASSWORDS')?.state).toBe('OK');
    expect(checks.find(({ key }) => key === 'SECOND_FACTOR')?.state).toBe('OK');
  });

  it('report how old the last backup is, and whether it is intact', async () => {
    expect(await states()).toMatchObject({ BACKUPS: 'DANGER' });
    const { id } = await database.db.prisma.backup.create({
      data: {
        reason: 'MANUAL',
        fileKey: 'k',
        fileName: 'n',
        fileSize: 1,
        fileSha256: '0'.repeat(64),
        contentHash: '0'.repeat(64),
        schemaVersion: 's',
        appVersion: 'a',
        businesses: 0,
        tables: {},
        takenAt: now,
      },
    });
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const seen = [];
    for (const days of [1, 4, 9]) seen.push((await states({}, later(days))).BACKUPS);
    expect(seen).toEqual(['OK', 'WARNING', 'DANGER']);
    await database.db.prisma.backup.update({ where: { id }, data: { damage: 'Yedek dosyası bozulmuş' } });
    expect(await states()).toMatchObject({ BACKUPS: 'DANGER' });
  });

  it('report that codes run on the pages, under a policy that allows nothing else', async () => {
    expect(await states()).toMatchObject({ INJECTED_CODES: 'OK', CONTENT_SECURITY_POLICY: 'OK' });
    await database.db.prisma.injectionCode.create({
      data: { name: 'x', code: '<script>1</script>', position: 'HEAD' },
    });
    expect(await states()).toMatchObject({ INJECTED_CODES: 'WARNING', CONTENT_SECURITY_POLICY: 'OK' });
    expect(await states({ ADMIN_URL: 'https://office.example' })).toMatchObject({ INJECTED_CODES: 'OK' });
  });

  it('report outdated settings and software', async () => {
    expect(await states({}, new Date('2027-03-01'))).toMatchObject({ DEPENDENCIES: 'WARNING' });
    expect(await states({}, new Date('2040-01-01'))).toMatchObject({ POSTGRES: 'WARNING' });
    expect(await states()).toMatchObject({ DEPENDENCIES: 'OK', POSTGRES: 'OK' });
  });
});

it('known weaknesses are those of the document', () => {
  const text = readFileSync(path.join(rootFolder, 'docs/dependencies.md'), 'utf8');
  const [, table = ''] = /## Known vulnerabilities\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| package') && !line.startsWith('| --'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map((cells) => ({ name: cells[1], until: cells.at(-2) }))).toEqual(knownWeaknesses);
});
