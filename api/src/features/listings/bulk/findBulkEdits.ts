import { readMessageData, type MessageData } from '../../../../../domain/messages/messageData.ts';
import type { JobStatus, Prisma } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { inSnapshot } from '../../../lib/db/inSnapshot.ts';
import { checkPaging, pageOf, type PageOf, type PagingArgs } from '../../../lib/paging.ts';

const defaultFirst = 20;

/** Columns that the state of a bulk edit is derived from. */
export const withJobs = { job: true, undoJob: true, operator: { select: { name: true } } } as const;
export type BulkEditRow = Prisma.BulkEditGetPayload<{ include: typeof withJobs }>;

/** A bulk edit by its id; null if there is none. */
export const findBulkEdit = (context: Context, id: number): Promise<BulkEditRow | null> =>
  inSnapshot(context.db.prisma, (tx) => tx.bulkEdit.findUnique({ where: { id }, include: withJobs }));

/** A bulk edit that was just written. */
export const readBulkEdit = (context: Context, id: number): Promise<BulkEditRow> =>
  context.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id }, include: withJobs });

/** A page of bulk edits, newest first. Errors: BAD_INPUT (page size). */
export async function listBulkEdits(context: Context, args: PagingArgs): Promise<PageOf<BulkEditRow>> {
  const { first, offset } = checkPaging(context, args, defaultFirst);
  const rows = await inSnapshot(context.db.prisma, (tx) =>
    tx.bulkEdit.findMany({
      include: withJobs,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: first + 1,
      skip: offset,
    }),
  );
  return pageOf(rows, first);
}

/** The status of a bulk edit, from its job and that of its undo. */
export function statusOfBulkEdit({
  job,
  undoJob,
}: Pick<BulkEditRow, 'job' | 'undoJob'>): JobStatus | 'UNDOING' | 'UNDONE' {
  if (undoJob?.status === 'DONE') return 'UNDONE';
  if (undoJob && ['QUEUED', 'RUNNING'].includes(undoJob.status)) return 'UNDOING';
  return job?.status ?? 'DONE';
}

/** Why a bulk edit or its undo failed: the English text, and its code with parameters, which earlier releases did not store. */
export function failureOfBulkEdit({ job, undoJob }: Pick<BulkEditRow, 'job' | 'undoJob'>): {
  message: string | null;
  data: MessageData | null;
} {
  const message = undoJob?.errorMessage ?? job?.errorMessage ?? null;
  return { message, data: readMessageData((undoJob?.errorMessage ? undoJob : job)?.errorData) };
}
