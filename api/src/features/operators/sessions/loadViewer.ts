import sql from 'sql-template-tag';
import type { Services, Viewer } from '../../../lib/context.ts';
import { sessionTokenHash } from './sessionToken.ts';

interface SessionRow {
  sessionId: number;
  operatorId: number;
  name: string;
  userCode: string;
}

/**
 * The viewer of a session token. Anonymous if the session has ended, or the operator's credentials have changed since.
 */
export async function loadViewer({ db }: Pick<Services, 'db'>, token: string): Promise<Viewer> {
  const hash = sessionTokenHash(token);
  if (!hash) return { kind: 'anonymous' };
  const [row] = await db.rows<SessionRow>(sql`
    SELECT sessions.id AS "sessionId", operators.id AS "operatorId", operators.name, operators.user_code AS "userCode"
    FROM sessions JOIN operators ON operators.id = sessions.operator_id
    WHERE sessions.token_hash = ${hash}
      AND sessions.revoked_at IS NULL
      AND sessions.expires_at > now()
      AND sessions.created_at > operators.credentials_changed_at
      AND NOT operators.is_disabled`);
  return row ? { kind: 'operator', ...row } : { kind: 'anonymous' };
}
