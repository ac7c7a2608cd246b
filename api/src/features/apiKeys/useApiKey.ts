import sql from 'sql-template-tag';
import type { KeyViewer, Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { limits } from '../../lib/limits.ts';
import type { Quota } from '../../lib/net/quota.ts';
import { readKeyText } from './keyText.ts';

interface KeyRow {
  keyId: number;
  isAdmin: boolean;
  operatorId: number | null;
  perMinute: number;
  count: number;
  secondsLeft: number;
  isUseUnrecorded: boolean;
  isExpired: boolean;
}

/**
 * Identifies the key and counts the request against its quota on all nodes, in one statement. Throws UNAUTHENTICATED
 * for an invalid, unknown, revoked or expired key.
 */
export async function useApiKey(
  services: Pick<Services, 'db' | 'log'>,
  text: string,
): Promise<{ viewer: KeyViewer; quota: Quota }> {
  const parts = readKeyText(text);
  const [row] = parts ? await countUse(services, parts.hash) : [];
  if (!row) throw new AppError('UNAUTHENTICATED', 'keyUnknown');
  if (row.isExpired) throw new AppError('UNAUTHENTICATED', 'keyExpired');
  if (row.isUseUnrecorded) recordUse(services, row.keyId);
  const { keyId, isAdmin, operatorId, perMinute, count } = row;
  const resetAfter = Math.max(1, Math.ceil(row.secondsLeft));
  return {
    viewer: { kind: 'key', keyId, isAdmin, operatorId },
    quota: {
      limit: perMinute,
      windowSeconds: 60,
      remaining: Math.max(0, perMinute - count),
      resetAfter,
      isExceeded: count > perMinute,
    },
  };
}

// The count stops one above the limit, so that it cannot overflow.
function countUse({ db }: Pick<Services, 'db'>, hash: Buffer): Promise<KeyRow[]> {
  return db.rows<KeyRow>(sql`
    WITH known AS (
      SELECT id, is_admin, created_by_id, coalesce(per_minute, ${limits.perMinute}::int) AS per_minute, last_used_at,
        coalesce(expires_at <= now(), false) AS is_expired
      FROM api_keys WHERE key_hash = ${hash} AND revoked_at IS NULL
    ), counted AS (
      INSERT INTO api_key_spendings AS s (key_id, minute, count)
      SELECT id, date_trunc('minute', now()), 1 FROM known WHERE NOT is_expired
      ON CONFLICT (key_id) DO UPDATE SET
        minute = greatest(s.minute, excluded.minute),
        count = CASE WHEN s.minute < excluded.minute THEN 1
          ELSE least(s.count, (SELECT per_minute FROM known)) + 1 END
      RETURNING minute, count
    )
    SELECT id AS "keyId", is_admin AS "isAdmin", created_by_id AS "operatorId", per_minute AS "perMinute", count,
      extract(epoch FROM minute + interval '1 minute' - now())::float8 AS "secondsLeft",
      last_used_at IS NULL OR last_used_at < now() - interval '1 minute' AS "isUseUnrecorded", is_expired AS "isExpired"
    FROM known LEFT JOIN counted ON true`);
}

/** Records the last use at most once a minute, in the background, so that it can neither delay nor fail the request. */
function recordUse({ db, log }: Pick<Services, 'db' | 'log'>, keyId: number): void {
  db.rows(
    sql`UPDATE api_keys SET last_used_at = now()
      WHERE id = ${keyId} AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
  ).catch((error: unknown) => log.warn({ err: error, keyId }, 'the use of a key was not recorded'));
}
