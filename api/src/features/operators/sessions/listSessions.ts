import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';

/** Active sessions, newest first, with their total. A change of an operator's credentials ends earlier sessions. */
export async function listSessions({ db }: Context, page: { take: number; skip: number }) {
  const [ids, [counted]] = await Promise.all([
    db.rows<{ id: number }>(
      sql`SELECT s.id ${activeSessions} ORDER BY s.created_at DESC, s.id DESC LIMIT ${page.take} OFFSET ${page.skip}`,
    ),
    db.rows<{ count: number }>(sql`SELECT count(*)::int AS count ${activeSessions}`),
  ]);
  const rows = await db.prisma.session.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return { rows, totalCount: counted?.count ?? 0 };
}

const activeSessions = sql`
  FROM sessions s JOIN operators o ON o.id = s.operator_id
  WHERE s.revoked_at IS NULL AND s.expires_at > now() AND s.created_at > o.credentials_changed_at AND NOT o.is_disabled`;
