import { rmSync } from 'node:fs';

export default async function teardown() {
  await globalThis.stopSharedDirectory();
  rmSync(process.env.E2E_SHARED, { recursive: true, force: true });
}
