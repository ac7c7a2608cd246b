import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { beforeEach, expect, it } from '@jest/globals';
import { sweepBackups } from '../../features/backups/sweepBackups.ts';
import { sweepExports } from '../../features/exports/sweepExports.ts';
import { sweepImports } from '../../features/imports/upload/sweepImports.ts';
import { sweepParts } from '../../features/sitemaps/sweepParts.ts';
import { testContext } from '../../testing/execute.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import type { Context, Services } from '../context.ts';
import { ownerKey } from './orphanedFiles.ts';

const database = useTestDatabase();
const elsewhere = useTestDatabase();
let services: Services;
let system: Context;
beforeEach(async () => {
  services = testServices(database.db);
  system = testContext(services, { as: { kind: 'system' } });
  await database.db.pool.query(`INSERT INTO installation (signing_key) VALUES ('\\x0102')`);
});

const later = new Date(Date.now() + 25 * 3_600_000);
const put = (key: string, content = 'x') => services.storage.write(key, Readable.from([content]));
const sweep = async (context: Context) => {
  await sweepImports(context, later);
  await sweepExports(context, later);
  await sweepBackups(context, later);
  await sweepParts(context, 'current', later);
};
const stored = async () => {
  const all = await Promise.all(
    ['uploads', 'exports', 'backups', 'sitemaps'].map((prefix) => services.storage.list(prefix)),
  );
  return all.flat().map(({ key }) => key);
};

it('files that other programs put into the storage stay', async () => {
  const foreign = [
    'uploads/price-list.xlsx',
    'exports/listings-of-may.csv',
    'backups/database.dump',
    'backups/yedek-2026-11-21.tar.gz.age',
    `backups/${randomUUID()}.tar.gz`,
    'sitemaps/notes.txt',
  ];
  // A dump of another program, and one that was cut off.
  for (const key of foreign) await put(key, key.endsWith('.age') ? '' : 'PGDMP');
  await sweep(system);
  expect(await stored()).toEqual(expect.arrayContaining(foreign));
});

it('files that interrupted work of this installation left are removed', async () => {
  const own = [
    `uploads/${randomUUID()}.xlsx`,
    `exports/${randomUUID()}.csv`,
    `backups/${randomUUID()}.tar.gz`,
    'sitemaps/1700000000000-0a1b2c3d/businesses-1.xml.gz',
  ];
  for (const key of own) await put(key, '');
  await sweep(system);
  const left = await stored();
  expect(own.filter((key) => left.includes(key))).toEqual([]);
});

it('files of an installation that shares the storage stay, until it is handed over', async () => {
  await sweep(system);
  const other = testServices(elsewhere.db);
  const there = testContext({ ...other, storage: services.storage }, { as: { kind: 'system' } });
  const keys = [`uploads/${randomUUID()}.xlsx`, `backups/${randomUUID()}.tar.gz`];
  for (const key of keys) await put(key, '');
  // It has not had its first operator yet, or it has.
  await sweep(there);
  await elsewhere.db.pool.query(`INSERT INTO installation (signing_key) VALUES ('\\x0909')`);
  await sweep(there);
  expect(await stored()).toEqual(expect.arrayContaining(keys));

  await services.storage.remove(ownerKey);
  await sweep(there);
  const left = await stored();
  expect(keys.filter((key) => left.includes(key))).toEqual([]);
});
