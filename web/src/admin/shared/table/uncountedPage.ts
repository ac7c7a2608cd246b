interface Page {
  nodes: readonly unknown[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean };
}

/** For PageSwitch: the page of a list whose rows are counted up to `most`; undefined while the count is exact. */
export const uncountedPage = ({ nodes, totalCount, pageInfo: { hasNextPage } }: Page, most: number) =>
  totalCount >= most ? { hasRows: nodes.length > 0, hasNextPage } : undefined;
