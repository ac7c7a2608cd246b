import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { makeBusinesses, makeOperator } from '../../../testing/factories.ts';
import { settleTransactions } from '../../../testing/database/settleTransactions.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { readChanges } from '../../changes/readChanges.ts';
import { restoredTables, installationTables, excludedTables } from './backupTables.ts';
import { restoreArchive } from './restoreArchive.ts';
import { makeBackup } from '../makeBackup.ts';
import { fillTables, longText, readBackup, restoreInto, tablesOf } from '../testing/backupFixtures.ts';
import { useBackups } from '../testing/useBackups.ts';

const { database, fileOf, services, system } = useBackups();
const elsewhere = useTestDatabase();

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
    await fillTables(database.db, longText);
    await database.db.pool.query(`INSERT INTO installation (signing_key) VALUES ('\\x0102')`);
    const bytes = await fileOf(await makeBackup(system(), { reason: 'MANUAL' }));
    const before = await tablesOf(database.db);
    await elsewhere.db.pool.query('DELETE FROM directory_stats; DELETE FROM backup_schedule');

    const uploads = (await services().storage.list('uploads')).map(({ key }) => key);
    const result = await restoreInto(elsewhere.db, bytes, uploads);

    expect(result).toMatchObject({ isWhole: true, businesses: 41, hidden: 3 });
    const after = await tablesOf(elsewhere.db);
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
    const bytes = await fileOf(await makeBackup(system(), { reason: 'MANUAL' }));
    await elsewhere.db.pool.query('DELETE FROM indexing_automation');
    await restoreInto(elsewhere.db, bytes);
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
    await settleTransactions(elsewhere.db);
    const page = await readChanges(elsewhere.db, webhook?.cursor ?? null, 10);
    expect(page.changes.filter(({ kind }) => kind === 'CREATED')).toHaveLength(2);
  });

  it('into the same installation keeps operators, sessions, keys and audit, and reports the changes', async () => {
    await fillTables(database.db);
    await database.db.pool.query(`INSERT INTO installation (signing_key) VALUES ('\\x0102')`);
    const [operator] = await database.db.prisma.operator.findMany();
    await database.db.pool.query(`UPDATE imports SET operator_id = $1`, [operator?.id]);
    const backup = await makeBackup(system(), { reason: 'MANUAL' });
    const before = (await readBackup(await fileOf(backup))).manifest;

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

    const result = await restoreInto(database.db, await fileOf(backup));
    expect(result).toMatchObject({ isWhole: false, contentHash: before.contentHash });
    expect(await database.db.prisma.operator.count({ where: { id: late.viewer.operatorId } })).toBe(1);
    expect(await database.db.prisma.session.count()).toBe(2);
    expect(await database.db.prisma.auditEvent.count()).toBe(audited);
    expect(await database.db.prisma.import.findFirst()).toMatchObject({ operatorId: operator?.id });
    const after = await tablesOf(database.db);
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
    await fillTables(database.db);
    await database.db.pool.query(`UPDATE imports SET operator_id = (SELECT min(id) FROM operators)`);
    const bytes = await fileOf(await makeBackup(system(), { reason: 'MANUAL' }));
    await elsewhere.db.pool.query(`INSERT INTO installation (signing_key) VALUES ('\\x0909')`);
    await makeOperator(elsewhere.db, 'Other');
    await restoreInto(elsewhere.db, bytes);
    expect(await elsewhere.db.prisma.import.findMany()).toMatchObject([{ operatorId: null, jobId: null }]);
    expect(await elsewhere.db.prisma.operator.findMany()).toMatchObject([{ name: 'Other' }]);
  });

  it('forgets the idempotency keys of listings that it removes, and of other listings with their ids', async () => {
    await fillTables(database.db);
    await database.db.pool.query(`INSERT INTO installation (signing_key) VALUES ('\\x0102')`);
    const keys = async (db: typeof database.db) =>
      (await db.prisma.creation.findMany({ orderBy: { idempotencyKey: 'asc' } })).map(
        ({ idempotencyKey }) => idempotencyKey,
      );
    const insert = (key: string, entity: string) =>
      `INSERT INTO creations (idempotency_key, entity, entity_id, content_hash) VALUES ('${key}', '${entity}', 1, '\\x00');`;
    await database.db.pool.query(insert('before', 'business'));
    const bytes = await fileOf(await makeBackup(system(), { reason: 'MANUAL' }));
    await database.db.pool.query(insert('later', 'business') + insert('later webhook', 'webhook'));
    await restoreInto(database.db, bytes);
    expect(await keys(database.db)).toEqual(['before', 'later webhook']);

    await elsewhere.db.pool.query(
      `INSERT INTO installation (signing_key) VALUES ('\\x0909'); ${insert('its own', 'business')}`,
    );
    await makeOperator(elsewhere.db, 'Other');
    await elsewhere.db.pool.query(`UPDATE creations SET created_at = now() - interval '1 day'`);
    await restoreInto(elsewhere.db, bytes);
    expect(await keys(elsewhere.db)).toEqual([]);
  });

  it('while the connection dies changes nothing', async () => {
    await fillTables(database.db);
    const bytes = await fileOf(await makeBackup(system(), { reason: 'MANUAL' }));
    await makeBusinesses(database.db, 3);
    await makeOperator(database.db);
    const before = await tablesOf(database.db);
    const attempt = restoreArchive(database.db, {
      open: () => Readable.from([bytes]),
      uploads: [],
      beforeCommit: async (client) => {
        const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
        await database.db.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      },
    });
    await expect(attempt).rejects.toThrow();
    const after = await tablesOf(database.db);
    expect({ ...after, audit_events: null }).toEqual({ ...before, audit_events: null });
  });

  it('lets visitors read the old state until it is complete', async () => {
    await fillTables(database.db);
    const bytes = await fileOf(await makeBackup(system(), { reason: 'MANUAL' }));
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
