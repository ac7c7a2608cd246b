import { isolated } from '../../../../domain/text/bidi.ts';
import { Link } from 'react-router-dom';
import { roundedCount } from '../../../../domain/text/counts.ts';
import { categoryLook } from '../../ui/icon/categoryLook.ts';
import { DirectoryGrid, DirectorySkeleton } from '../../ui/directory/DirectoryGrid.tsx';
import { DirectoryTools } from '../../ui/directory/DirectoryTools.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { IconTile } from '../../ui/icon/IconTile.tsx';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { Pager } from '../../ui/directory/Pager.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { whileVisible } from '../../ui/hydration/whileVisible.ts';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import { Wrap } from '../../ui/text/Wrap.tsx';
import {
  CategoryDirectoryPageOperation,
  useCategoryDirectoryPageQuery,
} from '../../graphql/siteOperations.ts';
import { latestData } from '../../graphql/latestData.ts';
import {
  DIRECTORY_PAGE_SIZE,
  directorySearchParams,
  directoryVariables,
  parseDirectorySearch,
} from '../../../../domain/search/directorySearch.ts';
import type { PageInput } from '../../lib/pageQuery.ts';
import { groupedNumber } from '../../lib/countText.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { breadcrumbList } from '../../lib/structuredData.ts';
import { styled } from '../../ui/theme/styled.tsx';
import { css, cva } from '../../ui/theme/styles.ts';

export function queries({ search }: PageInput) {
  return [pageQuery(CategoryDirectoryPageOperation, directoryVariables(parseDirectorySearch(search)))];
}

const CategoryCard = styled(
  Link,
  cva({
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      p: { base: '3', md: '4' },
      bg: 'surface',
      borderRadius: 'card',
      boxShadow: 'rest',
      '& .words': { minW: '0', display: 'block' },
      '& .name': { display: 'block', textStyle: 'lg', fontWeight: 'bold', overflowWrap: 'anywhere' },
      '& .count': { textStyle: 'sm', color: 'muted', fontVariantNumeric: 'tabular-nums' },
      '&:hover .name': { textDecoration: 'underline', textUnderlineOffset: '3px' },
    },
  }),
);

export function Component() {
  const { name: siteName } = useSiteIdentity();
  const search = parseDirectorySearch(usePageInput().search);
  const { siteUrl } = useServerState();
  const result = useCategoryDirectoryPageQuery({ variables: directoryVariables(search), ...whileVisible });
  const path = paths.categories();
  const total = result.data?.categories.totalCount;
  return (
    <Wrap className={css({ pt: { base: '4', md: '6' } })}>
      <PageHead
        title={`Categories${search.page > 1 ? `, page ${search.page}` : ''} | ${isolated(siteName)}`}
        description="Every kind of business in the directory, from the largest category to the smallest, with the number of listings in each."
        page={{
          kind: 'list',
          path,
          page: search.page,
          isChanged: search.search !== '' || search.isList,
          isEmpty: result.data?.categories.nodes.length === 0,
        }}
        structuredData={[
          breadcrumbList(
            [
              { name: 'Home', path: paths.home() },
              { name: 'Categories', path },
            ],
            siteUrl,
          ),
        ]}
      />
      <h1 className={css({ textStyle: { base: '2xl', md: '3xl' }, fontWeight: 'bold' })}>Categories</h1>
      <p role="status" className={css({ color: 'muted', mt: '1', minH: '6' })}>
        {total === undefined ? '' : `${groupedNumber(total)} ${total === 1 ? 'category' : 'categories'}`}
        {search.search ? ` for “${isolated(search.search)}”` : ''}
      </p>
      <DirectoryTools path={path} search={search} searchLabel="Search for a category" />
      <QueryState
        result={{ ...result, data: latestData(result) }}
        skeleton={<DirectorySkeleton />}
        errorTitle="Failed to fetch categories"
      >
        {({ categories: { nodes, totalCount, pageInfo } }) =>
          nodes.length === 0 ? (
            <EmptyState
              title={
                search.search || search.page > 1 ? 'No search results found' : 'No categories available yet'
              }
              actions={
                search.search || search.page > 1 ? (
                  <TextLink to={path}>Show all categories</TextLink>
                ) : undefined
              }
            />
          ) : (
            <>
              <DirectoryGrid layout={search.isList ? 'list' : 'grid'}>
                {nodes.map(({ id, name, slug, icon, businessCount }) => (
                  <li key={id}>
                    <CategoryCard to={paths.category(slug)}>
                      <IconTile {...categoryLook({ name, icon })} />
                      <span className="words">
                        <span className="name">
                          <bdi>{name}</bdi>
                        </span>
                        <span className="count">
                          {roundedCount(businessCount)} {businessCount === 1 ? 'business' : 'businesses'}
                        </span>
                      </span>
                    </CategoryCard>
                  </li>
                ))}
              </DirectoryGrid>
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
