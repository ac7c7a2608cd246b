import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

/** Once before all browser tests: a folder and a directory that they share. Plain JavaScript, since Jest loads it before any transform. */
export default async function setup() {
  process.env.E2E_SHARED = mkdtempSync(path.join(tmpdir(), 'directory-e2e-'));
  // Open to pass through, for the database's own user.
  chmodSync(process.env.E2E_SHARED, 0o711);
  const { startSharedDirectory } = await tsImport('./startSharedDirectory.ts', import.meta.url);
  globalThis.stopSharedDirectory = await startSharedDirectory();
}
