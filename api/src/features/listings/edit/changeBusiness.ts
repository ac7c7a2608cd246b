import type { AuditAction } from '../../../../../domain/audit/auditEvents.ts';
import { isDeepStrictEqual } from 'node:util';
import { snakeCase } from '../../../../../domain/listing/fields.ts';
import { Prisma, type Business, type City } from '../../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import type { BusinessData } from './businessData.ts';
import { isRecorded } from './revisionColumns.ts';

export type StoredBusiness = Business & { city: City | null };

export interface Change {
  /** For the audit, such as `business.update`. */
  action: AuditAction;
  id: number;
  /** The version that the operator saw; null if none. */
  version?: number | null;
  /** Whether the listing may be in the trash. */
  inTrash?: boolean;
  /** New values of columns; what equals the stored value is omitted. Null changes nothing. */
  change: (tx: Prisma.TransactionClient, stored: StoredBusiness) => Promise<BusinessData | null>;
}

/**
 * Changes a listing for an operator: locks the row, refuses a stale version, stores the former values as a revision,
 * and audits the change. Returns the changed listing; its version shows whether anything changed. Errors: NOT_FOUND;
 * CONFLICT with the stored version.
 */
export async function changeBusiness(context: Context, change: Change): Promise<Business> {
  requireOperator(context);
  const { business } = await context.db.prisma.$transaction((tx) => changeWithin(context, tx, change));
  return business;
}

interface Changed {
  business: Business;
  /** Null if nothing changed. */
  revisionId: number | null;
}

/** `changeBusiness` inside the caller's transaction. */
export async function changeWithin(
  context: Context,
  tx: Prisma.TransactionClient,
  { action, id, version, inTrash, change }: Change,
): Promise<Changed> {
  const before = await snapshot(tx, id);
  const stored = before && (await tx.business.findUniqueOrThrow({ where: { id }, include: { city: true } }));
  if (!stored || (stored.deletedAt !== null && !inTrash)) throw new AppError('NOT_FOUND', 'businessNotFound');
  if (version != null && version !== stored.version) {
    throw new AppError('CONFLICT', 'businessChanged', {
      version: { message: 'valueExpected', expected: String(stored.version) },
    });
  }
  const data = differing((await change(tx, stored)) ?? {}, stored);
  if (Object.keys(data).length === 0) return { business: stored, revisionId: null };
  const business = await tx.business.update({ where: { id }, data });
  // A trigger replaces a merged category or city by its target, which may be the current one.
  if (business.version === stored.version) return { business, revisionId: null };
  const differences = differencesOf(before, (await snapshot(tx, id)) ?? {});
  const revision = await tx.businessRevision.create({
    data: {
      businessId: id,
      version: stored.version,
      operatorId: operatorIdOf(context),
      apiKeyId: context.viewer.kind === 'key' ? context.viewer.keyId : null,
      ...differences,
    },
    select: { id: true },
  });
  await recordAudit({ ...context, tx }, { action, entity: 'business', entityId: id, ...differences });
  return { business, revisionId: revision.id };
}

/** Names of the columns that new values differ in, as imports know them. */
export function columnsOf(data: BusinessData, stored: StoredBusiness): string[] {
  return Object.keys(differing(data, stored)).map(snakeCase);
}

function differing(data: BusinessData, stored: StoredBusiness): BusinessData {
  return Object.fromEntries(
    Object.entries(data).filter(
      ([field, value]) => value !== undefined && !isSame(value, stored[field as keyof Business]),
    ),
  );
}

function isSame(given: unknown, stored: unknown): boolean {
  if (given === Prisma.DbNull) return stored === null;
  return isDeepStrictEqual(asJson(given), asJson(stored));
}

function asJson(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

type Row = Record<string, Prisma.InputJsonValue | null>;

async function snapshot(tx: Prisma.TransactionClient, id: number): Promise<Row | null> {
  const [row] = await tx.$queryRaw<{ row: Row }[]>`
    SELECT to_jsonb(b) - 'search_vector' AS row FROM businesses b WHERE id = ${id} FOR UPDATE`;
  return row?.row ?? null;
}

function differencesOf(
  before: Row,
  after: Row,
): { before: Prisma.InputJsonObject; after: Prisma.InputJsonObject } {
  const names = Object.keys(after).filter(
    (name) => isRecorded(name) && !isDeepStrictEqual(before[name], after[name]),
  );
  const pick = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
