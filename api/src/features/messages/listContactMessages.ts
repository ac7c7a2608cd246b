import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { ContactMessageStatus } from '../../generated/prisma/client.ts';
import { checkText } from '../../lib/text/checkText.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { checkPaging, cutPage, type PagingArgs } from '../../lib/paging.ts';
import type { MessageFolder } from './moveContactMessage.ts';

export interface MessageFilter {
  folder?: MessageFolder | null;
  status?: ContactMessageStatus | null;
  /** Substring of name, address, subject or text; case and accents are ignored. */
  search?: string | null;
}

const maxSearchLength = 200;
const maxCounted = 1000;
/** Later rows are found by a search or in another folder. */
const maxOffset = 10_000;

const folders: Record<MessageFolder, Sql> = {
  INBOX: sql`archived_at IS NULL AND NOT is_spam`,
  ARCHIVE: sql`archived_at IS NOT NULL AND NOT is_spam`,
  SPAM: sql`is_spam`,
};

function whereOf({ folder, status, search }: MessageFilter): Sql {
  const words = checkText(search ?? '', 'search')
    .trim()
    .slice(0, maxSearchLength);
  const parts = [
    ...(folder ? [folders[folder]] : []),
    ...(status ? [sql`status = ${status}::contact_message_status`] : []),
    ...(words ? [sql`search_text LIKE '%' || fold(${words.replace(/[\\%_]/g, '\\$&')}) || '%'`] : []),
  ];
  return parts.length > 0 ? sql`WHERE ${join(parts, ' AND ')}` : empty;
}

/** A page of messages, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT. */
export async function listContactMessages(
  context: Context,
  { first, offset, ...filter }: MessageFilter & PagingArgs,
) {
  requireOperator(context);
  const paging = checkPaging(context, { first: first ?? null, offset: offset ?? null }, 20);
  const ids = await context.db.rows<{ id: number }>(
    sql`SELECT id FROM contact_messages ${whereOf(filter)} ORDER BY created_at DESC, id DESC
      LIMIT ${paging.first + 1} OFFSET ${Math.min(paging.offset, maxOffset)}`,
    { usesCustomPlan: true },
  );
  const cut = cutPage(ids, paging.first);
  const nodes = await context.db.prisma.contactMessage.findMany({
    where: { id: { in: cut.nodes.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    include: {
      operator: { select: { name: true } },
      replies: { orderBy: { id: 'asc' }, include: { operator: { select: { name: true } } } },
    },
  });
  const hasNextPage = cut.hasNextPage && paging.offset + paging.first <= maxOffset;
  return { filter, nodes, pageInfo: { hasNextPage, endCursor: null } };
}

/** A message; null if there is none of that number. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function readContactMessage(context: Context, id: number) {
  requireOperator(context);
  return context.db.prisma.contactMessage.findUnique({
    where: { id },
    include: {
      operator: { select: { name: true } },
      replies: { orderBy: { id: 'asc' }, include: { operator: { select: { name: true } } } },
    },
  });
}

/** Number of matching messages, at most 1,000. */
export async function countContactMessages(
  { db }: Pick<Context, 'db'>,
  filter: MessageFilter,
): Promise<number> {
  const [row] = await db.rows<{ n: number }>(
    sql`SELECT count(*) AS n FROM (SELECT FROM contact_messages ${whereOf(filter)} LIMIT ${maxCounted}) AS counted`,
    { usesCustomPlan: true },
  );
  return row?.n ?? 0;
}
