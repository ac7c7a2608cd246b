import { snakeCase } from '../../../../../domain/listing/fields.ts';
import type { Business, Prisma } from '../../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { tryMergeLock } from '../../../lib/db/mergeLock.ts';
import { retryDeadlock } from '../../../lib/db/retryDeadlock.ts';
import { AppError } from '../../../lib/errors.ts';
import { columnOfMark } from '../../../lib/exportedFields.ts';
import { normalisePhone } from '../../../lib/text/phones/phoneNumber.ts';
import { moveReviews } from '../../reviews/moveReviews.ts';
import type { BusinessData } from '../edit/businessData.ts';
import { changeWithin } from '../edit/changeBusiness.ts';
import { withoutFollowing } from '../edit/revisionColumns.ts';
import { maxMerged } from './compareBusinesses.ts';
import { lockCounts } from './lockCounts.ts';
import { columnsFrom, isDecided, isSame, mergeFieldNames, mergeFields, sourceIds } from './mergeFields.ts';

interface Seen {
  id: number;
  /** The version that the operator saw; null if none. */
  version?: number | null | undefined;
}

export interface MergeInput {
  winner: Seen;
  losers: readonly Seen[];
  /** Source of a field's value; by default the winner. */
  choices: readonly { field: string; businessId: number }[];
}

/**
 * Merges listings: the winner takes the chosen values, the reviews, missing source ids and open proposals; the others go to the
 * trash, and their URLs and ids then refer to the winner. `undoMerge` undoes each merge. A value chosen between two counts as
 * edited by hand. Errors: BAD_INPUT; NOT_FOUND; CONFLICT for a stale version or while listings are applied.
 */
export async function mergeBusinesses(
  context: Context,
  { winner, losers, choices }: MergeInput,
): Promise<{ winner: Business; mergeIds: number[] }> {
  requireOperator(context);
  checkInput({ winner, losers, choices });
  const merge = async (tx: Prisma.TransactionClient) => {
    await refuseDuringImport(tx);
    const ids = [winner.id, ...losers.map(({ id }) => id)];
    await tx.$queryRaw`SELECT id FROM businesses WHERE id = ANY (${ids}::int[]) ORDER BY id FOR UPDATE`;
    await lockCounts(tx, ids);
    const mergeIds: number[] = [];
    let { version } = winner;
    for (const loser of losers) {
      const fields = mergeFieldNames.filter((field) =>
        choices.some((choice) => choice.field === field && choice.businessId === loser.id),
      );
      mergeIds.push(await mergeOne(context, tx, { winner: { id: winner.id, version }, loser, fields }));
      version = null;
    }
    return { winner: await tx.business.findUniqueOrThrow({ where: { id: winner.id } }), mergeIds };
  };
  return retryDeadlock(() => context.db.prisma.$transaction(merge));
}

function checkInput({ winner, losers, choices }: MergeInput): void {
  const ids = [winner.id, ...losers.map(({ id }) => id)];
  if (losers.length === 0 || ids.length > maxMerged || new Set(ids).size < ids.length)
    throw new AppError(
      'BAD_INPUT',
      { message: 'mergeCount', limit: maxMerged },
      {
        losers: { message: 'mergeCount', limit: maxMerged },
      },
    );
  for (const { field, businessId } of choices) {
    if (!(field in mergeFields) || !ids.includes(businessId))
      throw new AppError('BAD_INPUT', 'mergeFieldUnknown', {
        choices: { message: 'valueExpected', expected: Object.keys(mergeFields).join(', ') },
      });
  }
  if (new Set(choices.map(({ field }) => field)).size < choices.length)
    throw new AppError('BAD_INPUT', 'mergeFieldTwice', { choices: 'mergeFieldTwice' });
}

/** Errors: CONFLICT while an import is applied, which must not find a listing merged after it was matched. */
export async function refuseDuringImport(tx: Prisma.TransactionClient): Promise<void> {
  if (!(await tryMergeLock(tx))) throw new AppError('CONFLICT', 'importWriting');
}

interface OneMerge {
  winner: Seen;
  loser: Seen;
  /** Fields that the winner takes from this loser. */
  fields: readonly (keyof typeof mergeFields)[];
}

async function mergeOne(
  context: Context,
  tx: Prisma.TransactionClient,
  { winner, loser, fields }: OneMerge,
): Promise<number> {
  // One after the other: a transaction has one connection.
  const survivor = await tx.business.findFirst({
    where: { id: winner.id, deletedAt: null, isDemo: false },
  });
  const gone = await tx.business.findFirst({ where: { id: loser.id, deletedAt: null, isDemo: false } });
  if (!survivor || !gone) throw new AppError('NOT_FOUND', 'businessNotFound');
  const moving = sourceIds.filter((column) => survivor[column] === null && gone[column] !== null);
  const action = 'business.merge';
  const { revisionId: loserRevisionId } = await changeWithin(context, tx, {
    action,
    ...loser,
    change: async () => ({
      deletedAt: new Date(),
      ...Object.fromEntries(moving.map((column) => [column, null])),
    }),
  });
  const { revisionId: winnerRevisionId } = await changeWithin(context, tx, {
    action,
    ...winner,
    change: async () => ({ ...taken(survivor, gone, fields), ...pick(gone, moving) }),
  });
  const { reviewIds, moderationId } = await moveReviews(context, tx, { from: gone.id, to: survivor.id });
  const proposals = await tx.$queryRaw<{ id: number }[]>`
    UPDATE listing_proposals SET business_id = ${survivor.id} WHERE business_id = ${gone.id} AND status = 'OPEN'
    RETURNING id`;
  const subscriptions = await moveSubscriptions(tx, gone.id, survivor.id);
  const merge = await tx.businessMerge.create({
    data: {
      winnerId: survivor.id,
      loserId: gone.id,
      winnerRevisionId,
      loserRevisionId,
      reviewIds,
      moderationId,
      proposalIds: proposals.map(({ id }) => id).sort((a, b) => a - b),
      subscriptionIds: subscriptions,
      operatorId: operatorIdOf(context),
      apiKeyId: context.viewer.kind === 'key' ? context.viewer.keyId : null,
    },
    select: { id: true },
  });
  return merge.id;
}

/**
 * Subscriptions move to the winner, except ended ones within the period of one that it has: a listing has one at a time.
 * Between two running or future ones, an operator must decide.
 */
async function moveSubscriptions(tx: Prisma.TransactionClient, from: number, to: number): Promise<number[]> {
  const moving = await tx.$queryRaw<{ id: number; isFree: boolean; isOver: boolean }[]>`
    SELECT a.id, a.ends_at <= now() AS "isOver", a.is_cancelled OR a.ended_at IS NOT NULL OR NOT EXISTS (
      SELECT FROM subscriptions b WHERE b.business_id = ${to} AND NOT b.is_cancelled AND b.ended_at IS NULL
        AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    ) AS "isFree"
    FROM subscriptions a WHERE a.business_id = ${from} ORDER BY a.id FOR UPDATE`;
  if (moving.some(({ isFree, isOver }) => !isFree && !isOver))
    throw new AppError('CONFLICT', 'mergeSubscriptions');
  const ids = moving.filter(({ isFree }) => isFree).map(({ id }) => id);
  if (ids.length > 0)
    await tx.$executeRaw`UPDATE subscriptions SET business_id = ${to} WHERE id = ANY (${ids}::int[])`;
  return ids;
}

function taken(survivor: Business, gone: Business, fields: OneMerge['fields']): BusinessData {
  const changed = fields.filter((field) => !isSame(survivor, gone, field));
  const columns = changed.flatMap((field) => mergeFields[field].map(snakeCase));
  const decided = mergeFieldNames
    .filter((field) => isDecided(survivor, gone, field))
    .flatMap((field) => mergeFields[field].map(snakeCase));
  const values = Object.fromEntries(changed.flatMap((field) => Object.entries(columnsFrom(gone, field))));
  return {
    ...values,
    ...withDialledPhone({ ...survivor, ...values }, values),
    // A derived value stays marked as derived.
    derivedFields: [
      ...survivor.derivedFields.filter((mark) => !columns.includes(columnOfMark(mark))),
      ...gone.derivedFields.filter((mark) => columns.includes(columnOfMark(mark))),
    ],
    editedFields: [...new Set([...survivor.editedFields, ...withoutFollowing(decided)])],
  };
}

// A phone and a country that come together only now.
function withDialledPhone(
  { phone, countryCode, phoneNormalised }: Business,
  taken: Record<string, unknown>,
): { phoneNormalised?: string | null } {
  if (!('phone' in taken) && !('countryCode' in taken)) return {};
  return { phoneNormalised: normalisePhone(phone, countryCode) ?? phoneNormalised };
}

const pick = (business: Business, columns: readonly (typeof sourceIds)[number][]) =>
  Object.fromEntries(columns.map((column) => [column, business[column]]));
