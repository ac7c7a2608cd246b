import { isolated } from '../../../../domain/text/bidi.ts';
import { Navigate } from 'react-router-dom';
import { categoryLook } from '../../ui/icon/categoryLook.ts';
import { IconTile } from '../../ui/icon/IconTile.tsx';
import { MissingTaxon } from '../../ui/directory/MissingTaxon.tsx';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { TaxonListing, PlaceListingSkeleton } from '../../ui/directory/TaxonListing.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import type { CategoryPageQuery } from '../../graphql/generated.ts';
import { CategoryPageDocument, useCategoryPageQuery } from '../../graphql/generated.ts';
import { graphSort, PAGE_SIZE, parseBusinessSearch } from '../../../../domain/search/businessSearch.ts';
import { countText } from '../../lib/countText.ts';
import type { PageInput, PageOutcome } from '../../lib/pageQuery.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { breadcrumbList, collectionPage } from '../../lib/structuredData.ts';

function variablesOf({ params, search }: PageInput) {
  const slug = params['slug'] ?? '';
  const { search: text, sort, page } = parseBusinessSearch(search);
  return {
    slug,
    filter: { categorySlug: slug, ...(text && { search: text }) },
    sort: graphSort(sort),
    offset: (page - 1) * PAGE_SIZE,
  };
}

export function queries(input: PageInput) {
  return [pageQuery(CategoryPageDocument, variablesOf(input))];
}

/** Unknown: 404. An old or simple form of the address leads on to the stored one. */
export function outcome(results: readonly unknown[], { params }: PageInput): PageOutcome {
  const [{ category }] = results as [CategoryPageQuery];
  if (!category) return { status: 404 };
  return category.slug === params['slug'] ? {} : { redirect: paths.category(category.slug) };
}

export function Component() {
  const { name: siteName } = useSiteIdentity();
  const input = usePageInput();
  const { siteUrl } = useServerState();
  const result = useCategoryPageQuery({ variables: variablesOf(input) });
  const search = parseBusinessSearch(input.search);
  return (
    <QueryState
      result={{ ...result, data: result.data ?? result.previousData }}
      skeleton={<PlaceListingSkeleton />}
    >
      {({ category, businesses }) => {
        if (!category)
          return (
            <MissingTaxon
              title="Category Not Found"
              text="The category you're looking for was not found or may have been removed."
              back={{ to: paths.categories(), label: 'Back to Categories' }}
              other={{ to: paths.home(), label: 'Go to Homepage' }}
            />
          );
        if (result.data && category.slug !== input.params['slug']) {
          return <Navigate to={paths.category(category.slug)} replace />;
        }
        const path = paths.category(category.slug);
        const title = category.name;
        const crumbs = [
          { name: 'Home', path: paths.home() },
          { name: 'Categories', path: paths.categories() },
          { name: category.name, path },
        ];
        return (
          <>
            <PageHead
              title={`${isolated(title)}${search.page > 1 ? `, page ${search.page}` : ''} | ${isolated(siteName)}`}
              description={`${isolated(title)}: ${countText(businesses.totalCount, businesses.totalCountIsLowerBound)} with opening hours, phone numbers, ratings and directions.`}
              page={{
                kind: 'list',
                path,
                page: search.page,
                isChanged: search.search !== '' || search.sort !== null,
                isEmpty: businesses.nodes.length === 0,
              }}
              structuredData={[
                breadcrumbList(crumbs, siteUrl),
                collectionPage({ name: title, path, businesses: businesses.nodes }, siteUrl),
              ]}
            />
            <TaxonListing
              crumbs={crumbs}
              mark={<IconTile {...categoryLook(category)} size="lg" />}
              title={title}
              path={path}
              search={search}
              businesses={businesses}
              isStale={!result.data}
              searchLabel={`Search in ${isolated(category.name)}`}
              emptyText="No businesses found in this category yet"
            />
          </>
        );
      }}
    </QueryState>
  );
}
