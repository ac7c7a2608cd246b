import type { AuditAction } from '../../../../domain/audit/auditEvents.ts';
import type { Message } from '../../../../domain/messages/message.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { readOffsetPage, type OffsetPage } from '../../lib/offsetPage.ts';
import type { PagingArgs } from '../../lib/paging.ts';
import { recordAudit } from '../audit/recordAudit.ts';

type Tx = Prisma.TransactionClient;

/** One version: who saved it, when, and the sections in which it differs from the version before. */
export interface Version<Section extends string> {
  version: number;
  createdAt: Date;
  operatorName: string | null;
  changed: Section[];
}

interface Row {
  version: number;
  data: Prisma.JsonValue;
  operatorId: number | null;
  createdAt: Date;
}

/** Common part of the tables of versions. */
interface VersionTable {
  findFirst(args: { orderBy: { version: 'desc' } }): PromiseLike<Row | null>;
  findUnique(args: { where: { version: number } }): PromiseLike<Row | null>;
  findMany(args: { orderBy: { version: 'desc' }; take: number; skip: number }): PromiseLike<Row[]>;
  count(): Promise<number>;
  create(args: { data: { data: Prisma.InputJsonObject; operatorId: number | null } }): PromiseLike<Row>;
}

interface Change<Data> {
  /** Expected version; null accepts any, and the last write wins. */
  version: number | null;
  /** Action of the audit event. */
  action: AuditAction;
  /** The settings to store, from the current ones. */
  next: (data: Data, tx: Tx) => Data | Promise<Data>;
  /** Further changes in the same transaction. */
  apply?: (tx: Tx, next: Data) => Promise<void>;
}

interface SettingsTable<Data, Section extends string> {
  entity: 'siteSettings' | 'adSettings';
  table: (client: Tx) => VersionTable;
  /** Locks the versions until the transaction ends. */
  lock: (tx: Tx) => PromiseLike<unknown>;
  conflict: Message;
  sectionsOf: (data: Data) => Record<Section, object>;
}

/**
 * Settings stored in versions: each save adds a numbered row of JSON. The last row is current, and rows are never changed, so
 * that any version can be restored. `sectionsOf` names the parts of a version for history and audit.
 */
export function versionedSettings<Data extends object, Section extends string>(
  settings: SettingsTable<Data, Section>,
) {
  const { entity, table, sectionsOf } = settings;
  const dataOf = (row: Row | null | undefined) => (row?.data ?? {}) as Data;
  const changedSections = (before: Data, after: Data) => differing(sectionsOf(before), sectionsOf(after));
  const pick = (data: Data, changed: Section[]) => partOf(sectionsOf(data), changed);

  /**
   * Saves a new version and returns it; the version in force if nothing differs from it. Errors: UNAUTHENTICATED, NOT_FOUND
   * and BAD_INPUT by `next`, CONFLICT if `version` is no longer in force.
   */
  async function change(context: Context, { version, action, next, apply }: Change<Data>) {
    requireOperator(context);
    return context.db.prisma.$transaction(async (tx) => {
      // Two concurrent saves must not both follow the same version.
      await settings.lock(tx);
      const last = await table(tx).findFirst({ orderBy: { version: 'desc' } });
      if (version !== null && (last?.version ?? 0) !== version)
        throw new AppError('CONFLICT', settings.conflict);
      const before = dataOf(last);
      const data = await next(before, tx);
      const changed = changedSections(before, data);
      // Another version would refuse the save of a colleague who has the same values before them.
      if (changed.length === 0) return { version: last?.version ?? 0, data: before };
      const saved = await table(tx).create({
        data: { data, operatorId: operatorIdOf(context) },
      });
      await apply?.(tx, data);
      await recordAudit(
        { ...context, tx },
        {
          action,
          entity,
          entityId: saved.version,
          before: pick(before, changed),
          after: pick(data, changed),
        },
      );
      return { version: saved.version, data };
    });
  }

  return {
    change,

    /**
     * Saves the content of version `to` as a new version, so that this too can be undone; 0 restores the defaults.
     * Errors: as `change`, and NOT_FOUND for a version that does not exist.
     */
    restore: (
      context: Context,
      { version, to }: { version: number; to: number },
      apply?: Change<Data>['apply'],
    ) =>
      change(context, {
        version,
        action: `${entity}.restore`,
        next: async (_data, tx) => (to === 0 ? ({} as Data) : dataOf(await versionOf(table(tx), to))),
        ...(apply && { apply }),
      }),

    /** Versions, newest first. Errors: UNAUTHENTICATED, BAD_INPUT. */
    list: async (context: Context, args: PagingArgs): Promise<OffsetPage<Version<Section>>> => {
      requireOperator(context);
      const { prisma } = context.db;
      return readOffsetPage(
        context,
        { ...args, defaultFirst: 20 },
        (page) =>
          versionsOf(prisma, table(prisma), page, (before, after) =>
            changedSections(dataOf(before), dataOf(after)),
          ),
        () => table(prisma).count(),
      );
    },
  };
}

type Sections<Section extends string> = Record<Section, object>;

/** Names of the sections that differ. */
function differing<Section extends string>(before: Sections<Section>, after: Sections<Section>): Section[] {
  return (Object.keys(after) as Section[]).filter(
    (section) => sorted(before[section]) !== sorted(after[section]),
  );
}

const partOf = <Section extends string>(sections: Sections<Section>, names: readonly Section[]) =>
  Object.fromEntries(names.map((name) => [name, sections[name]]));

async function versionOf(table: VersionTable, version: number): Promise<Row> {
  const wanted = await table.findUnique({ where: { version } });
  if (!wanted) throw new AppError('NOT_FOUND', 'versionNotFound');
  return wanted;
}

async function versionsOf<Section extends string>(
  prisma: Context['db']['prisma'],
  table: VersionTable,
  { take, skip }: { take: number; skip: number },
  changedBetween: (before: Row | undefined, after: Row) => Section[],
): Promise<Version<Section>[]> {
  // The row after the page shows what its last version changed.
  const rows = await table.findMany({ orderBy: { version: 'desc' }, take: take + 1, skip });
  const operators = await prisma.operator.findMany({
    where: { id: { in: rows.flatMap(({ operatorId }) => operatorId ?? []) } },
    select: { id: true, name: true },
  });
  return rows.slice(0, take).map((row, at) => ({
    version: row.version,
    createdAt: row.createdAt,
    operatorName: operators.find(({ id }) => id === row.operatorId)?.name ?? null,
    changed: changedBetween(rows[at + 1], row),
  }));
}

// PostgreSQL orders the keys of jsonb its own way, and null means not set.
function sorted(value: object): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, field]) => field !== null)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );
}
