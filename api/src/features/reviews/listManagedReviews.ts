import sql, { type Sql } from 'sql-template-tag';
import type { Prisma } from '../../generated/prisma/client.ts';
import { batchLoad } from '../../lib/batchLoad.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { checkPaging, decodePosition, encodeCursor, isCursorTime, type PageOf } from '../../lib/paging.ts';
import { axisOf, axisWhere, reviewWhere, type ReviewAxis, type ReviewFilter } from './reviewFilter.ts';

export type ReviewOrder = 'NEWEST' | 'OLDEST';

export const withReviewedListing = {
  business: { select: { id: true, name: true, slug: true, deletedAt: true } },
} as const satisfies Prisma.ReviewInclude;
export type ManagedReviewRow = Prisma.ReviewGetPayload<{ include: typeof withReviewedListing }>;

export interface ManagedReviewPage extends PageOf<ManagedReviewRow> {
  filter: ReviewFilter;
  /** The page ended early because it scanned as many reviews as a page may. */
  isCutShort: boolean;
}

interface ListInput {
  filter?: ReviewFilter | null;
  order?: ReviewOrder | null;
  first?: number | null;
  after?: string | null;
}

/** Maximum number of reviews that a page reads. By date, each may be in a different block. */
const windows: Record<ReviewAxis, number> = { WRITTEN: 1500, ADDED: 10_000, DECIDED: 1500, LISTING: 20_000 };

const keys: Record<ReviewAxis, Sql> = {
  WRITTEN: sql`coalesce(r.reviewed_at, '-infinity'::timestamptz)`,
  ADDED: sql`r.id`,
  DECIDED: sql`r.hidden_at`,
  LISTING: sql`coalesce(r.reviewed_at, '-infinity'::timestamptz)`,
};

/**
 * A page of reviews, hidden and removed ones included. It scans a bounded number, so a selective filter gives short
 * pages that still have a next page. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT.
 */
export async function listManagedReviews(context: Context, input: ListInput): Promise<ManagedReviewPage> {
  requireOperator(context);
  const filter = input.filter ?? {};
  const { first } = checkPaging(context, { first: input.first ?? null }, 20);
  const axis = axisOf(filter);
  const isDown = (input.order ?? 'NEWEST') === 'NEWEST';
  const direction = isDown ? sql`DESC` : sql`ASC`;
  const within = sql`${axisWhere(filter)} AND ${behind(input.after ?? null, axis, isDown)}`;
  const key = keys[axis];
  const order = sql`ORDER BY ${key} ${direction}, r.id ${direction}`;

  // The inner limit bounds what is read; the outer one ends earlier if the page is full.
  const found = await context.db.rows<{ id: number; key: Date | number }>(
    sql`SELECT r.id, ${key} AS key FROM (
      SELECT r.* FROM reviews r WHERE ${within} ${order} LIMIT ${windows[axis]}
    ) AS r WHERE ${reviewWhere(filter)} LIMIT ${first + 1}`,
    { usesCustomPlan: true },
  );
  const isFull = found.length > first;
  const shown = found.slice(0, first);
  const [edge] = isFull
    ? shown.slice(-1)
    : await context.db.rows<{ id: number; key: Date | number }>(
        sql`SELECT r.id, ${key} AS key FROM reviews r WHERE ${within} ${order} LIMIT 1 OFFSET ${windows[axis] - 1}`,
        { usesCustomPlan: true },
      );
  return {
    filter,
    nodes: await readReviews(
      context,
      shown.map(({ id }) => id),
    ),
    isCutShort: !isFull && edge !== undefined,
    pageInfo: { hasNextPage: edge !== undefined, endCursor: edge ? cursorOf(axis, edge) : null },
  };
}

/** A review in any state, or null. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function findManagedReview(context: Context, id: number): Promise<ManagedReviewRow | null> {
  requireOperator(context);
  return (await readReviews(context, [id]))[0] ?? null;
}

async function readReviews({ db }: Context, ids: readonly number[]): Promise<ManagedReviewRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.prisma.review.findMany({
    where: { id: { in: [...ids] } },
    include: withReviewedListing,
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

// Reviews have no foreign keys to imports and decisions, so these are not relations of the model.

/** Name of the file that brought a review. */
export async function importFileName(
  context: Context,
  { importId }: ManagedReviewRow,
): Promise<string | null> {
  if (importId === null) return null;
  const found = await batchLoad(context, 'reviewImports', importId, async (ids) => {
    const rows = await context.db.prisma.import.findMany({
      where: { id: { in: ids } },
      select: { id: true, fileName: true },
    });
    return new Map(rows.map(({ id, fileName }) => [id, fileName]));
  });
  return found ?? null;
}

/** The API key or operator of the last decision about a review. */
export async function decidedBy(
  context: Context,
  { moderationId }: ManagedReviewRow,
): Promise<string | null> {
  if (moderationId === null) return null;
  const found = await batchLoad(context, 'reviewDecisions', moderationId, async (ids) => {
    const name = { select: { name: true } } as const;
    const rows = await context.db.prisma.reviewModeration.findMany({
      where: { id: { in: ids } },
      select: { id: true, operator: name, apiKey: name },
    });
    return new Map(
      rows.map(({ id, operator, apiKey }) => [id, apiKey ? `API: ${apiKey.name}` : (operator?.name ?? null)]),
    );
  });
  return found ?? null;
}

/** '-infinity' comes as a number. */
const cursorOf = (axis: ReviewAxis, { id, key }: { id: number; key: Date | number }) =>
  encodeCursor([`review ${axis}`, key instanceof Date ? key.toISOString() : null, id]);

function behind(cursor: string | null, axis: ReviewAxis, isDown: boolean): Sql {
  if (cursor === null) return sql`true`;
  const { key: time, id } = decodePosition(cursor, `review ${axis}`);
  if (time !== null && !isCursorTime(time))
    throw new AppError('BAD_INPUT', 'cursorInvalid', { after: 'cursorUnknown' });
  const sign = isDown ? sql`<` : sql`>`;
  if (axis === 'ADDED') return sql`r.id ${sign} ${id}`;
  return sql`(${keys[axis]}, r.id) ${sign} (${time ?? '-infinity'}::timestamptz, ${id}::int)`;
}
