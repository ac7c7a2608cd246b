import { describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testContext } from '../../testing/execute.ts';
import { makeBusinesses } from '../../testing/factories.ts';
import { readExport } from '../../testing/files/readExport.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { exportCommand } from './exportCommand.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);

describe('npm run export', () => {
  it('writes a complete file or none, and reports it by its exit code', async () => {
    await makeBusinesses(database.db, 3);
    const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
    const file = path.join(folder, 'out.csv');
    const lines: string[] = [];
    const run = (...args: string[]) =>
      exportCommand(
        async () => testContext(services(), { as: { kind: 'system' } }),
        args,
        (line) => lines.push(line),
      );
    try {
      expect(await run(file, '--json')).toBe(0);
      expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ file, rows: 3 });
      expect((await readExport('csv', await readFile(file)))['csv']).toHaveLength(3);
      expect(await run(file, '--range', '2-3', '--search', 'business')).toBe(0);
      expect((await readExport('csv', await readFile(file)))['csv']).toHaveLength(2);
      await database.db.pool.query(
        `UPDATE businesses SET is_open = false, rating = 4.6 WHERE id = (SELECT min(id) FROM businesses)`,
      );
      for (const [filter, rows] of [
        [['--status', 'closed'], 1],
        [['--min-rating', '4.5'], 1],
        [['--feature', 'Delivery'], 0],
      ] as const) {
        expect(await run(file, '--json', ...filter)).toBe(0);
        expect([filter, JSON.parse(lines.at(-1) ?? '')]).toEqual([filter, { file, rows }]);
      }
      for (const args of [
        [file, '--status', 'shut'],
        [file, '--min-rating', 'high'],
        [],
        [file, 'x'],
        [file, '--format', 'pdf'],
        [file, '--range', 'x'],
        [file, '--nothing'],
      ])
        expect([args, await run(...args)]).toEqual([args, 2]);
      await expect(run(file, '--range', '5-2')).rejects.toMatchObject({ code: 'BAD_INPUT' });
      await expect(run(path.join(folder, 'none', 'out.csv'))).rejects.toThrow('ENOENT');
      expect(await readdir(folder)).toEqual(['out.csv']);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('leaves no file behind when it is interrupted', async () => {
    await makeBusinesses(database.db, 3);
    const folder = await mkdtemp(path.join(tmpdir(), 'export-'));
    const file = path.join(folder, 'out.csv');
    const interruption = new AbortController();
    const open = async () => {
      interruption.abort();
      return testContext(services(), { as: { kind: 'system' } });
    };
    try {
      await expect(exportCommand(open, [file], () => undefined, interruption.signal)).rejects.toMatchObject({
        name: 'AbortError',
      });
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
