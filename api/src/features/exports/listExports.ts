import type { Prisma } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { inSnapshot } from '../../lib/db/inSnapshot.ts';
import { readOffsetPage, type OffsetPage } from '../../lib/offsetPage.ts';
import type { PagingArgs } from '../../lib/paging.ts';

const defaultFirst = 20;

/** Columns that the state of an export is derived from. */
export const withJob = { job: true, operator: { select: { name: true } } } as const;
export type ExportRow = Prisma.ExportGetPayload<{ include: typeof withJob }>;

/** A page of exports, newest first. Errors: BAD_INPUT (page size). */
export const listExports = (context: Context, args: PagingArgs): Promise<OffsetPage<ExportRow>> =>
  readOffsetPage(
    context,
    { ...args, defaultFirst },
    (paging) =>
      inSnapshot(context.db.prisma, (tx) =>
        tx.export.findMany({ include: withJob, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], ...paging }),
      ),
    () => context.db.prisma.export.count(),
  );
