import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Once before all browser tests: a folder for what they share. */
export default function setup() {
  process.env.E2E_SHARED = mkdtempSync(path.join(tmpdir(), 'directory-e2e-'));
  // Open to pass through, for the database's own user.
  chmodSync(process.env.E2E_SHARED, 0o711);
}
