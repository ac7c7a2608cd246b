import { rm } from 'node:fs/promises';

/** Once after all tests of the projects that need a database. */
export default async function teardown() {
  await globalThis.stopTestDatabase?.();
  globalThis.stopTestDatabase = undefined;
  await rm(process.env.TEST_DATA_DIR, { recursive: true, force: true });
}
