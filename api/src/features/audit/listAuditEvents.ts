import sql, { type Sql } from 'sql-template-tag';
import type { AuditEvent } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { checkPaging, cutPage, decodeCursor, encodeCursor, type PagingArgs } from '../../lib/paging.ts';
import { auditWhere, type AuditFilter } from './auditWhere.ts';

export interface AuditRow extends AuditEvent {
  operator: { name: string } | null;
  apiKey: { name: string } | null;
  /** Name of what it was about: today's, or of a category, city or country the one that the event has. */
  subject: string | null;
}

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
    include: { operator: { select: { name: true } }, apiKey: { select: { name: true } } },
  });
  const subjects = await subjectsOf(context, rows);
  const last = rows.at(-1);
  return {
    nodes: rows.map((row) => ({ ...row, subject: subjects.get(subjectKey(row)) ?? storedName(row) })),
    pageInfo: {
      hasNextPage,
      endCursor: hasNextPage && last ? encodeCursor(['audit', last.at.getTime(), String(last.id)]) : null,
    },
  };
}

function behind(cursor: string): Sql {
  const [at, id] = decodeCursor(cursor, 'audit');
  if (typeof at !== 'number' || !Number.isFinite(at) || !/^\d{1,18}$/.test(String(id)))
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

const subjectKey = ({ entity, entityId }: Pick<AuditEvent, 'entity' | 'entityId'>) => `${entity} ${entityId}`;

const named = new Set(['category', 'city', 'country']);

function storedName({ entity, before, after }: AuditEvent): string | null {
  if (!named.has(entity)) return null;
  const [was, is] = [before, after] as ({ name?: unknown } | null)[];
  const name = is?.name ?? was?.name;
  return typeof name === 'string' ? name : null;
}

/** Names of listings, files, operators, categories and cities by `subjectKey`; a statement for each kind. */
async function subjectsOf({ db }: Context, events: AuditEvent[]): Promise<Map<string, string>> {
  const ids = (entity: string) =>
    events.filter((event) => event.entity === entity).map(({ entityId }) => Number(entityId));
  const [businesses, imports, operators] = [ids('business'), ids('import'), ids('operator')];
  const [categoryIds, cityIds] = [ids('category'), ids('city')];
  const [names, files, people, categories, cities] = await Promise.all([
    businesses.length
      ? db.prisma.business.findMany({ where: { id: { in: businesses } }, select: { id: true, name: true } })
      : [],
    imports.length
      ? db.prisma.import.findMany({ where: { id: { in: imports } }, select: { id: true, fileName: true } })
      : [],
    operators.length
      ? db.prisma.operator.findMany({ where: { id: { in: operators } }, select: { id: true, name: true } })
      : [],
    categoryIds.length
      ? db.prisma.category.findMany({ where: { id: { in: categoryIds } }, select: { id: true, name: true } })
      : [],
    cityIds.length
      ? db.prisma.city.findMany({ where: { id: { in: cityIds } }, select: { id: true, name: true } })
      : [],
  ]);
  return new Map([
    ...names.map(({ id, name }) => [`business ${id}`, name] as const),
    ...files.map(({ id, fileName }) => [`import ${id}`, fileName] as const),
    ...people.map(({ id, name }) => [`operator ${id}`, name] as const),
    ...categories.map(({ id, name }) => [`category ${id}`, name] as const),
    ...cities.map(({ id, name }) => [`city ${id}`, name] as const),
  ]);
}
