import sql from 'sql-template-tag';
import { consumeFormQuota } from '../../lib/net/formQuota.ts';
import { checkIdempotencyKey } from '../../lib/idempotency/checkIdempotencyKey.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { spamSign } from '../../lib/text/spamSign.ts';
import { checkProposal, type ProposalText } from './checkProposal.ts';

export interface SendProposalInput extends ProposalText {
  businessId: number;
  /** Honeypot: people do not see this field, only machines fill it in. */
  homepage?: string | null;
  shownMs?: number | null;
  /** The same key means the same proposal. */
  idempotencyKey?: string | null;
}

/** Total proposals per hour, a limit for floods from many IP addresses. */
const maxAnHour = 300;

/**
 * Stores a visitor's proposal for an operator to decide; suspicious ones go to the spam folder. Errors: BAD_INPUT with
 * fields, NOT_FOUND, CONFLICT (the key was used for another proposal), RATE_LIMITED.
 */
export async function sendProposal(context: Context, input: SendProposalInput): Promise<void> {
  if (input.homepage) {
    context.log.info('discarded a proposal with a filled honeypot');
    return;
  }
  const proposal = checkProposal(input);
  const key = checkIdempotencyKey(input.idempotencyKey);
  const wait = await consumeFormQuota(context, 'proposal');
  if (wait > 0) throw tooMany(wait);
  // A form may be open while its listing is merged into another one.
  const [known] = await context.db.rows<{ businessId: number | null; isFlood: boolean }>(sql`
    SELECT (SELECT id FROM businesses WHERE id = merged_into(${input.businessId}::int) AND deleted_at IS NULL) AS "businessId",
      (SELECT count(*) FROM (
        SELECT FROM listing_proposals WHERE created_at > now() - interval '1 hour' LIMIT ${maxAnHour}
      ) AS latest) >= ${maxAnHour} AS "isFlood"`);
  if (!known?.businessId) throw new AppError('NOT_FOUND', 'businessNotFound');
  if (known.isFlood) throw tooMany(600);
  const { kind, name, email, message, changes } = proposal;
  const sign = spamSign({ shownMs: input.shownMs ?? null, text: `${name} ${message}` });
  const { businessId } = known;
  const made = await context.db.rows(sql`
    INSERT INTO listing_proposals (kind, business_id, name, email, message, changes, is_spam, idempotency_key)
    VALUES (${kind}::proposal_kind, ${businessId}, ${name}, ${email}, ${message},
      ${JSON.stringify(changes)}::jsonb, ${sign !== null}, ${key})
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING id`);
  if (made.length > 0) return;
  const same = await context.db.rows(sql`
    SELECT id FROM listing_proposals WHERE idempotency_key = ${key} AND kind = ${kind}::proposal_kind
      AND merged_into(business_id) = ${businessId} AND changes = ${JSON.stringify(changes)}::jsonb
      AND (name, email, message) = (${name}, ${email}, ${message})`);
  if (same.length === 0) throw new AppError('CONFLICT', 'idempotencyKeyReused');
}

function tooMany(seconds: number): AppError {
  return new AppError('RATE_LIMITED', 'tooManyProposals', undefined, seconds);
}
