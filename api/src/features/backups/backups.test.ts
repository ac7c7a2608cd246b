import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import type { Context, Services } from '../../lib/context.ts';
import { baselineName, replacedNames } from '../../lib/db/upgrade.ts';
import { testContext } from '../../testing/execute.ts';
import { makeBusinesses, makeCategory, makeCity, makeOperator } from '../../testing/factories.ts';
import { csvOf, runImportOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { readChanges } from '../changes/readChanges.ts';
import { hashSecret } from '../operators/credentials/secretHash.ts';
import { restoredTables, installationTables, excludedTables } from './archive/backupTables.ts';
import { readArchive } from './archive/readArchive.ts';
import { restoreArchive } from './archive/restoreArchive.ts';
import { tarEnd, tarFile } from './archive/tar.ts';
import { AppError } from '../../lib/errors.ts';
import { restoreKind } from './backupKind.ts';
import { backupCommand } from './backupCommand.ts';
import { deleteOldBackups } from './deleteOldBackups.ts';
import { isBackupDue, lastSlot, nextSlot, saveBackupSchedule } from './backupSchedule.ts';
import { deleteBackup, downloadBackup } from './findBackup.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup, runRestore } from './restoreBackup.ts';
import { restoreCommand } from './restoreCommand.ts';
import { sweepBackups } from './sweepBackups.ts';
import { runVerify, verifyBackup } from './verifyBackup.ts';

const database = useTestDatabase();
const elsewhere = useTestDatabase();
let services: Services;
let system: Context;
beforeEach(() => {
  services = testServices(database.db);
  system = testContext(services, { as: { kind: 'system' } });
});

const jobOf = <Payload>(
  id: number,
  payload: Payload,
  signal = new AbortController().signal,
): RunningJob<Payload> => ({
  id,
  payload,
  signal,
  progress: () => undefined,
});
const fileOf = async ({ fileKey }: { fileKey: string }) => buffer(services.storage.read(fileKey));
const read = (bytes: Buffer) => readArchive(Readable.from([bytes]));
const into = (db: Services['db'], bytes: Buffer, uploads: string[] = []) =>
  restoreArchive(db, { open: () => Readable.from([bytes]), uploads });
const stateOf = async (db: Services['db']) => {
  const backup = await makeBackup(testContext(testServices(db), { as: { kind: 'system' } }), {
    reason: 'MANUAL',
  });
  return (await read(await fileOf(backup))).manifest.tables;
};

/** Longer than a part of an archive. */
const longText = '<p>x</p>'.repeat(200_000);

/** A directory with something in nearly every table: texts that COPY escapes, slugs that moved, an import, trash. */
async function fill(db: Services['db'], description: string | null = null): Promise<void> {
  const category = await makeCategory(db, 'Kafe');
  const city = await makeCity(db, 'İzmir');
  await makeBusinesses(db, 40, (i) => ({
    name: `Yer\t${i}\n\\N "quoted" ${i}`,
    categoryId: category.id,
    cityId: city.id,
    countryCode: 'TR',
    timeZone: 'Europe/Istanbul',
    openingMinutes: [i, i + 60],
    about: { Service: { Delivery: true } },
    rating: 4.25,
    reviewCount: i,
    description: i === 7 ? description : null,
    latitude: 38.4 + i / 100,
    longitude: 27.1,
  }));
  await db.pool.query(`
    UPDATE businesses SET slug = 'moved-' || id WHERE id % 7 = 0;
    UPDATE businesses SET deleted_at = now() WHERE id % 11 = 0;
    INSERT INTO reviews (business_id, author_name, rating, comment, fingerprint)
      SELECT id, 'A', 5, E'good\\tone\\n\\\\.', md5(id::text) FROM businesses;
    INSERT INTO business_tombstones (id, slug, reason) VALUES (100000, 'gone', 'test')`);
  await runImportOf(testServices(db), csvOf([{ name: 'New place', city: 'Bursa', address: 'Road 1' }]));
  await db.pool.query(`UPDATE jobs SET status = 'DONE', finished_at = now()`);
  await makeOperator(db, 'Ayşe');
}

it('every table of the database has a place in backups', async () => {
  const { rows } = await database.db.pool.query<{ name: string }>(
    `SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  expect([...excludedTables, ...installationTables, ...restoredTables].sort()).toEqual(
    rows.map(({ name }) => name),
  );
});

describe('a backup restored', () => {
  it('from its file alone into an empty database is identical by content hash', async () => {
    await fill(database.db, longText);
    await database.db.pool.query(`INSERT INTO installation (signing_key) VALUES ('\\x0102')`);
    const bytes = await fileOf(await makeBackup(system, { reason: 'MANUAL' }));
    const before = await stateOf(database.db);
    await elsewhere.db.pool.query('DELETE FROM directory_stats; DELETE FROM backup_schedule');

    const uploads = (await services.storage.list('uploads')).map(({ key }) => key);
    const result = await into(elsewhere.db, bytes, uploads);

    expect(result).toMatchObject({ isWhole: true, businesses: 41, hidden: 3 });
    const after = await stateOf(elsewhere.db);
    // The backups themselves appear in the audit.
    expect({ ...after, audit_events: null }).toEqual({ ...before, audit_events: null });
    const { rows } = await elsewhere.db.pool.query<{ n: number; slug: string }>(
      `INSERT INTO businesses (name, slug) VALUES ('Next', 'next') RETURNING global_row_number AS n, slug`,
    );
    expect(rows).toEqual([{ n: 42, slug: 'next' }]);
    expect(await elsewhere.db.prisma.directoryStats.findFirst()).toMatchObject({
      businessCount: (await database.db.prisma.directoryStats.findFirstOrThrow()).businessCount + 1,
    });
    await expect(
      elsewhere.db.pool.query(`INSERT INTO businesses (name, slug) VALUES ('Moved', 'business-0')`),
    ).resolves.toBeDefined();
  });

  it('into a new database notifies nobody until an operator enables it, and then misses nothing', async () => {
    await makeBusinesses(database.db, 2);
    await makeOperator(database.db);
    const cursor = Buffer.from('["changes","999999999999",1]').toString('base64url');
    await database.db.pool.query(`
      INSERT INTO webhooks (name, url, secret, cursor) VALUES ('Partner', 'https://partner.example/', decode(repeat('00', 32), 'hex'), '${cursor}');
      INSERT INTO indexing_engines (engine, is_enabled, credentials, daily_quota) VALUES ('INDEXNOW', true, 'credentials', 9);
      INSERT INTO indexing_automation (cursor) VALUES ('${cursor}') ON CONFLICT (id) DO UPDATE SET cursor = excluded.cursor;
      INSERT INTO contact_messages (name, email, subject, message, mail_state) VALUES ('A', 'a@b.example', 'S', 'M', 'QUEUED');
      INSERT INTO message_replies (message_id, body) SELECT id, 'B' FROM contact_messages;
      INSERT INTO listing_proposals (kind, business_id, message, outcome_mail) SELECT 'REPORT', min(id), 'M', 'QUEUED' FROM businesses`);
    const bytes = await fileOf(await makeBackup(system, { reason: 'MANUAL' }));
    await elsewhere.db.pool.query('DELETE FROM indexing_automation');
    await into(elsewhere.db, bytes);
    const { prisma } = elsewhere.db;
    const { rows } = await elsewhere.db.pool.query(
      'SELECT is_enabled, (SELECT cursor FROM indexing_automation) AS cursor FROM indexing_engines',
    );
    expect(rows).toEqual([{ is_enabled: false, cursor: null }]);
    const failed = { mailState: 'FAILED', mailError: expect.any(String) };
    expect(await prisma.contactMessage.findMany()).toMatchObject([failed]);
    expect(await prisma.messageReply.findMany()).toMatchObject([failed]);
    expect(await prisma.listingProposal.findMany()).toMatchObject([{ outcomeMail: 'FAILED' }]);
    const [webhook] = await prisma.webhook.findMany();
    expect(webhook).toMatchObject({ isEnabled: false });
    const page = await readChanges(elsewhere.db, webhook?.cursor ?? null, 10);
    expect(page.changes.filter(({ kind }) => kind === 'CREATED')).toHaveLength(2);
  });

  it('into the same installation keeps operators, sessions, keys and audit, and reports the changes', async () => {
    await fill(database.db);
    await database.db.pool.query(`INSERT INTO installation (signing_key) VALUES ('\\x0102')`);
    const [operator] = await database.db.prisma.operator.findMany();
    await database.db.pool.query(`UPDATE imports SET operator_id = $1`, [operator?.id]);
    const backup = await makeBackup(system, { reason: 'MANUAL' });
    const before = (await read(await fileOf(backup))).manifest;

    const late = await makeOperator(database.db, 'Late');
    await database.db.pool.query(`
      DELETE FROM businesses WHERE name LIKE 'Yer%' AND id % 2 = 0;
      UPDATE businesses SET phone = '1' WHERE id % 5 = 0;
      INSERT INTO businesses (name, slug) VALUES ('Since then', 'since-then');
      INSERT INTO opening_schedules (time_zone, opening_minutes, open_during) VALUES ('UTC', '{1,2}', '{}')`);
    const audited = await database.db.prisma.auditEvent.count();
    const since = await database.db.prisma.business.findUniqueOrThrow({ where: { slug: 'since-then' } });
    const xid = await database.db.pool.query<{ max: string }>(
      'SELECT max(xid::text::bigint) FROM business_changes',
    );

    const result = await into(database.db, await fileOf(backup));
    expect(result).toMatchObject({ isWhole: false, contentHash: before.contentHash });
    expect(await database.db.prisma.operator.count({ where: { id: late.viewer.operatorId } })).toBe(1);
    expect(await database.db.prisma.session.count()).toBe(2);
    expect(await database.db.prisma.auditEvent.count()).toBe(audited);
    expect(await database.db.prisma.import.findFirst()).toMatchObject({ operatorId: operator?.id });
    const after = await stateOf(database.db);
    // The import's file may be gone by now, which its row says.
    expect(after).toMatchObject(
      Object.fromEntries(
        restoredTables.filter((name) => name !== 'imports').map((name) => [name, before.tables[name]]),
      ),
    );
    const { rows: changes } = await database.db.pool.query<{ id: number; gone: boolean }>(
      'SELECT business_id AS id, is_deleted AS gone FROM business_changes WHERE xid::text::bigint > $1',
      [xid.rows[0]?.max],
    );
    expect(changes).toContainEqual({ id: since.id, gone: true });
    const live = await database.db.prisma.business.count({ where: { deletedAt: null } });
    expect(changes.length).toBeGreaterThan(10);
    expect(changes.length).toBeLessThan(live);
    // Triggers are on again.
    await makeBusinesses(database.db, 1);
    expect(await database.db.prisma.directoryStats.findFirst()).toMatchObject({ businessCount: live + 1 });
  });

  it('into another installation drops the authors of changes, because operator ids differ', async () => {
    await fill(database.db);
    await database.db.pool.query(`UPDATE imports SET operator_id = (SELECT min(id) FROM operators)`);
    const bytes = await fileOf(await makeBackup(system, { reason: 'MANUAL' }));
    await elsewhere.db.pool.query(`INSERT INTO installation (signing_key) VALUES ('\\x0909')`);
    await makeOperator(elsewhere.db, 'Other');
    await into(elsewhere.db, bytes);
    expect(await elsewhere.db.prisma.import.findMany()).toMatchObject([{ operatorId: null, jobId: null }]);
    expect(await elsewhere.db.prisma.operator.findMany()).toMatchObject([{ name: 'Other' }]);
  });

  it('while the connection dies changes nothing', async () => {
    await fill(database.db);
    const bytes = await fileOf(await makeBackup(system, { reason: 'MANUAL' }));
    await makeBusinesses(database.db, 3);
    await makeOperator(database.db);
    const before = await stateOf(database.db);
    const attempt = restoreArchive(database.db, {
      open: () => Readable.from([bytes]),
      uploads: [],
      beforeCommit: async (client) => {
        const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        await database.db.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      },
    });
    await expect(attempt).rejects.toThrow();
    const after = await stateOf(database.db);
    expect({ ...after, audit_events: null }).toEqual({ ...before, audit_events: null });
  });

  it('lets visitors read the old state until it is complete', async () => {
    await fill(database.db);
    const bytes = await fileOf(await makeBackup(system, { reason: 'MANUAL' }));
    await database.db.pool.query(`UPDATE businesses SET phone = 'new'`);
    await makeOperator(database.db);
    let seen: number | undefined;
    await restoreArchive(database.db, {
      open: () => Readable.from([bytes]),
      uploads: [],
      beforeCommit: async () => {
        seen = await database.db.prisma.business.count({ where: { phone: 'new' } });
      },
    });
    expect(seen).toBe(41);
    expect(await database.db.prisma.business.count({ where: { phone: 'new' } })).toBe(0);
  });
});

describe('the commands', () => {
  it('create a backup, verify it, and restore it into an empty database from the file alone', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'directory-commands-'));
    const file = path.join(folder, 'all.tar.gz');
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const last = () => JSON.parse(said.at(-1) ?? '') as Record<string, unknown>;
    const there = testContext(testServices(elsewhere.db), { as: { kind: 'system' } });
    try {
      await fill(database.db);
      expect(await backupCommand(async () => system, [file, '--json'], say)).toBe(0);
      expect(last()).toMatchObject({ file, businesses: 41, hidden: 3, contentHash: expect.any(String) });
      expect(await restoreCommand(async () => there, [file, '--check', '--json'], say)).toBe(0);
      expect(last()).toMatchObject({ businesses: 41, hidden: 3 });
      // As the screens count them: what is shown, and apart from it what is not.
      expect(await restoreCommand(async () => there, [file, '--check'], say)).toBe(0);
      expect(said.at(-1)).toContain('38 listings and 3 that are in the trash or merged');
      expect(await elsewhere.db.prisma.business.count()).toBe(0);

      expect(await restoreCommand(async () => there, [file, '--json'], say)).toBe(0);
      expect(last()).toMatchObject({ isWhole: true, businesses: 41, safetyBackup: null });
      const slugs = (db: Services['db']) =>
        db.prisma.business.findMany({ orderBy: { id: 'asc' }, select: { slug: true } });
      expect(await slugs(elsewhere.db)).toEqual(await slugs(database.db));

      // Now operators live there: nothing without a word, and a backup first.
      expect(await restoreCommand(async () => there, [file], say)).toBe(2);
      expect(said.at(-1)).toContain('--yes');
      await makeBusinesses(elsewhere.db, 1);
      expect(await restoreCommand(async () => there, [file, '--yes', '--json'], say)).toBe(0);
      expect(last()).toMatchObject({ businesses: 41, safetyBackup: expect.any(String) });
      expect(await elsewhere.db.prisma.business.count()).toBe(41);

      await writeFile(file, 'no backup');
      await expect(restoreCommand(async () => there, [file, '--yes', '--json'], say)).rejects.toBeInstanceOf(
        AppError,
      );
      await expect(restoreCommand(async () => there, [path.join(folder, 'none')], say)).rejects.toThrow(
        'ENOENT',
      );
      expect(await restoreCommand(async () => there, [], say)).toBe(2);
      expect(await restoreCommand(async () => there, [file, '--bad'], say)).toBe(2);
      expect(await backupCommand(async () => system, ['one', 'two'], say)).toBe(2);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('a backup from before the baseline', () => {
  /** Has a database record that only this migration was applied, while the work runs. */
  async function withRecord<T>({ pool }: Services['db'], name: string, work: () => Promise<T>): Promise<T> {
    const { rows } = await pool.query('DELETE FROM _prisma_migrations RETURNING *');
    await pool.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at) VALUES ('x', 'x', $1, now())`,
      [name],
    );
    try {
      return await work();
    } finally {
      await pool.query('DELETE FROM _prisma_migrations');
      await pool.query(
        'INSERT INTO _prisma_migrations SELECT * FROM json_populate_recordset(NULL::_prisma_migrations, $1)',
        [JSON.stringify(rows)],
      );
    }
  }
  const backupAt = (name: string) =>
    withRecord(database.db, name, async () => fileOf(await makeBackup(system, { reason: 'MANUAL' })));
  const replaced = replacedNames();

  it('is restored if its schema equals the baseline', async () => {
    await makeBusinesses(database.db, 3);
    const bytes = await backupAt(replaced.at(-1) ?? '');
    const result = withRecord(elsewhere.db, baselineName, () => into(elsewhere.db, bytes));
    expect(await result).toMatchObject({ isWhole: true, businesses: 3 });
  });

  it('is refused if its schema is older', async () => {
    const bytes = await backupAt(replaced.at(-2) ?? '');
    const result = withRecord(elsewhere.db, baselineName, () => into(elsewhere.db, bytes));
    await expect(result).rejects.toThrow(/an older version of the database/);
  });
});

describe('a file that cannot be restored', () => {
  const refusal = (bytes: Buffer) =>
    into(database.db, bytes).then(
      () => 'restored',
      (error: Error) => error.message,
    );

  it('is refused with its reason, and changes nothing', async () => {
    await fill(database.db, longText);
    const bytes = await fileOf(await makeBackup(system, { reason: 'MANUAL' }));
    const before = await database.db.prisma.business.count();
    const flipped = Buffer.from(bytes);
    flipped[Math.floor(bytes.length / 2)] = (flipped[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
    const open = gunzipSync(bytes);
    const changed = Buffer.from(open);
    changed.write('XYZ', changed.indexOf('moved-'));
    const zeros = (name: string) => [...tarFile(name, Buffer.alloc(60_000_000), new Date()), tarEnd];
    const header = open.subarray(0, open.indexOf('tables/'));
    const bomb = gzipSync(Buffer.concat([header, ...zeros('tables/businesses/000001.copy')]));
    const older = Buffer.from(
      open.toString('latin1').replace(/"schemaVersion": "\d{4}/, '"schemaVersion": "0000'),
      'latin1',
    );

    expect(await refusal(Buffer.from('PK\u0003\u0004 a workbook'))).toBe('This file is not a backup.');
    expect(await refusal(gzipSync(Buffer.alloc(2000, 'x')))).toBe('This file is not a backup.');
    expect(await refusal(Buffer.alloc(0))).toMatch(/^The backup file is incomplete/);
    expect(await refusal(bytes.subarray(0, bytes.length - 900))).toMatch(/^The backup file is incomplete/);
    expect(await refusal(gzipSync(open.subarray(0, open.length - 9000)))).toMatch(
      /^The backup file is incomplete/,
    );
    expect(await refusal(flipped)).toMatch(/^The backup file is (damaged|incomplete)/);
    expect(await refusal(gzipSync(changed))).toMatch(/^The backup file is damaged/);
    expect(await refusal(bomb)).toMatch(/implausible size/);
    expect(await refusal(gzipSync(Buffer.concat(zeros('backup.json'))))).toMatch(
      /^The backup file is damaged/,
    );
    expect(await refusal(gzipSync(older))).toMatch(/an older version of the database/);
    expect(await database.db.prisma.business.count()).toBe(before);
  });
});

describe('stored backups', () => {
  it('are verified: damage is reported, and an intact one shows when it was verified', async () => {
    await fill(database.db);
    const backup = await makeBackup(system, { reason: 'MANUAL' });
    expect(backup).toMatchObject({
      businesses: 41,
      hidden: 3,
      reason: 'MANUAL',
      damage: null,
      verifiedAt: null,
    });
    expect(backup.fileSha256).toBe(
      createHash('sha256')
        .update(await fileOf(backup))
        .digest('hex'),
    );
    expect(await verifyBackup(system, backup.id)).toMatchObject({ kind: 'verifyBackup', status: 'QUEUED' });
    expect(await runVerify(system, jobOf(0, { backupId: backup.id }))).toMatchObject({ damage: null });
    expect((await database.db.prisma.backup.findFirstOrThrow()).verifiedAt).toBeInstanceOf(Date);

    const bytes = await fileOf(backup);
    await services.storage.remove(backup.fileKey);
    await services.storage.write(backup.fileKey, Readable.from([bytes.subarray(0, 500)]));
    await runVerify(system, jobOf(0, { backupId: backup.id }));
    expect((await database.db.prisma.backup.findFirstOrThrow()).damage).toBe('backupIncomplete');
  });

  it('are downloaded and deleted by operators only, and both are audited', async () => {
    const backup = await makeBackup(system, { reason: 'MANUAL' });
    const stranger = testContext(services);
    await expect(downloadBackup(stranger, backup.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const key = { kind: 'key', keyId: 1, isAdmin: true, operatorId: null } as const;
    await expect(downloadBackup(testContext(services, { as: key }), backup.id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(deleteBackup(stranger, backup.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { viewer } = await makeOperator(database.db);
    const operator = testContext(services, { as: viewer });
    const { content } = await downloadBackup(operator, backup.id);
    expect((await buffer(content)).length).toBe(Number(backup.fileSize));
    await database.db.prisma.job.create({ data: { kind: 'restore', payload: { backupId: backup.id } } });
    await expect(deleteBackup(operator, backup.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await database.db.prisma.job.deleteMany();
    await deleteBackup(operator, backup.id);
    await expect(downloadBackup(operator, backup.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const audit = await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(audit.map(({ action, operatorId }) => [action, operatorId])).toEqual([
      ['backup.make', null],
      ['backup.download', viewer.operatorId],
      ['backup.delete', viewer.operatorId],
    ]);
  });

  it('of the schedule are due once a day or week, and the configured number of them is retained', async () => {
    const at = (text: string) => new Date(`2026-11-${text}:00Z`);
    expect(lastSlot('DAILY', at('21T00:59'))).toEqual(at('20T01:00'));
    expect(lastSlot('DAILY', at('21T01:00'))).toEqual(at('21T01:00'));
    expect(lastSlot('WEEKLY', at('21T12:00'))).toEqual(at('16T01:00'));
    expect(nextSlot('WEEKLY', at('21T12:00'))).toEqual(at('23T01:00'));
    expect(nextSlot('OFF', at('21T12:00'))).toBeNull();

    const { viewer } = await makeOperator(database.db);
    const operator = testContext(services, { as: viewer });
    await expect(saveBackupSchedule(operator, { pace: 'DAILY', keep: 0 })).rejects.toMatchObject({
      fields: { keep: expect.any(String) },
    });
    await saveBackupSchedule(operator, { pace: 'DAILY', keep: 2 });
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await isBackupDue(services, new Date())).toBe(false);
    expect(await isBackupDue(services, tomorrow)).toBe(true);
    for (let i = 0; i < 4; i += 1) await makeBackup(system, { reason: 'SCHEDULED' });
    await makeBackup(system, { reason: 'BEFORE_RESET' });
    expect(await deleteOldBackups(system)).toBe(2);
    const left = await database.db.prisma.backup.groupBy({ by: ['reason'], _count: true });
    expect(left).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'SCHEDULED', _count: 2 }),
        expect.objectContaining({ reason: 'BEFORE_RESET', _count: 1 }),
      ]),
    );
    await saveBackupSchedule(operator, { pace: 'OFF', keep: 2 });
    expect(await isBackupDue(services, tomorrow)).toBe(false);
  });

  it('that were interrupted leave a file, which is removed after a day', async () => {
    const backup = await makeBackup(system, { reason: 'MANUAL' });
    const control = new AbortController();
    await makeBusinesses(database.db, 5);
    control.abort(new Error('stopped'));
    await expect(makeBackup(system, { reason: 'MANUAL', signal: control.signal })).rejects.toThrow('stopped');
    const cut = (await fileOf(backup)).subarray(0, 500);
    await services.storage.write('backups/00000000-0000-4000-8000-000000000001.tar.gz', Readable.from([cut]));
    await sweepBackups(system, new Date(Date.now() + 25 * 3_600_000));
    const keys = (await services.storage.list('backups')).map(({ key }) => key);
    expect(keys).toContain(backup.fileKey);
    expect(keys).not.toContain('backups/00000000-0000-4000-8000-000000000001.tar.gz');
  });

  it('are recorded again after a restore into a new database, and not removed', async () => {
    const scheduled = await makeBackup(system, { reason: 'SCHEDULED' });
    const bytes = await fileOf(scheduled);
    await services.storage.write(
      'backups/00000000-0000-4000-8000-000000000002.tar.gz',
      Readable.from([bytes.subarray(0, bytes.length - 900)]),
    );
    await into(elsewhere.db, bytes);
    const there = testContext({ ...services, db: elsewhere.db }, { as: { kind: 'system' } });
    const later = new Date(Date.now() + 25 * 3_600_000);
    expect(await sweepBackups(there)).toEqual({ filesRemoved: 0, recorded: 0 });
    await sweepBackups(there, later);
    await sweepBackups(there, later);
    expect(await services.storage.has('backups/00000000-0000-4000-8000-000000000002.tar.gz')).toBe(false);
    const { id: _, createdAt: _at, reason: _reason, ...facts } = scheduled;
    expect(await elsewhere.db.prisma.backup.findMany({ where: { fileKey: scheduled.fileKey } })).toEqual([
      expect.objectContaining({ ...facts, reason: 'MANUAL' }),
    ]);
  });

  it('are not deleted by the schedule while one waits to be restored', async () => {
    const { viewer } = await makeOperator(database.db);
    await saveBackupSchedule(testContext(services, { as: viewer }), { pace: 'DAILY', keep: 1 });
    const oldest = await makeBackup(system, { reason: 'SCHEDULED' });
    await makeBackup(system, { reason: 'SCHEDULED' });
    await database.db.prisma.job.create({ data: { kind: 'restore', payload: { backupId: oldest.id } } });
    expect(await deleteOldBackups(system)).toBe(0);
    expect(await services.storage.has(oldest.fileKey)).toBe(true);
    await database.db.prisma.job.updateMany({ data: { status: 'DONE' } });
    expect(await deleteOldBackups(system)).toBe(1);
  });
});

describe('an operator who restores', () => {
  it('confirms with password and word, gets a backup first, and starts one job', async () => {
    await fill(database.db);
    const passwordHash = await hashSecret('correct horse battery');
    const [someone] = await database.db.prisma.operator.findMany();
    await database.db.prisma.operator.update({ where: { id: someone?.id ?? 0 }, data: { passwordHash } });
    const as = {
      kind: 'operator',
      operatorId: someone?.id ?? 0,
      sessionId: 1,
      name: 'A',
      userCode: 'a',
    } as const;
    const operator = testContext(services, { as });
    const backup = await makeBackup(system, { reason: 'MANUAL' });
    const typed = { id: backup.id, password: 'correct horse battery', word: 'geri yükle' };

    await expect(restoreBackup(operator, { ...typed, word: 'evet' })).rejects.toMatchObject({
      fields: { word: expect.any(String) },
    });
    await expect(restoreBackup(operator, { ...typed, password: 'wrong' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      fields: { password: expect.any(String) },
    });
    await expect(restoreBackup(system, typed)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const key = { kind: 'key', keyId: 1, isAdmin: true, operatorId: null } as const;
    await expect(restoreBackup(testContext(services, { as: key }), typed)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const job = await restoreBackup(operator, typed);
    await expect(restoreBackup(operator, typed)).rejects.toMatchObject({ code: 'CONFLICT' });

    await makeBusinesses(database.db, 2);
    const result = await runRestore(system, jobOf(job.id, restoreKind.readPayload(job.payload)));
    expect(result).toMatchObject({ businesses: 41, fileName: backup.fileName });
    expect(await database.db.prisma.business.count()).toBe(41);
    expect(await database.db.prisma.backup.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { reason: 'MANUAL' },
      { reason: 'BEFORE_RESTORE', businesses: 43, operatorId: as.operatorId },
    ]);
    // Its worker died before it could say so: nothing that came since is lost.
    await makeBusinesses(database.db, 1);
    expect(await runRestore(system, jobOf(job.id, restoreKind.readPayload(job.payload)))).toEqual(result);
    expect(await database.db.prisma.business.count()).toBe(42);
  });
});
