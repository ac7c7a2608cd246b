import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import {
  businessSearchParams,
  graphSort,
  PAGE_SIZE,
  parseBusinessSearch,
} from '../../../domain/search/businessSearch.ts';
import { isolated } from '../../../domain/text/bidi.ts';
import type { CategoryPageQuery } from '../graphql/siteOperations.ts';
import { countText } from '../lib/text/countText.ts';
import type { PageInput } from '../lib/pageQuery.ts';
import { paths } from '../lib/paths.ts';
import { breadcrumbList, collectionPage } from '../lib/structuredData.ts';
import { MissingTaxon } from '../ui/directory/MissingTaxon.tsx';
import { TaxonListing } from '../ui/directory/TaxonListing.tsx';
import { useServerState } from '../ui/hydration/ServerState.tsx';
import { usePageInput } from '../ui/hydration/usePageInput.ts';
import { useSiteIdentity } from '../ui/site/SiteIdentity.tsx';
import type { MapFilter } from './map/listMapProps.ts';
import { MapPane } from './map/MapPane.tsx';
import { PageHead } from '../ui/text/PageHead.tsx';

const kinds = {
  category: { title: 'Category', plural: 'Categories', list: paths.categories, path: paths.category },
  city: { title: 'City', plural: 'Cities', list: paths.cities, path: paths.city },
} as const;

/** Variables of the page of a category or city, without its filter. */
export function taxonVariables({ params, search: query }: PageInput) {
  const { search, sort, within, page } = parseBusinessSearch(query);
  return {
    slug: params['slug'] ?? '',
    filter: { ...(search && { search }), ...(within && { within }) },
    sort: graphSort(sort),
    offset: (page - 1) * PAGE_SIZE,
  };
}

interface TaxonPageProps {
  kind: keyof typeof kinds;
  taxon: { name: string; slug: string };
  titleOf: (name: string) => string;
  /** Place of the taxon, for the description of the page. */
  within?: string | undefined;
  mark: ReactNode;
  note?: string | undefined;
  hint?: ReactNode;
  businesses: CategoryPageQuery['businesses'];
  /** Filter of its map, without the area. */
  filter: MapFilter;
  /** True while the next answer is on its way and the last one still shows. */
  isStale: boolean;
}

/** The page of one category or one city. A former or simple form of its URL redirects to the stored one. */
export function TaxonPage({
  kind,
  taxon,
  titleOf,
  within,
  businesses,
  filter,
  isStale,
  ...shown
}: TaxonPageProps) {
  const { name: siteName } = useSiteIdentity();
  const { siteUrl } = useServerState();
  const input = usePageInput();
  const search = parseBusinessSearch(input.search);
  const { plural, list, path: pathOf } = kinds[kind];
  const path = pathOf(taxon.slug);
  if (!isStale && taxon.slug !== input.params['slug'])
    return <Navigate to={path + businessSearchParams(search)} replace />;
  const title = titleOf(isolated(taxon.name));
  const crumbs = [
    { name: 'Home', path: paths.home() },
    { name: plural, path: list() },
    { name: taxon.name, path },
  ];
  return (
    <>
      <PageHead
        title={`${title}${search.page > 1 ? `, page ${search.page}` : ''} | ${isolated(siteName)}`}
        description={`${[title, within && isolated(within)].filter(Boolean).join(', ')}: ${countText(businesses.totalCount, businesses.totalCountIsLowerBound)} with opening hours, phone numbers, ratings and directions.`}
        page={{
          kind: 'list',
          path,
          page: search.page,
          isChanged: search.search !== '' || search.sort !== null || search.within !== null || search.isMap,
          isEmpty: businesses.nodes.length === 0,
        }}
        structuredData={[
          breadcrumbList(crumbs, siteUrl),
          collectionPage({ name: titleOf(taxon.name), path, businesses: businesses.nodes }, siteUrl),
        ]}
      />
      <TaxonListing
        {...shown}
        crumbs={crumbs}
        title={title}
        path={path}
        search={search}
        businesses={businesses}
        isStale={isStale}
        mapOf={(onSearchArea) => (
          <MapPane
            label={`Map of ${title}`}
            filter={{ ...filter, ...(search.search && { search: search.search }) }}
            within={search.within}
            businesses={businesses}
            onSearchArea={onSearchArea}
          />
        )}
        searchLabel={`Search in ${isolated(taxon.name)}`}
        emptyText={`No businesses found in this ${kind} yet`}
      />
    </>
  );
}

/** The page of a missing category or city. */
export function NoTaxonPage({ kind }: { kind: keyof typeof kinds }) {
  const { title, plural, list } = kinds[kind];
  return (
    <MissingTaxon
      title={`${title} Not Found`}
      text={`The ${kind} you're looking for was not found or may have been removed.`}
      back={{ to: list(), label: `Back to ${plural}` }}
      other={{ to: paths.home(), label: 'Go to Homepage' }}
    />
  );
}
