import sql from 'sql-template-tag';
import type { Database } from '../../../lib/db/db.ts';
import { recoveryCodeHash } from './recoveryCodes.ts';
import { stepOfCode } from './authenticator.ts';

/**
 * Consumes a code of an operator's second factor, of the authenticator or a recovery code. Each is valid once, also for
 * concurrent requests. Returns whether it was valid.
 */
export async function consumeCode(
  db: Database,
  operator: { id: number; totpSecret: Uint8Array },
  code: string,
): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) return consumeRecoveryCode(db, operator.id, code);
  const step = stepOfCode(operator.totpSecret, digits);
  if (step === null) return false;
  const consumed = await db.rows(sql`
    UPDATE operators SET totp_step = ${step} WHERE id = ${operator.id} AND totp_step < ${step} RETURNING id`);
  return consumed.length > 0;
}

async function consumeRecoveryCode(db: Database, operatorId: number, code: string): Promise<boolean> {
  const consumed = await db.rows(sql`
    UPDATE recovery_codes SET used_at = now()
    WHERE operator_id = ${operatorId} AND code_hash = ${Buffer.from(recoveryCodeHash(code))} AND used_at IS NULL
    RETURNING operator_id`);
  return consumed.length > 0;
}
