import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { businessData, derivedColumns } from '../listings/edit/businessData.ts';
import { changeWithin, columnsOf } from '../listings/edit/changeBusiness.ts';
import { columnOfMark } from '../../lib/exportedFields.ts';
import { checkBusinessInput } from '../listings/edit/checkBusinessInput.ts';
import { columnsByHand } from '../listings/edit/revisionColumns.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { outcomeMailKind } from './outcomeMailKind.ts';
import { findProposal, type ProposalRow } from './listProposals.ts';

interface DecideProposalInput {
  id: number;
  /** False: none of its fields is accepted. */
  isAccepted: boolean;
  /** The accepted fields; a report may have none, nor may a note without proposed values. */
  fields?: readonly string[] | null;
  /** Expected version of the listing. */
  version?: number | null;
}

/**
 * Decides a proposal: the accepted fields are applied as one edit, stored and undone like any other. Returns the
 * decided proposal. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT (decided already; the listing changed),
 * BAD_INPUT.
 */
export async function decideProposal(context: Context, input: DecideProposalInput): Promise<ProposalRow> {
  requireOperator(context);
  const { id, isAccepted } = input;
  const proposal = await findProposal(context, id);
  if (!proposal) throw new AppError('NOT_FOUND', 'proposalNotFound');
  const fields = isAccepted ? [...new Set(input.fields ?? [])] : [];
  const changes = new Map<string, unknown>(Object.entries(proposal.changes as object));
  const unknown = fields.find((field) => !changes.has(field));
  if (unknown !== undefined)
    throw new AppError('BAD_INPUT', 'proposalFieldUnknown', { fields: 'unknownField' });
  if (isAccepted && fields.length === 0 && changes.size > 0 && proposal.kind !== 'REPORT')
    throw new AppError('BAD_INPUT', 'proposalFieldRequired', { fields: 'valueEmpty' });
  const change = Object.fromEntries(fields.map((field) => [field, changes.get(field)]));

  if (fields.length === 0) {
    await context.db.prisma.$transaction((tx) => settle(context, tx, input, proposal, []));
  } else {
    const given = await checkBusinessInput(change, false);
    await context.db.prisma.$transaction(async (tx) => {
      const { revisionId } = await changeWithin(context, tx, {
        action: 'business.acceptProposal',
        id: proposal.businessId,
        version: input.version ?? null,
        async change(_tx, stored) {
          await settle(context, tx, input, proposal, fields);
          const data = await businessData(tx, given, stored);
          const derived = derivedColumns(given, data);
          const edited = columnsByHand(columnsOf(data, stored), given);
          const marks = stored.derivedFields.filter((mark) => !edited.includes(columnOfMark(mark)));
          return {
            ...data,
            editedFields: [...new Set([...stored.editedFields, ...edited])],
            derivedFields: [...new Set([...marks, ...derived])],
          };
        },
      });
      // No revision if the listing had these values already.
      await tx.listingProposal.update({ where: { id }, data: { revisionId } });
    });
  }
  const decided = await findProposal(context, id);
  if (!decided) throw new AppError('NOT_FOUND', 'proposalNotFound');
  return decided;
}

type Transaction = Parameters<Parameters<Context['db']['prisma']['$transaction']>[0]>[0];

/** Records the decision in the transaction of the edit, unless another was recorded first, and queues the visitor's mail. */
async function settle(
  context: Context,
  tx: Transaction,
  { id, isAccepted }: DecideProposalInput,
  { email }: Pick<ProposalRow, 'email'>,
  accepted: string[],
): Promise<void> {
  const status = isAccepted ? 'ACCEPTED' : 'REJECTED';
  const isMailed = email !== '' && context.config.mail !== null;
  const { count } = await tx.listingProposal.updateMany({
    where: { id, status: 'OPEN' },
    data: {
      status,
      accepted,
      operatorId: operatorIdOf(context),
      decidedAt: new Date(),
      isSpam: false,
      ...(isMailed && { outcomeMail: 'QUEUED' as const }),
    },
  });
  if (count === 0) throw new AppError('CONFLICT', 'proposalDecided');
  if (isMailed)
    await enqueueJob(tx, outcomeMailKind, { proposalId: id }, operatorIdOf(context), context.requestId);
  await recordAudit(
    { ...context, tx },
    { action: 'proposal.decide', entity: 'listingProposal', entityId: id, after: { status, accepted } },
  );
}

/** Puts a proposal among the spam, or takes it out. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function markProposalSpam(context: Context, id: number, isSpam: boolean): Promise<ProposalRow> {
  requireOperator(context);
  await context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.listingProposal.updateMany({
      where: { id, isSpam: !isSpam },
      data: { isSpam },
    });
    if (count === 0) return;
    await recordAudit(
      { ...context, tx },
      { action: 'proposal.mark', entity: 'listingProposal', entityId: id, after: { isSpam } },
    );
  });
  const marked = await findProposal(context, id);
  if (!marked) throw new AppError('NOT_FOUND', 'proposalNotFound');
  return marked;
}
