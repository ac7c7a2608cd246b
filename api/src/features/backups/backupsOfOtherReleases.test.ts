import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, it } from '@jest/globals';
import { makeBusinesses, makeOperator } from '../../testing/factories.ts';
import { restoredTables } from './archive/backupTables.ts';
import { hashOf, type BackupHeader, type BackupManifest } from './archive/manifest.ts';
import { readArchive } from './archive/readArchive.ts';
import { readTar, tarEnd, tarFile } from './archive/tar.ts';
import { makeBackup } from './makeBackup.ts';
import { recordBackup } from './recordBackup.ts';
import { runRestore } from './restoreBackup.ts';
import { restoreCommand } from './restoreCommand.ts';
import { sweepBackups } from './sweepBackups.ts';
import { runVerify } from './verifyBackup.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';
import { useBackups } from './testing/useBackups.ts';

const { database, services, system } = useBackups();
beforeEach(async () => {
  await makeBusinesses(database.db, 3);
  await makeOperator(database.db);
});

const jobOf = async (payload: { backupId: number }) =>
  runningJob(payload, await database.db.prisma.job.create({ data: { kind: 'restore', payload } }));
const read = (bytes: Buffer) => readArchive(Readable.from([bytes]));

/** A backup as a release makes it whose table `search_synonyms` is not one that a restore replaces. */
async function backupOfOtherRelease({
  schemaVersion = null as string | null,
  hasList = true,
} = {}): Promise<Buffer> {
  const made = await makeBackup(system(), { reason: 'MANUAL' });
  const bytes = gunzipSync(await buffer(services().storage.read(made.fileKey)));
  await services().storage.remove(made.fileKey);
  await database.db.prisma.backup.delete({ where: { id: made.id } });
  const names = restoredTables.filter((name) => name !== 'search_synonyms');
  const files: { name: string; content: Buffer }[] = [];
  for await (const piece of readTar(Readable.from([bytes]))) {
    const last = files.at(-1);
    if (piece.kind === 'entry') files.push({ name: piece.name, content: Buffer.alloc(0) });
    else if (last) last.content = Buffer.concat([last.content, piece.bytes]);
  }
  const [first, manifestFile] = [files[0], files.at(-1)];
  if (!first || !manifestFile) throw new Error('the archive is empty');
  const header = JSON.parse(first.content.toString()) as BackupHeader;
  const { hashedTables: _, ...manifest } = JSON.parse(manifestFile.content.toString()) as BackupManifest;
  header.tables = header.tables.filter(({ name }) => name !== 'search_synonyms');
  header.schemaVersion = schemaVersion ?? header.schemaVersion;
  first.content = Buffer.from(JSON.stringify(header));
  delete manifest.tables.search_synonyms;
  manifest.headerSha256 = createHash('sha256').update(first.content).digest('hex');
  manifest.contentHash = hashOf(manifest.tables, names);
  manifestFile.content = Buffer.from(
    JSON.stringify(hasList ? { ...manifest, hashedTables: names } : manifest),
  );
  return gzipSync(
    Buffer.concat([...files.flatMap(({ name, content }) => tarFile(name, content, new Date())), tarEnd]),
  );
}

/** The same as a stored backup with its record. */
async function stored(bytes: Buffer) {
  const fileKey = `backups/${randomUUID()}.tar.gz`;
  await services().storage.write(fileKey, Readable.from([bytes]));
  const facts = await read(bytes);
  return recordBackup(system(), {
    ...{ reason: 'MANUAL', operatorId: null, fileKey, facts },
    file: { bytes: bytes.length, sha256: '0'.repeat(64) },
  });
}

it.each([true, false])(
  'a backup of a release with other tables is whole (its list stored: %s)',
  async (hasList) => {
    const bytes = await backupOfOtherRelease({ hasList });
    expect(await read(bytes)).toMatchObject({ manifest: { tables: { businesses: { rows: 3 } } } });
    const backup = await stored(bytes);
    expect(await runVerify(system(), await jobOf({ backupId: backup.id }))).toMatchObject({ damage: null });
  },
);

it('a backup whose content does not have its hash is damaged', async () => {
  const bytes = gunzipSync(await backupOfOtherRelease());
  const at = bytes.lastIndexOf('"contentHash":"') + '"contentHash":"'.length;
  bytes.write(bytes.toString('latin1', at, at + 1) === '0' ? '1' : '0', at);
  await expect(read(gzipSync(bytes))).rejects.toMatchObject({ data: { messageCode: 'backupDamaged' } });
});

it('a stored backup of a release with other tables gets its record again', async () => {
  const bytes = await backupOfOtherRelease();
  const { fileKey } = await stored(bytes);
  await database.db.prisma.backup.deleteMany();
  await sweepBackups(system(), new Date(Date.now() + 25 * 3_600_000));
  expect(await database.db.prisma.backup.count({ where: { fileKey } })).toBe(1);
});

it('a backup of another version is refused for its version before anything is backed up', async () => {
  const bytes = await backupOfOtherRelease({ schemaVersion: '20990101000000_later' });
  const newer = { code: 'CONFLICT', data: { messageCode: 'backupNewer' } };
  const backup = await stored(bytes);
  await expect(runRestore(system(), await jobOf({ backupId: backup.id }))).rejects.toMatchObject(newer);

  const folder = await mkdtemp(path.join(tmpdir(), 'directory-releases-'));
  try {
    const file = path.join(folder, 'newer.tar.gz');
    await writeFile(file, bytes);
    const output: string[] = [];
    const run = (...options: string[]) =>
      restoreCommand(
        async () => system(),
        [file, ...options],
        (line) => void output.push(line),
      );
    expect(await run('--check')).toBe(0);
    await expect(run('--yes')).rejects.toMatchObject(newer);
    // The end of the file does not matter.
    await writeFile(file, bytes.subarray(0, bytes.length - 100));
    await expect(run('--yes')).rejects.toMatchObject(newer);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  expect(await database.db.prisma.backup.count({ where: { reason: 'BEFORE_RESTORE' } })).toBe(0);
});
