import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { findProposal, type ProposalRow } from './listProposals.ts';
import { outcomeMailKind } from './outcomeMailKind.ts';

/**
 * Queues the mail about a decision again after it failed for good. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * CONFLICT (no mail server is configured, or the mail has not failed).
 */
export async function retryOutcomeMail(context: Context, id: number): Promise<ProposalRow> {
  requireOperator(context);
  if (!context.config.mail) throw new AppError('CONFLICT', 'mailServerNotConfigured');
  if (!(await findProposal(context, id))) throw new AppError('NOT_FOUND', 'proposalNotFound');
  await context.db.prisma.$transaction(async (tx) => {
    // Of two requests at once only one changes the state.
    const { count } = await tx.listingProposal.updateMany({
      where: { id, outcomeMail: 'FAILED' },
      data: { outcomeMail: 'QUEUED', outcomeMailError: null },
    });
    if (count === 0) throw new AppError('CONFLICT', 'mailNotFailed');
    await enqueueJob(tx, outcomeMailKind, { proposalId: id }, operatorIdOf(context), context.requestId);
    await recordAudit(
      { ...context, tx },
      { action: 'proposal.retryMail', entity: 'listingProposal', entityId: id },
    );
  });
  const queued = await findProposal(context, id);
  if (!queued) throw new AppError('NOT_FOUND', 'proposalNotFound');
  return queued;
}
