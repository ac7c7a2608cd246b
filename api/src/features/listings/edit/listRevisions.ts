import { camelCase } from '../../../../../domain/listing/fields.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, cutPage, type PageOf } from '../../../lib/paging.ts';
import { sectionsInOrder } from '../../../lib/sectionsInOrder.ts';
import { isShown } from './revisionColumns.ts';

export interface Revision {
  id: number;
  version: number;
  createdAt: Date;
  operatorName: string | null;
  apiKeyName: string | null;
  importId: number | null;
  changes: FieldChange[];
}

export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
  /** Names for ids. */
  beforeName: string | null;
  afterName: string | null;
}

/** The history of a listing, newest first. */
export async function listRevisions(
  context: Context,
  businessId: number,
  args: { first?: number | null; offset?: number | null },
): Promise<PageOf<Revision>> {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const rows = await context.db.prisma.businessRevision.findMany({
    where: { businessId },
    orderBy: { version: 'desc' },
    include: { operator: { select: { name: true } }, apiKey: { select: { name: true } } },
    take: first + 1,
    skip: offset,
  });
  const { nodes, hasNextPage } = cutPage(rows, first);
  const names = await namesOf(
    context,
    nodes.flatMap(({ before, after }) => [before as Values, after as Values]),
  );
  return {
    nodes: nodes.map(({ id, version, createdAt, operator, apiKey, importId, before, after }) => ({
      id,
      version,
      createdAt,
      operatorName: operator?.name ?? null,
      apiKeyName: apiKey?.name ?? null,
      importId,
      changes: changesOf(before as Values, after as Values, names),
    })),
    pageInfo: { hasNextPage, endCursor: null },
  };
}

type Values = Record<string, unknown>;
/** Names of categories and cities, by column and id. */
type Names = Record<string, Map<unknown, string>>;

async function namesOf({ db }: Context, rows: readonly Values[]): Promise<Names> {
  const idsOf = (column: string) => [
    ...new Set(rows.map((row) => row[column]).filter((id): id is number => typeof id === 'number')),
  ];
  const select = { id: true, name: true } as const;
  const [categoryIds, cityIds] = [idsOf('category_id'), idsOf('city_id')];
  const [categories, cities] = await Promise.all([
    categoryIds.length ? db.prisma.category.findMany({ where: { id: { in: categoryIds } }, select }) : [],
    cityIds.length ? db.prisma.city.findMany({ where: { id: { in: cityIds } }, select }) : [],
  ]);
  const byId = (list: { id: number; name: string }[]) => new Map(list.map(({ id, name }) => [id, name]));
  return { category_id: byId(categories), city_id: byId(cities) };
}

function changesOf(before: Values, after: Values, names: Names): FieldChange[] {
  const was = sectionsInOrder(before);
  return Object.entries(sectionsInOrder(after))
    .filter(([column]) => isShown(column))
    .map(([column, value]) => ({
      field: camelCase(column),
      before: was[column] ?? null,
      after: value ?? null,
      beforeName: names[column]?.get(was[column]) ?? null,
      afterName: names[column]?.get(value) ?? null,
    }));
}
