import type { PlainMessageCode } from '../../../../../domain/messages/message.ts';
import sql from 'sql-template-tag';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { operatorIdOf, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { reasonMessages } from './reasonMessages.ts';
import type { EngineName } from '../engines/indexingEngine.ts';
import { checkUrl } from './checkUrl.ts';
import { enqueueUrls, priorities } from '../queue/enqueueUrls.ts';

export type SubmissionKind = keyof typeof priorities;

interface Refused {
  url: string;
  fault: PlainMessageCode;
}

/** The public origin. Errors: CONFLICT without one. */
export function requireSite({ config }: Pick<Context, 'config'>): string {
  if (config.siteUrl === null) throw new AppError('CONFLICT', 'submitWithoutSiteUrl');
  return config.siteUrl;
}

/** Enabled engines. Errors: CONFLICT without one, or without a public address. */
export async function enginesInUse({ db, config }: Pick<Context, 'db' | 'config'>): Promise<EngineName[]> {
  requireSite({ config });
  const rows = await db.rows<{ engine: EngineName }>(
    sql`SELECT engine::text AS engine FROM indexing_engines WHERE is_enabled ORDER BY engine`,
  );
  if (rows.length === 0) throw new AppError('CONFLICT', 'noSearchEngine');
  return rows.map(({ engine }) => engine);
}

/** Checks URLs: accepted and refused ones, each once. */
export async function checkUrls(
  context: Context,
  texts: readonly string[],
): Promise<{ accepted: string[]; refused: Refused[] }> {
  const accepted = new Set<string>();
  const refused = new Map<string, PlainMessageCode>();
  for (const text of texts) {
    const { url, reason } = await checkUrl(context, text);
    if (reason === null && url !== null) accepted.add(url);
    else refused.set(storedText(text), reasonMessages[reason ?? 'NO_ADDRESS']);
  }
  return { accepted: [...accepted], refused: [...refused].map(([url, fault]) => ({ url, fault })) };
}

/** Text cut to what the database stores and a screen shows. */
function storedText(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim()
      .slice(0, 500)
      .replace(/\p{Cs}$/u, '') || ' '
  );
}

interface NewSubmission {
  kind: SubmissionKind;
  engines: readonly EngineName[];
  total: number;
  dropped?: number;
  isLaidOut?: boolean;
}

/** Creates a submission without URLs. Returns its id. */
export async function createSubmission(
  context: Context,
  tx: Prisma.TransactionClient,
  { kind, engines, total, dropped = 0, isLaidOut = true }: NewSubmission,
): Promise<number> {
  const apiKeyId = context.viewer.kind === 'key' ? context.viewer.keyId : null;
  const [made] = await tx.$queryRaw<{ id: number }[]>(sql`
    INSERT INTO url_submissions (kind, engines, operator_id, api_key_id, total, dropped, is_laid_out)
    VALUES (${kind}::url_submission_kind, ${engines}::text[]::indexing_engine[], ${operatorIdOf(context)}, ${apiKeyId},
      ${total}, ${dropped}, ${isLaidOut})
    RETURNING id`);
  if (!made) throw new Error('the submission was not created');
  return made.id;
}

/** Adds URLs to a submission: those to send, and refused ones with their reason. */
export async function fillSubmission(
  tx: Prisma.TransactionClient,
  submission: { id: number; kind: SubmissionKind; engines: readonly EngineName[] },
  accepted: readonly string[],
  refused: readonly Refused[],
): Promise<void> {
  const priority = priorities[submission.kind];
  await enqueueUrls(
    tx,
    { ...submission, priority },
    accepted.map((url) => ({ url, isGone: false })),
  );
  if (refused.length > 0)
    await tx.$executeRaw(sql`
      INSERT INTO submitted_urls (submission_id, priority, url, state, fault)
      SELECT ${submission.id}, ${priority}, url, 'FAILED', fault
      FROM unnest(${refused.map(({ url }) => url)}::text[], ${refused.map(({ fault }) => fault)}::text[]) AS given (url, fault)
      ON CONFLICT DO NOTHING`);
}
