import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { format } from 'oxfmt';
import { buildServer } from './buildServer.ts';
import { readConfig } from './lib/config/config.ts';
import { openDatabase } from './lib/db/db.ts';
import { createLog } from './lib/log.ts';
import { createMetrics } from './lib/telemetry/metrics.ts';
import { rootFolder } from './lib/rootFolder.ts';
import { folderStorage } from './lib/storage/folderStorage.ts';
import { readShape, unreferencedObjects } from './releasedColumns.ts';
import { schema } from './schema.ts';
import { startTestDatabase } from './testing/database/startTestDatabase.ts';

// Run by `npm run contract`: records the current GraphQL schema and REST paths as released. contract.test.ts compares
// later changes with them. It needs no database.
const folder = path.join(rootFolder, 'api/contract');
const db = openDatabase('postgres://127.0.0.1:1/none');
const storage = folderStorage(path.join(tmpdir(), 'directory-contract'));
const metrics = createMetrics(db.pool);
const services = { config: readConfig({}), db, log: createLog('silent'), storage, metrics };
const app = await buildServer(services, { distFolder: null });
await app.ready();
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'schema.graphql'), `${printSchema(lexicographicSortSchema(schema))}\n`);
await writeJson('openapi.json', app.openApi());
await app.close();
await db.close();

const letGo = await startTestDatabase();
const migrated = openDatabase(process.env.TEST_DATABASE_URL ?? '');
const shape = await readShape(migrated.pool);
await writeJson('database.json', { ...shape, unnamed: unreferencedObjects(shape) });
await migrated.close();
await letGo();

async function writeJson(name: string, value: unknown): Promise<void> {
  const { code } = await format(name, JSON.stringify(value), { printWidth: 110 });
  writeFileSync(path.join(folder, name), code);
}
