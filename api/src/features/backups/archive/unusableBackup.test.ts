import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { tarEnd, tarFile } from './tar.ts';
import { makeBackup } from '../makeBackup.ts';
import { fillTables, longText, restoreInto } from '../testing/backupFixtures.ts';
import { useBackups } from '../testing/useBackups.ts';

const { database, fileOf, system } = useBackups();

describe('a file that cannot be restored', () => {
  const refusal = (bytes: Buffer) =>
    restoreInto(database.db, bytes).then(
      () => 'restored',
      (error: Error) => error.message,
    );

  it('is refused with its reason, and changes nothing', async () => {
    await fillTables(database.db, longText);
    const bytes = await fileOf(await makeBackup(system(), { reason: 'MANUAL' }));
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
    expect(await refusal(gzipSync('a note'))).toBe('This file is not a backup.');
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

  it('is damaged, not foreign, wherever a bit of a small backup is wrong', async () => {
    const bytes = await fileOf(await makeBackup(system(), { reason: 'MANUAL' }));
    for (let at = 10; at < bytes.length; at += Math.ceil(bytes.length / 40)) {
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 1;
      expect(`${at}: ${await refusal(flipped)}`).toMatch(/: The backup file is (damaged|incomplete)/);
    }
  });
});
