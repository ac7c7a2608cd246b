import { beforeEach } from '@jest/globals';
import type { Services } from '../../../../lib/context.ts';
import { executeOrThrow } from '../../../../testing/execute.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';

interface Page {
  businesses: {
    nodes: { id: number; name: string; distanceMeters: number | null }[];
    totalCount: number;
    totalCountIsLowerBound: boolean;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
}

/** The list of businesses with all of its arguments. */
export const list = `query ($filter: BusinessFilter, $sort: BusinessSort, $first: Int, $offset: Int, $after: String) {
  businesses(filter: $filter, sort: $sort, first: $first, offset: $offset, after: $after) {
    nodes { id name distanceMeters } totalCount totalCountIsLowerBound pageInfo { hasNextPage endCursor }
  }
}`;

/** A database whose listings are listed; to be called once in a file. */
export function useBusinessList() {
  const database = useTestDatabase();
  let services: Services;
  beforeEach(() => {
    services = testServices(database.db);
  });
  const page = async (variables: Record<string, unknown>) =>
    (await executeOrThrow<Page>(services, list, variables)).businesses;
  const names = async (variables: Record<string, unknown>) =>
    (await page(variables)).nodes.map((node) => node.name);

  /** Ids of all pages, from cursor to cursor. */
  async function walk(variables: Record<string, unknown>): Promise<number[]> {
    const ids: number[] = [];
    let after: string | null = null;
    for (;;) {
      const { nodes, pageInfo } = await page({ ...variables, after });
      ids.push(...nodes.map((node) => node.id));
      if (!pageInfo.hasNextPage) return ids;
      after = pageInfo.endCursor;
    }
  }

  return { database, services: () => services, page, names, walk };
}
