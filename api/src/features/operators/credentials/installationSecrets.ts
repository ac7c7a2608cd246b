import sql from 'sql-template-tag';
import type { Database } from '../../../lib/db/db.ts';

export interface InstallationSecrets {
  /** 32 random bytes. */
  signingKey: Buffer;
  /** Null until an access key was chosen. */
  accessKeyHash: string | null;
}

/** The secrets of this installation, shared by all nodes. The first start creates them. */
export async function installationSecrets(db: Database): Promise<InstallationSecrets> {
  const [row] = await db.rows<{ signing_key: Buffer; access_key_hash: string | null }>(
    sql`SELECT signing_key, access_key_hash FROM installation WHERE id = 1`,
  );
  if (!row) throw new Error('The installation has no secrets yet.');
  return { signingKey: row.signing_key, accessKeyHash: row.access_key_hash };
}
