import { messageData, type PlainMessageCode } from '../../../../../domain/messages/message.ts';
import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import {
  createSubmission,
  enginesInUse,
  fillSubmission,
  requireSite,
  checkUrls,
  type SubmissionKind,
} from './createSubmission.ts';

/** URLs per bulk submission. */
const maxInBulk = 100;

/**
 * Queues one URL for every enabled engine. Returns the number of the submission. Errors: UNAUTHENTICATED,
 * FORBIDDEN, CONFLICT (no enabled engine, no public origin), BAD_INPUT (not a URL of this site, or not indexable).
 */
export async function submitUrl(context: Context, text: string): Promise<number> {
  requireOperator(context);
  if (text.trim() === '')
    throw new AppError('BAD_INPUT', 'urlInvalid', {
      url: 'urlInvalid',
    });
  requireSite(context);
  const checked = await checkUrls(context, [text]);
  const [refused] = checked.refused;
  if (refused) throw new AppError('BAD_INPUT', refused.fault, { url: refused.fault });
  const engines = await enginesInUse(context);
  return submit(context, { kind: 'SINGLE', engines, ...checked, dropped: 0 });
}

/**
 * Queues the first 100 URLs; blank lines are ignored, and URLs that must not be submitted count as failed. Returns the id of the
 * submission. Errors as of `submitUrl`; BAD_INPUT only if none may be submitted.
 */
export async function submitUrls(context: Context, texts: readonly string[]): Promise<number> {
  requireOperator(context);
  const lines = texts.map((text) => text.trim()).filter((text) => text !== '');
  if (lines.length === 0) throw new AppError('BAD_INPUT', 'urlRequired', { urls: 'urlRequired' });
  requireSite(context);
  const checked = await checkUrls(context, lines.slice(0, maxInBulk));
  if (checked.accepted.length === 0) {
    const fault = checked.refused[0]?.fault ?? 'urlInvalid';
    throw new AppError(
      'BAD_INPUT',
      { message: 'noUrlSubmittable', fault: messageData(fault) },
      { urls: fault },
    );
  }
  const engines = await enginesInUse(context);
  return submit(context, {
    kind: 'BULK',
    engines,
    ...checked,
    dropped: Math.max(0, lines.length - maxInBulk),
  });
}

/**
 * Queues the URLs of all listings, in batches. Returns the number of the
 * submission; a running one is returned unchanged. Errors: UNAUTHENTICATED, FORBIDDEN, CONFLICT.
 */
export async function submitAllUrls(context: Context): Promise<number> {
  requireOperator(context);
  const engines = await enginesInUse(context);
  return context.db.prisma.$transaction(async (tx) => {
    // Concurrent requests create one submission.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('submit all urls'))`;
    const [open] = await tx.$queryRaw<{ id: number }[]>(
      sql`SELECT id FROM url_submissions WHERE finished_at IS NULL AND kind = 'ALL' ORDER BY id LIMIT 1`,
    );
    if (open) return open.id;
    const [stats] = await tx.$queryRaw<{ n: number }[]>(sql`SELECT business_count AS n FROM directory_stats`);
    const total = stats?.n ?? 0;
    const id = await createSubmission(context, tx, { kind: 'ALL', engines, total, isLaidOut: false });
    await recordAudit(
      { ...context, tx },
      { action: 'urls.submit', entity: 'urlSubmission', entityId: id, after: { kind: 'ALL', total } },
    );
    return id;
  });
}

interface Checked {
  kind: SubmissionKind;
  engines: Awaited<ReturnType<typeof enginesInUse>>;
  accepted: readonly string[];
  refused: readonly { url: string; fault: PlainMessageCode }[];
  dropped: number;
}

async function submit(
  context: Context,
  { kind, engines, accepted, refused, dropped }: Checked,
): Promise<number> {
  const total = accepted.length + refused.length;
  return context.db.prisma.$transaction(async (tx) => {
    const made = await createSubmission(context, tx, { kind, engines, total, dropped });
    await fillSubmission(tx, { id: made, kind, engines }, accepted, refused);
    await recordAudit(
      { ...context, tx },
      {
        action: 'urls.submit',
        entity: 'urlSubmission',
        entityId: made,
        after: { kind, total, ...(kind === 'SINGLE' ? { url: accepted[0] } : {}) },
      },
    );
    return made;
  });
}
