import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { testContext } from '../../testing/execute.ts';
import { makeBusinesses } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { AppError } from '../../lib/errors.ts';
import { backupCommand } from './backupCommand.ts';
import { restoreCommand } from './restoreCommand.ts';
import { fillTables } from './testing/backupFixtures.ts';
import { useBackups } from './testing/useBackups.ts';

const { database, system } = useBackups();
const elsewhere = useTestDatabase();

describe('the commands', () => {
  it('create a backup, verify it, and restore it into an empty database from the file alone', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'directory-commands-'));
    const file = path.join(folder, 'all.tar.gz');
    const output: string[] = [];
    const print = (line: string) => void output.push(line);
    const last = () => JSON.parse(output.at(-1) ?? '') as Record<string, unknown>;
    const there = testContext(testServices(elsewhere.db), { as: { kind: 'system' } });
    try {
      await fillTables(database.db);
      expect(await backupCommand(async () => system(), [file, '--json'], print)).toBe(0);
      expect(last()).toMatchObject({ file, businesses: 41, hidden: 3, contentHash: expect.any(String) });
      expect(await restoreCommand(async () => there, [file, '--check', '--json'], print)).toBe(0);
      expect(last()).toMatchObject({ businesses: 41, hidden: 3 });
      // As the screens count them: what is shown, and apart from it what is not.
      expect(await restoreCommand(async () => there, [file, '--check'], print)).toBe(0);
      expect(output.at(-1)).toContain('38 listings and 3 that are in the trash or merged');
      expect(await elsewhere.db.prisma.business.count()).toBe(0);

      expect(await restoreCommand(async () => there, [file, '--json'], print)).toBe(0);
      expect(last()).toMatchObject({ isWhole: true, businesses: 41, safetyBackup: null });
      const slugs = (db: Services['db']) =>
        db.prisma.business.findMany({ orderBy: { id: 'asc' }, select: { slug: true } });
      expect(await slugs(elsewhere.db)).toEqual(await slugs(database.db));

      // Now operators live there: nothing without a word, and a backup first.
      expect(await restoreCommand(async () => there, [file], print)).toBe(2);
      expect(output.at(-1)).toContain('--yes');
      await makeBusinesses(elsewhere.db, 1);
      expect(await restoreCommand(async () => there, [file, '--yes', '--json'], print)).toBe(0);
      expect(last()).toMatchObject({ businesses: 41, safetyBackup: expect.any(String) });
      expect(await elsewhere.db.prisma.business.count()).toBe(41);

      await writeFile(file, 'no backup');
      await expect(
        restoreCommand(async () => there, [file, '--yes', '--json'], print),
      ).rejects.toBeInstanceOf(AppError);
      await expect(restoreCommand(async () => there, [path.join(folder, 'none')], print)).rejects.toThrow(
        'ENOENT',
      );
      expect(await restoreCommand(async () => there, [], print)).toBe(2);
      expect(await restoreCommand(async () => there, [file, '--bad'], print)).toBe(2);
      expect(await backupCommand(async () => system(), ['one', 'two'], print)).toBe(2);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
