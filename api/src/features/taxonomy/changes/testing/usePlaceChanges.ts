import { beforeEach, expect } from '@jest/globals';
import type { Viewer } from '../../../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../../../testing/execute.ts';
import { makeOperator } from '../../../../testing/factories.ts';
import { executeWithRetry } from '../../../../testing/retryWhileBusy.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';
import { runPlaceChange, runPlaceUndo } from '../runPlaceChange.ts';

interface Change {
  id: number;
  kind: string;
  status: string;
  placeName: string;
  places: number;
  listings: number;
  restored: number;
  skipped: number;
  isGone: boolean;
  after: object;
  errorMessage: string | null;
}
const fields = `id kind status placeName targetName places listings restored skipped isGone before after errorMessage
  operatorName`;
const mutationOf = (name: string, type: string) =>
  `mutation ($value: ${type}!) { ${name}(${type === 'Int' ? 'id' : 'input'}: $value) { ${fields} } }`;

/** A database with an operator who changes categories and cities; to be called once in a file. */
export function usePlaceChanges() {
  const database = useTestDatabase();
  const services = () => testServices(database.db);
  let as: Viewer;
  beforeEach(async () => {
    ({ viewer: as } = await makeOperator(database.db));
  });
  const mutate = async (name: string, type: string, value: unknown) =>
    Object.values(
      await executeOrThrow<Record<string, Change>>(services(), mutationOf(name, type), { value }, { as }),
    )[0]!;
  const read = async (id: number) =>
    (
      await executeOrThrow<{ placeChange: Change }>(
        services(),
        `query ($id: Int!) { placeChange(id: $id) { ${fields} } }`,
        { id },
        { as },
      )
    ).placeChange;
  /** Does the job of a change as a worker would. */
  async function work(run: typeof runPlaceChange | typeof runPlaceUndo, id: number): Promise<Change> {
    const { jobId, undoJobId } = await database.db.prisma.placeChange.findUniqueOrThrow({ where: { id } });
    const job = (run === runPlaceUndo ? undoJobId : jobId) ?? 0;
    const context = testContext(services(), { as: { kind: 'system' } });
    const signal = new AbortController().signal;
    await run(context, { id: job, payload: { placeChangeId: id }, signal, progress: () => undefined });
    await database.db.prisma.job.update({ where: { id: job }, data: { status: 'DONE' } });
    return read(id);
  }
  return {
    database,
    services,
    viewer: () => as,
    /** The change that a mutation made or queued. */
    mutate,
    /** The same, or the code, message and fields of the refusal. */
    attempt: async (name: string, type: string, value: unknown) => {
      const { data, errors } = await executeWithRetry<Record<string, Change>>(
        services(),
        mutationOf(name, type),
        { value },
        { as },
      );
      const [error] = errors;
      return {
        change: data?.[name] ?? null,
        code: error?.extensions?.code ?? null,
        message: error?.message ?? null,
        fields: error?.extensions?.fields ?? null,
      };
    },
    read,
    work,
    update: (input: object) => mutate('updatePlace', 'UpdatePlaceInput', input),
    merge: async (kind: 'CATEGORY' | 'CITY', id: number, targetId: number): Promise<Change> => {
      const { id: change, status } = await mutate('mergePlaces', 'MergePlacesInput', { kind, id, targetId });
      expect(status).toBe('QUEUED');
      return work(runPlaceChange, change);
    },
    undo: (id: number) => mutate('undoPlaceChange', 'Int', id),
    refusedUndo: (id: number) =>
      refusalOf(services(), 'mutation ($id: Int!) { undoPlaceChange(id: $id) { id } }', { id }, { as }),
    category: (id: number) => database.db.prisma.category.findUniqueOrThrow({ where: { id } }),
    listing: (id: number) => database.db.prisma.business.findUniqueOrThrow({ where: { id } }),
    slugLeadsTo: async (query: 'category' | 'city', slug: string) =>
      (
        await executeOrThrow<Record<string, { slug: string } | null>>(
          services(),
          `query ($slug: String!) { ${query}(slug: $slug) { slug } }`,
          { slug },
        )
      )[query]?.slug ?? null,
    countListings: async (filter: object) =>
      (
        await executeOrThrow<{ businesses: { totalCount: number } }>(
          services(),
          'query ($filter: BusinessFilter!) { businesses(filter: $filter, first: 1) { totalCount } }',
          { filter },
        )
      ).businesses.totalCount,
    /** Stored counts and facts that differ from counted ones. */
    inconsistencies: async (): Promise<unknown[]> => {
      const { rows } = await database.db.pool.query(`
        SELECT 'category', id FROM categories c
          WHERE business_count <> (SELECT count(*) FROM businesses WHERE category_id = c.id AND deleted_at IS NULL)
        UNION ALL SELECT 'city', id FROM cities c
          WHERE business_count <> (SELECT count(*) FROM businesses WHERE city_id = c.id AND deleted_at IS NULL)
        UNION ALL SELECT 'fact', b.id FROM businesses b LEFT JOIN listing_facts f USING (id)
          WHERE b.deleted_at IS NULL AND (f.category_id, f.city_id) IS DISTINCT FROM (b.category_id, b.city_id)
        UNION ALL SELECT 'merged', b.id FROM businesses b JOIN categories c ON c.id = category_id WHERE c.merged_into_id IS NOT NULL
        UNION ALL SELECT 'version', id FROM businesses b
          WHERE EXISTS (SELECT FROM business_revisions r WHERE r.business_id = b.id AND r.version >= b.version)`);
      return rows;
    },
  };
}
