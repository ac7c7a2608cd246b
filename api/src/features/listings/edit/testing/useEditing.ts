import { beforeEach } from '@jest/globals';
import type { Viewer } from '../../../../lib/context.ts';
import { executeOrThrowWithRetry } from '../../../../testing/retryWhileBusy.ts';
import { executeOrThrow, refusalOf } from '../../../../testing/execute.ts';
import { makeCategory, makeOperator } from '../../../../testing/factories.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';

const fields = `id slug name version deletedAt phone website description detailedInfo about workingHours timeZone
  latitude businessStatus isVerified globalRowNumber category { name } city { slug name businessCount } country { code }`;
interface Listing {
  id: number;
  slug: string;
  version: number;
  [field: string]: unknown;
}
export const updating = `mutation ($id: Int!, $input: BusinessInput!, $version: Int) {
  updateBusiness(id: $id, input: $input, version: $version) { ${fields} } }`;

/** A database with a category, and an operator who edits listings there; to be called once in a file. */
export function useEditing() {
  const database = useTestDatabase();
  const services = () => testServices(database.db);
  let as: Viewer;
  let categoryId: number;
  beforeEach(async () => {
    ({ viewer: as } = await makeOperator(database.db));
    ({ id: categoryId } = await makeCategory(database.db, 'Cafe'));
  });
  /** Asks as the operator. */
  const operate = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    executeOrThrow<Data>(services(), query, variables, { as });
  return {
    database,
    services,
    viewer: () => as,
    categoryId: () => categoryId,
    operate,
    refused: (query: string, variables: Record<string, unknown> = {}) =>
      refusalOf(services(), query, variables, { as }),
    create: async (input: object) =>
      (
        await executeOrThrowWithRetry<{ createBusiness: Listing }>(
          services(),
          `mutation ($input: BusinessInput!) { createBusiness(input: $input) { ${fields} } }`,
          { input: { categoryId, address: 'Yol 1', ...input } },
          { as },
        )
      ).createBusiness,
    update: async (id: number, input: object) =>
      (
        await executeOrThrowWithRetry<{ updateBusiness: Listing }>(
          services(),
          updating,
          { id, input },
          { as },
        )
      ).updateBusiness,
    history: async (businessId: number) =>
      (
        await operate<{ businessRevisions: { nodes: { id: number; changes: { field: string }[] }[] } }>(
          `query ($businessId: Int!) { businessRevisions(businessId: $businessId) {
            nodes { id version operatorName apiKeyName importId changes { field before after beforeName afterName } } } }`,
          { businessId },
        )
      ).businessRevisions.nodes,
    undo: async (id: number) =>
      (
        await operate<{ undoBusinessRevision: { business: Listing; restored: string[]; skipped: string[] } }>(
          `mutation ($id: Int!) { undoBusinessRevision(id: $id) { restored skipped business { ${fields} } } }`,
          { id },
        )
      ).undoBusinessRevision,
    stored: (id: number) => database.db.prisma.business.findUniqueOrThrow({ where: { id } }),
    /** A listing after a mutation that takes its id. */
    run: async (mutation: string, id: number): Promise<Listing> => {
      const query = `mutation ($id: Int!) { listing: ${mutation}(id: $id) { ${fields} } }`;
      return (await operate<{ listing: Listing }>(query, { id })).listing;
    },
  };
}
