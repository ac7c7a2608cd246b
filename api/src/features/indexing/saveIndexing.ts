import sql from 'sql-template-tag';
import { requireOperator, type Context } from '../../lib/context.ts';
import { differsFromStored } from '../../lib/differsFromStored.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { readFeedHead } from '../changes/feedHead.ts';
import { newIndexNowKey } from './engines/indexNow.ts';
import type { EngineName } from './engines/indexingEngine.ts';
import { readServiceAccount } from './engines/serviceAccount.ts';

interface SaveIndexNowInput {
  isEnabled: boolean;
  dailyQuota: number;
  /** Makes a new key; the file of the old one is shown no more. */
  renewKey?: boolean | null;
}

/**
 * Turns IndexNow on or off; the first time, it generates the key, which stays private. Errors: UNAUTHENTICATED,
 * FORBIDDEN, BAD_INPUT.
 */
export async function saveIndexNow(context: Context, input: SaveIndexNowInput): Promise<void> {
  requireOperator(context);
  await saveEngine(context, 'INDEXNOW', {
    ...input,
    account: null,
    credentials: (stored) => (stored === null || input.renewKey ? newIndexNowKey() : stored),
    isNewCredentials: input.renewKey === true,
  });
}

interface SaveGoogleIndexingInput {
  isEnabled: boolean;
  dailyQuota: number;
  /** The JSON key file of a service account; unchanged if omitted. */
  serviceAccount?: string | null;
}

/**
 * Turns Google's Indexing API on or off. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_INPUT (no account, or an invalid
 * file).
 */
export async function saveGoogleIndexing(context: Context, input: SaveGoogleIndexingInput): Promise<void> {
  requireOperator(context);
  const given = input.serviceAccount?.trim() ? readServiceAccount(input.serviceAccount) : null;
  await saveEngine(context, 'GOOGLE', {
    ...input,
    account: given?.email ?? null,
    credentials: (stored) => (given ? JSON.stringify(given) : stored),
    isNewCredentials: given !== null,
  });
}

interface EngineChange {
  isEnabled: boolean;
  dailyQuota: number;
  /** Null: stays. */
  account: string | null;
  /** Maps the stored credentials to the new ones; null without any. */
  credentials: (stored: string | null) => string | null;
  isNewCredentials: boolean;
}

const maxDailyQuota = 1_000_000;

async function saveEngine(context: Context, engine: EngineName, change: EngineChange): Promise<void> {
  const { isEnabled, dailyQuota, account, isNewCredentials } = change;
  if (!Number.isInteger(dailyQuota) || dailyQuota < 1 || dailyQuota > maxDailyQuota)
    throw new AppError(
      'BAD_INPUT',
      { message: 'quotaOutOfRange', limit: maxDailyQuota },
      {
        dailyQuota: { message: 'quotaOutOfRange', limit: maxDailyQuota },
      },
    );
  await context.db.prisma.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('indexing engines'))`;
    const [stored] = await tx.$queryRaw<
      { credentials: string; account: string | null; isEnabled: boolean; dailyQuota: number }[]
    >(sql`
      SELECT credentials, account, is_enabled AS "isEnabled", daily_quota AS "dailyQuota" FROM indexing_engines
      WHERE engine = ${engine}::indexing_engine`);
    const credentials = change.credentials(stored?.credentials ?? null);
    if (credentials === null) {
      // Off, and never set up: there is nothing to keep.
      if (!isEnabled) return;
      const message = 'serviceAccountRequired';
      throw new AppError('BAD_INPUT', message, { serviceAccount: message });
    }
    await tx.$executeRaw(sql`
      INSERT INTO indexing_engines (engine, is_enabled, account, credentials, daily_quota)
      VALUES (${engine}::indexing_engine, ${isEnabled}, ${account}, ${credentials}, ${dailyQuota})
      ON CONFLICT (engine) DO UPDATE SET is_enabled = excluded.is_enabled, credentials = excluded.credentials,
        account = coalesce(excluded.account, indexing_engines.account), daily_quota = excluded.daily_quota,
        failures = 0, last_fault = NULL, next_call_at = now()`);
    // Saving it as it is has the next call made at once.
    if (stored && !isNewCredentials && !differsFromStored(stored, { isEnabled, dailyQuota })) return;
    await recordAudit(
      { ...context, tx },
      {
        action: 'indexing.save',
        entity: 'indexingEngine',
        entityId: engine,
        ...(stored
          ? {
              before: {
                isEnabled: stored.isEnabled,
                dailyQuota: stored.dailyQuota,
                account: stored.account,
              },
            }
          : {}),
        after: {
          isEnabled,
          dailyQuota,
          account: account ?? stored?.account ?? null,
          isNewCredentials: isNewCredentials || !stored,
        },
      },
    );
  });
}

/** Turns the automatic submission of changed listings on or off. Errors: UNAUTHENTICATED, FORBIDDEN. */
export async function saveIndexingAutomation(context: Context, isOn: boolean): Promise<void> {
  requireOperator(context);
  const head = isOn ? await readFeedHead(context.db) : null;
  await context.db.prisma.$transaction(async (tx) => {
    const changed = await tx.$executeRaw(sql`
      UPDATE indexing_automation SET cursor = ${head}, next_look_at = now() WHERE (cursor IS NOT NULL) <> ${isOn}`);
    if (changed > 0)
      await recordAudit(
        { ...context, tx },
        {
          action: 'indexing.automate',
          entity: 'indexingAutomation',
          before: { isOn: !isOn },
          after: { isOn },
        },
      );
  });
}
