import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { readOffsetPage, type OffsetPage } from '../../../lib/offsetPage.ts';
import type { PagingArgs } from '../../../lib/paging.ts';
import type {
  ImportDoubt,
  ImportLeftover,
  ImportOutcome,
  ImportProblem,
  ImportWarning,
  RowOutcome,
} from '../../../generated/prisma/client.ts';

const defaultFirst = 50;

/** Results of a dry run by row, in the order of the file. */
export function listOutcomes(
  context: Context,
  importId: number,
  args: PagingArgs & { outcome?: RowOutcome | null },
): Promise<OffsetPage<ImportOutcome>> {
  const where = { importId, ...(args.outcome ? { outcome: args.outcome } : {}) };
  const { importOutcome } = context.db.prisma;
  return readOffsetPage(
    context,
    { ...args, defaultFirst },
    (paging) => importOutcome.findMany({ where, orderBy: { position: 'asc' }, ...paging }),
    () => importOutcome.count({ where }),
  );
}

/** Ambiguous rows, in the order of the file; with `isOpen` those that wait for a decision, or those that do not. */
export function listAmbiguousMatches(
  context: Context,
  importId: number,
  args: PagingArgs & { isOpen?: boolean | null },
): Promise<OffsetPage<ImportDoubt>> {
  const where = {
    importId,
    ...(args.isOpen == null ? {} : { decision: args.isOpen ? null : { not: null } }),
  };
  const { importDoubt } = context.db.prisma;
  return readOffsetPage(
    context,
    { ...args, defaultFirst },
    (paging) => importDoubt.findMany({ where, orderBy: { position: 'asc' }, ...paging }),
    () => importDoubt.count({ where }),
  );
}

/** Listings that an undo left as they were. */
export function listLeftovers(
  context: Context,
  importId: number,
  args: PagingArgs,
): Promise<OffsetPage<ImportLeftover>> {
  const where = { importId };
  const { importLeftover } = context.db.prisma;
  return readOffsetPage(
    context,
    { ...args, defaultFirst },
    (paging) => importLeftover.findMany({ where, orderBy: { businessId: 'asc' }, ...paging }),
    () => importLeftover.count({ where }),
  );
}

/** Refused rows, in the order of the file. */
export function listProblems(
  context: Context,
  importId: number,
  args: PagingArgs,
): Promise<OffsetPage<ImportProblem>> {
  const where = { importId };
  const { importProblem } = context.db.prisma;
  return readOffsetPage(
    context,
    { ...args, defaultFirst },
    (paging) => importProblem.findMany({ where, orderBy: { id: 'asc' }, ...paging }),
    () => importProblem.count({ where }),
  );
}

/** Values that were left empty, in the order of the file. */
export function listWarnings(
  context: Context,
  importId: number,
  args: PagingArgs,
): Promise<OffsetPage<ImportWarning>> {
  const where = { importId };
  const { importWarning } = context.db.prisma;
  return readOffsetPage(
    context,
    { ...args, defaultFirst },
    (paging) => importWarning.findMany({ where, orderBy: { id: 'asc' }, ...paging }),
    () => importWarning.count({ where }),
  );
}

export interface MatchCandidate {
  id: number;
  slug: string;
  name: string;
  address: string | null;
  phone: string | null;
  city: string | null;
}

/** Candidate listings of ambiguous rows by id, batched for a page. */
export async function findCandidates(context: Context, ids: number[]): Promise<Map<number, MatchCandidate>> {
  if (ids.length === 0) return new Map();
  const rows = await context.db.rows<MatchCandidate>(
    sql`SELECT b.id, b.slug, b.name, b.phone, t.name AS city,
          coalesce(b.address, nullif(concat_ws(', ', b.street, b.postal_code, b.state), '')) AS address
        FROM businesses b LEFT JOIN cities t ON t.id = b.city_id WHERE b.id = ANY (${ids}) AND b.deleted_at IS NULL`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
