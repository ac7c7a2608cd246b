import sql, { type Sql } from 'sql-template-tag';
import type { AuditEvent, Prisma } from '../../generated/prisma/client.ts';
import { batchLoad } from '../../lib/batchLoad.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { checkPaging, cutPage, decodeCursor, encodeCursor, type PagingArgs } from '../../lib/paging.ts';
import { auditWhere, type AuditFilter } from './auditWhere.ts';

export const withActors = {
  operator: { select: { name: true } },
  apiKey: { select: { name: true } },
} as const;
export type AuditRow = Prisma.AuditEventGetPayload<{ include: typeof withActors }>;

/**
 * A page of the audit trail, newest first; `after` continues after another page, at any depth. Errors: UNAUTHENTICATED,
 * BAD_INPUT.
 */
export async function listAuditEvents(
  context: Context,
  { filter, after, ...args }: PagingArgs & { filter?: AuditFilter | null; after?: string | null },
) {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const { db } = context;
  const found = await db.rows<{ id: string }>(sql`
    SELECT id::text FROM audit_events
    WHERE ${auditWhere(filter ?? {})} AND ${after == null ? sql`true` : behind(after)}
    ORDER BY at DESC, id DESC LIMIT ${first + 1} OFFSET ${offset}`);
  const { nodes: ids, hasNextPage } = cutPage(found, first);
  const rows = await db.prisma.auditEvent.findMany({
    where: { id: { in: ids.map(({ id }) => BigInt(id)) } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    include: withActors,
  });
  const last = rows.at(-1);
  return {
    nodes: rows,
    pageInfo: {
      hasNextPage,
      endCursor: hasNextPage && last ? encodeCursor(['audit', last.at.getTime(), String(last.id)]) : null,
    },
  };
}

/** Milliseconds since the epoch: the last moment of JavaScript, which the database can read. */
const maxTime = 8.64e15;

function behind(cursor: string): Sql {
  const [at, id] = decodeCursor(cursor, 'audit');
  if (typeof at !== 'number' || !(at >= 0 && at <= maxTime) || !/^\d{1,18}$/.test(String(id)))
    throw new AppError('BAD_INPUT', 'cursorInvalid', { after: 'cursorUnknown' });
  return sql`(at, id) < (to_timestamp(${at / 1000}::float8), ${String(id)}::bigint)`;
}

export interface AuditActor {
  /** As a filter takes it. */
  actor: string;
  name: string;
}

/** Possible actors: all operators and API keys, deleted ones included. Error: UNAUTHENTICATED. */
export async function listAuditActors(context: Context): Promise<AuditActor[]> {
  requireOperator(context);
  return context.db.rows<AuditActor>(sql`
    SELECT 'operator:' || id AS actor, name FROM operators
    UNION ALL SELECT 'key:' || id, name FROM api_keys ORDER BY actor DESC`);
}

type Names = { id: number; name: string }[];
/** Reads the names of entities of one kind. */
const readNames: Record<string, (db: Context['db'], where: { id: { in: number[] } }) => Promise<Names>> = {
  business: ({ prisma }, where) => prisma.business.findMany({ where, select: { id: true, name: true } }),
  operator: ({ prisma }, where) => prisma.operator.findMany({ where, select: { id: true, name: true } }),
  category: ({ prisma }, where) => prisma.category.findMany({ where, select: { id: true, name: true } }),
  city: ({ prisma }, where) => prisma.city.findMany({ where, select: { id: true, name: true } }),
  import: async ({ prisma }, where) => {
    const files = await prisma.import.findMany({ where, select: { id: true, fileName: true } });
    return files.map(({ id, fileName }) => ({ id, name: fileName }));
  },
};

/**
 * Name of the subject of an event: the current name, or else the stored one of a category, city or country. A page of events
 * takes one statement for each kind.
 */
export async function auditSubject(context: Context, event: AuditEvent): Promise<string | null> {
  const { entity, entityId } = event;
  const read = Object.hasOwn(readNames, entity) ? readNames[entity] : undefined;
  const id = Number(entityId);
  const name =
    read && Number.isInteger(id)
      ? await batchLoad(context, `audit ${entity}`, id, async (ids) => {
          const found = await read(context.db, { id: { in: ids } });
          return new Map(found.map((one) => [one.id, one.name]));
        })
      : undefined;
  return name ?? storedName(event);
}

const named = new Set(['category', 'city', 'country']);

function storedName({ entity, before, after }: AuditEvent): string | null {
  if (!named.has(entity)) return null;
  const [was, is] = [before, after] as ({ name?: unknown } | null)[];
  const name = is?.name ?? was?.name;
  return typeof name === 'string' ? name : null;
}
