import type { Context } from '../../../lib/context.ts';
import { sessionCookieName, loginCookieName } from '../../../lib/cookieNames.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { newSessionToken, sessionTokenHash } from './sessionToken.ts';

export interface OperatorSession {
  id: number;
  operator: { id: number; name: string; userCode: string };
  expiresAt: Date;
}

/** The stored hashes that the credentials matched. */
interface VerifiedCredentials {
  operatorId: number;
  passwordHash: string;
  accessKeyHash: string;
}

interface SessionRow {
  sessionId: number;
  id: number;
  name: string;
  userCode: string;
  expiresAt: Date;
}

/**
 * Opens a session of 24 hours and sets its cookie; the browser's previous session ends.
 * Null if the credentials were changed or the operator was disabled while they were checked.
 */
export async function openSession(
  context: Context,
  verified: VerifiedCredentials,
): Promise<OperatorSession | null> {
  const { cookies, config, db } = context;
  const cookie = sessionCookieName(config);
  const token = newSessionToken();
  const previousHash = sessionTokenHash(cookies.get(cookie) ?? '');

  // Locks both rows in the same order as a change of credentials, so that the two run one after the other.
  const row = await db.prisma.$transaction(async (tx) => {
    const [opened] = await tx.$queryRaw<SessionRow[]>`
      WITH key AS MATERIALIZED (
        SELECT id FROM installation WHERE id = 1 AND access_key_hash = ${verified.accessKeyHash} FOR SHARE
      ), allowed AS (
        UPDATE operators SET last_login_at = now() FROM key
        WHERE operators.id = ${verified.operatorId} AND password_hash = ${verified.passwordHash} AND NOT is_disabled
        RETURNING operators.id, name, user_code
      ), ended AS (
        UPDATE sessions SET revoked_at = now() FROM allowed WHERE token_hash = ${previousHash} AND revoked_at IS NULL
      ), opened AS (
        INSERT INTO sessions (token_hash, operator_id, address, user_agent, created_at, expires_at)
        SELECT ${sessionTokenHash(token)}, id, ${context.clientAddress}, ${context.userAgent},
          clock_timestamp(), clock_timestamp() + interval '24 hours'
        FROM allowed RETURNING sessions.id, expires_at
      )
      SELECT opened.id AS "sessionId", allowed.id, name, user_code AS "userCode", expires_at AS "expiresAt"
      FROM allowed, opened`;
    if (!opened) return null;
    await recordAudit(
      { ...context, tx },
      {
        action: 'session.open',
        entity: 'operator',
        entityId: opened.id,
        operatorId: opened.id,
        after: { address: context.clientAddress },
      },
    );
    return opened;
  });
  if (!row) return null;

  const { sessionId, expiresAt, ...operator } = row;
  cookies.set(cookie, token, expiresAt);
  cookies.clear(loginCookieName(config));
  return { id: sessionId, operator, expiresAt };
}
