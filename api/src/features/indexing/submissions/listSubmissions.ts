import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, type PagingArgs, pageOf } from '../../../lib/paging.ts';
import type { SubmissionKind } from './createSubmission.ts';
import type { EngineName } from '../engines/indexingEngine.ts';

export interface EngineCount {
  engine: EngineName;
  total: number;
  sent: number;
  failed: number;
}

export interface SubmissionRow {
  id: number;
  kind: SubmissionKind;
  status: 'RUNNING' | 'DONE' | 'CANCELLED';
  total: number;
  dropped: number;
  done: number;
  successful: number | null;
  failed: number | null;
  operatorName: string | null;
  apiKeyName: string | null;
  createdAt: Date;
  finishedAt: Date | null;
  counts: EngineCount[];
}

export interface SubmittedUrlRow {
  id: number;
  url: string;
  engine: EngineName | null;
  state: 'WAITING' | 'SENDING' | 'SENT' | 'FAILED' | 'CANCELLED';
  isGone: boolean;
  attempts: number;
  attemptedAt: Date | null;
  httpStatus: number | null;
  fault: string | null;
}

// A URL is done once every engine is done with it. Engines process the URLs in the same order.
const columns = raw(`s.id, s.kind::text AS kind, s.total, s.dropped, s.successful, s.failed,
  s.created_at AS "createdAt", s.finished_at AS "finishedAt", o.name AS "operatorName", k.name AS "apiKeyName",
  CASE WHEN s.finished_at IS NULL THEN 'RUNNING' WHEN s.is_cancelled THEN 'CANCELLED' ELSE 'DONE' END AS status,
  CASE WHEN s.finished_at IS NOT NULL THEN s.successful + s.failed
    ELSE coalesce((SELECT min(sent + failed) FROM url_submission_counts WHERE submission_id = s.id), 0) END AS done,
  coalesce((SELECT json_agg(json_build_object('engine', engine, 'total', total, 'sent', sent, 'failed', failed) ORDER BY engine)
    FROM url_submission_counts WHERE submission_id = s.id), '[]') AS counts`);

function selectSubmissions(end: Sql): Sql {
  return sql`SELECT ${columns} FROM url_submissions s LEFT JOIN operators o ON o.id = s.operator_id
    LEFT JOIN api_keys k ON k.id = s.api_key_id ${end}`;
}

interface SubmissionArgs extends PagingArgs {
  /** Only running submissions. */
  isRunning: boolean;
  /** Only these kinds; null or empty: all. */
  kinds: readonly SubmissionKind[] | null;
}

/** A page of submissions, newest first. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT. */
export async function listSubmissions(context: Context, { isRunning, kinds, ...args }: SubmissionArgs) {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const running = isRunning ? sql`AND s.finished_at IS NULL` : empty;
  const ofKinds = kinds?.length ? sql`AND s.kind = ANY(${kinds}::text[]::url_submission_kind[])` : empty;
  const rows = await context.db.rows<SubmissionRow>(
    selectSubmissions(
      sql`WHERE true ${running} ${ofKinds} ORDER BY s.created_at DESC, s.id DESC LIMIT ${first + 1} OFFSET ${offset}`,
    ),
  );
  return pageOf(rows, first);
}

/** A submission, or null. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function findSubmission(context: Context, id: number): Promise<SubmissionRow | null> {
  requireOperator(context);
  const [row] = await context.db.rows<SubmissionRow>(selectSubmissions(sql`WHERE s.id = ${id}`));
  return row ?? null;
}

/** A page of the URLs of a submission with their outcomes, in order. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT. */
export async function listSubmittedUrls(
  context: Context,
  { submissionId, onlyFailed, ...args }: PagingArgs & { submissionId: number; onlyFailed: boolean },
) {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 50);
  const rows = await context.db.rows<SubmittedUrlRow>(sql`
    SELECT id, url, engine::text AS engine, state::text AS state, is_gone AS "isGone", attempts,
      attempted_at AS "attemptedAt", http_status AS "httpStatus", fault
    FROM submitted_urls WHERE submission_id = ${submissionId} ${onlyFailed ? sql`AND state = 'FAILED'` : empty}
    ORDER BY id LIMIT ${first + 1} OFFSET ${Math.min(offset, 10_000)}`);
  return pageOf(rows, first);
}

/** The last submission of a URL; null if it was never submitted. */
export async function lastSubmission(
  { db }: Pick<Context, 'db'>,
  url: string,
): Promise<SubmittedUrlRow | null> {
  const [row] = await db.rows<SubmittedUrlRow>(sql`
    SELECT id, url, engine::text AS engine, state::text AS state, is_gone AS "isGone", attempts,
      attempted_at AS "attemptedAt", http_status AS "httpStatus", fault
    FROM submitted_urls WHERE url = ${url} AND attempted_at IS NOT NULL ORDER BY id DESC LIMIT 1`);
  return row ?? null;
}
