import type { ClientBase } from 'pg';

/** Identifies this installation without revealing its key; null before it has one. */
export async function readInstallation(client: Pick<ClientBase, 'query'>): Promise<string | null> {
  const { rows } = await client.query<{ mark: string }>(
    `SELECT left(encode(sha256('backup of '::bytea || signing_key), 'hex'), 32) AS mark FROM installation`,
  );
  return rows[0]?.mark ?? null;
}
