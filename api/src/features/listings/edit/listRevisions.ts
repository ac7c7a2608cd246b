import { camelCase } from '../../../../../domain/listing/fields.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { batchLoad } from '../../../lib/batchLoad.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, pageOf, type PageOf, type PagingArgs } from '../../../lib/paging.ts';
import { sectionsInOrder } from '../../../lib/sectionsInOrder.ts';
import { isShown } from './revisionColumns.ts';

export const withAuthors = {
  operator: { select: { name: true } },
  apiKey: { select: { name: true } },
} as const;
export type Revision = Prisma.BusinessRevisionGetPayload<{ include: typeof withAuthors }>;

export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
  /** Names for ids. */
  beforeName: string | null;
  afterName: string | null;
}

/** The history of a listing, newest first. */
export async function listRevisions(
  context: Context,
  businessId: number,
  args: PagingArgs,
): Promise<PageOf<Revision>> {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.businessRevision.findMany({
    where: { businessId },
    orderBy: { version: 'desc' },
    include: withAuthors,
    take: first + 1,
    skip: offset,
  });
  return pageOf(rows, first);
}

/** The changes of a revision by field. Names are read in one batch for a page of revisions. */
export async function revisionChanges(
  context: Context,
  revision: Pick<Revision, 'before' | 'after'>,
): Promise<FieldChange[]> {
  const [before, after] = [revision.before, revision.after] as Values[];
  const was = sectionsInOrder(before ?? {});
  const columns = Object.entries(sectionsInOrder(after ?? {})).filter(([column]) => isShown(column));
  return Promise.all(
    columns.map(async ([column, value]) => ({
      field: camelCase(column),
      before: was[column] ?? null,
      after: value ?? null,
      beforeName: await nameOf(context, column, was[column]),
      afterName: await nameOf(context, column, value),
    })),
  );
}

type Values = Record<string, unknown>;

/** Name of the category or city that a value is the id of. */
async function nameOf(context: Context, column: string, id: unknown): Promise<string | null> {
  if (typeof id !== 'number' || (column !== 'category_id' && column !== 'city_id')) return null;
  const name = await batchLoad(context, `revision ${column}`, id, async (ids) => {
    const { category, city } = context.db.prisma;
    const [where, select] = [{ id: { in: ids } }, { id: true, name: true } as const];
    const rows =
      column === 'city_id'
        ? await city.findMany({ where, select })
        : await category.findMany({ where, select });
    return new Map(rows.map((row) => [row.id, row.name]));
  });
  return name ?? null;
}
