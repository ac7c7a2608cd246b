import type { AuditEvent } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { checkPaging, cutPage, type PagingArgs } from '../../lib/paging.ts';

export interface AuditRow extends AuditEvent {
  operator: { name: string } | null;
  apiKey: { name: string } | null;
  /** Name of what it was about, as far as it is still there. */
  subject: string | null;
}

/** A page of the audit trail, newest first. */
export async function listAuditEvents(context: Context, args: PagingArgs) {
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.auditEvent.findMany({
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    include: { operator: { select: { name: true } }, apiKey: { select: { name: true } } },
    take: first + 1,
    skip: offset,
  });
  const { nodes, hasNextPage } = cutPage(rows, first);
  const subjects = await subjectsOf(context, nodes);
  return {
    nodes: nodes.map((row) => ({ ...row, subject: subjects.get(subjectKey(row)) ?? null })),
    pageInfo: { hasNextPage, endCursor: null },
  };
}

const subjectKey = ({ entity, entityId }: Pick<AuditEvent, 'entity' | 'entityId'>) => `${entity} ${entityId}`;

/** Names of listings, files and operators by `subjectKey`; a statement for each kind. */
async function subjectsOf({ db }: Context, events: AuditEvent[]): Promise<Map<string, string>> {
  const ids = (entity: string) =>
    events.filter((event) => event.entity === entity).map(({ entityId }) => Number(entityId));
  const [businesses, imports, operators] = [ids('business'), ids('import'), ids('operator')];
  const [names, files, people] = await Promise.all([
    businesses.length
      ? db.prisma.business.findMany({ where: { id: { in: businesses } }, select: { id: true, name: true } })
      : [],
    imports.length
      ? db.prisma.import.findMany({ where: { id: { in: imports } }, select: { id: true, fileName: true } })
      : [],
    operators.length
      ? db.prisma.operator.findMany({ where: { id: { in: operators } }, select: { id: true, name: true } })
      : [],
  ]);
  return new Map([
    ...names.map(({ id, name }) => [`business ${id}`, name] as const),
    ...files.map(({ id, fileName }) => [`import ${id}`, fileName] as const),
    ...people.map(({ id, name }) => [`operator ${id}`, name] as const),
  ]);
}
