import { rm } from 'node:fs/promises';

export default async function teardown() {
  await globalThis.stopTestDatabase();
  await rm(process.env.TEST_DATA_DIR, { recursive: true, force: true });
}
