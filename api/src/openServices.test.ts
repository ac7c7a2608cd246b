import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import sql from 'sql-template-tag';
import { readConfig } from './lib/config/config.ts';
import { createLog } from './lib/log.ts';
import { openServices } from './openServices.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-'));
  // Under root PostgreSQL has a user of its own, who must be able to enter.
  chmodSync(folder, 0o711);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a start with the embedded database', () => {
  it('succeeds although every second attempt to connect exceeds its time', async () => {
    const { connect } = pg.Client.prototype;
    let attempts = 0;
    const slow = jest.spyOn(pg.Client.prototype, 'connect') as unknown as jest.SpiedFunction<
      (this: pg.Client, ...args: unknown[]) => Promise<unknown>
    >;
    slow.mockImplementation(function (this: pg.Client, ...args) {
      const isPooled = args.length > 0;
      attempts += isPooled ? 0 : 1;
      return !isPooled && attempts % 2 === 1
        ? Promise.reject(new Error('timeout expired'))
        : Reflect.apply(connect, this, args);
    });
    const config = readConfig({ DATA_DIR: path.join(folder, 'data') });
    const services = await openServices(config, createLog('error'), 'command').finally(() =>
      slow.mockRestore(),
    );
    expect(await services.db.rows(sql`SELECT count(*)::int AS count FROM businesses`)).toEqual([
      { count: 0 },
    ]);
    expect(attempts).toBeGreaterThanOrEqual(4);
    await services.close();
  });
});
