import sql from 'sql-template-tag';
import type { Database } from '../../lib/db/db.ts';

/** Longer than one attempt can take, so that only a dead worker loses its claim. */
const claimSeconds = 60;

export interface ClaimedWebhook {
  id: number;
  claim: string;
  url: string;
  secret: Buffer;
  formerSecret: Buffer | null;
  formerSecretUntil: Date | null;
  cursor: string;
  failures: number;
}

/**
 * Claims a webhook that is due, or extends the claim, so that no other worker sends to it. Null if it cannot be
 * claimed.
 */
export async function claimWebhook(db: Database, id: number, claim: string): Promise<ClaimedWebhook | null> {
  const [webhook] = await db.rows<ClaimedWebhook>(sql`
    UPDATE webhooks SET claim = ${claim}::uuid, claimed_until = now() + make_interval(secs => ${claimSeconds})
    WHERE id = ${id} AND is_enabled AND stopped_at IS NULL AND deleted_at IS NULL
      AND (next_attempt_at IS NULL OR next_attempt_at <= now())
      AND (claim IS NULL OR claim = ${claim}::uuid OR claimed_until < now())
    RETURNING id, claim::text, url, secret, cursor, failures, former_secret AS "formerSecret",
      former_secret_until AS "formerSecretUntil"`);
  return webhook ?? null;
}

export async function releaseWebhook(db: Database, id: number, claim: string): Promise<void> {
  await db.rows(sql`
    UPDATE webhooks SET claim = NULL, claimed_until = NULL WHERE id = ${id} AND claim = ${claim}::uuid`);
}
