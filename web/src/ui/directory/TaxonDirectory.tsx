import type { ReactNode } from 'react';
import { isolated } from '../../../../domain/text/bidi.ts';
import {
  DIRECTORY_PAGE_SIZE,
  directorySearchParams,
  type DirectorySearch,
} from '../../../../domain/search/directorySearch.ts';
import { latestData } from '../../graphql/latestData.ts';
import { groupedNumber } from '../../lib/text/countText.ts';
import { paths } from '../../lib/paths.ts';
import { breadcrumbList } from '../../lib/structuredData.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { QueryState } from '../feedback/QueryState.tsx';
import { useServerState } from '../hydration/ServerState.tsx';
import { useSiteIdentity } from '../site/SiteIdentity.tsx';
import { PageHead } from '../text/PageHead.tsx';
import { TextLink } from '../text/TextLink.tsx';
import { Wrap } from '../text/Wrap.tsx';
import { css } from '../theme/styles.ts';
import { DirectoryGrid, DirectorySkeleton } from './DirectoryGrid.tsx';
import { DirectoryTools } from './DirectoryTools.tsx';
import { Pager } from './Pager.tsx';

interface TaxonPage<Taxon> {
  nodes: readonly Taxon[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean };
}

interface TaxonDirectoryProps<Taxon> {
  title: string;
  /** Singular and plural noun, in lower case. */
  nouns: readonly [one: string, several: string];
  description: string;
  /** Path of the page, without a query. */
  path: string;
  search: DirectorySearch;
  /** Whether a search or filter is active. */
  isFiltered: boolean;
  /** Result of the query of categories or cities. */
  result: {
    data?: TaxonPage<Taxon> | undefined;
    previousData?: TaxonPage<Taxon> | undefined;
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
  };
  /** After the number of results. */
  note?: ReactNode;
  formId?: string;
  /** Further choices of the form. */
  choices?: ReactNode;
  /** An item of the grid. */
  children: (taxon: Taxon) => ReactNode;
}

/** All categories or cities: search in them, grid or list, pages. */
export function TaxonDirectory<Taxon>(props: TaxonDirectoryProps<Taxon>) {
  const { title, nouns, description, path, search, isFiltered, result, note, formId, choices, children } =
    props;
  const [one, several] = nouns;
  const { name: siteName } = useSiteIdentity();
  const { siteUrl } = useServerState();
  const total = result.data?.totalCount;
  const isPart = isFiltered || search.page > 1;
  return (
    <Wrap className={css({ pt: { base: '4', md: '6' } })}>
      <PageHead
        title={`${title}${search.page > 1 ? `, page ${search.page}` : ''} | ${isolated(siteName)}`}
        description={description}
        page={{
          kind: 'list',
          path,
          page: search.page,
          isChanged: isFiltered || search.isList,
          isEmpty: result.data?.nodes.length === 0,
        }}
        structuredData={[
          breadcrumbList(
            [
              { name: 'Home', path: paths.home() },
              { name: title, path },
            ],
            siteUrl,
          ),
        ]}
      />
      <h1 className={css({ textStyle: { base: '2xl', md: '3xl' }, fontWeight: 'bold' })}>{title}</h1>
      <p role="status" className={css({ color: 'muted', mt: '1', minH: '6' })}>
        {total === undefined ? '' : `${groupedNumber(total)} ${total === 1 ? one : several}`}
        {search.search ? ` for “${isolated(search.search)}”` : ''}
        {note}
      </p>
      <DirectoryTools formId={formId} path={path} search={search} searchLabel={`Search for a ${one}`}>
        {choices}
      </DirectoryTools>
      <QueryState
        result={{ ...result, data: latestData(result) }}
        skeleton={<DirectorySkeleton />}
        errorTitle={`Failed to fetch ${several}`}
      >
        {({ nodes, totalCount, pageInfo }) =>
          nodes.length === 0 ? (
            <EmptyState
              title={isPart ? 'No search results found' : `No ${several} available yet`}
              actions={isPart ? <TextLink to={path}>{`Show all ${several}`}</TextLink> : undefined}
            />
          ) : (
            <>
              <DirectoryGrid layout={search.isList ? 'list' : 'grid'}>{nodes.map(children)}</DirectoryGrid>
              <div className={css({ mt: '8' })}>
                <Pager
                  page={search.page}
                  lastPage={Math.max(1, Math.ceil(totalCount / DIRECTORY_PAGE_SIZE))}
                  hasNextPage={pageInfo.hasNextPage}
                  hrefOf={(page) => `${path}${directorySearchParams({ ...search, page })}`}
                />
              </div>
            </>
          )
        }
      </QueryState>
    </Wrap>
  );
}
