import { isolated } from '../../../../domain/text/bidi.ts';
import { Navigate } from 'react-router-dom';
import { Flag } from '../../ui/icon/Flag.tsx';
import { MissingTaxon } from '../../ui/directory/MissingTaxon.tsx';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { TaxonListing, PlaceListingSkeleton } from '../../ui/directory/TaxonListing.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import { CityChoice, CityNamesakes } from './CityChoice.tsx';
import type { CityPageQuery } from '../../graphql/generated.ts';
import { CityPageDocument, useCityPageQuery } from '../../graphql/generated.ts';
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
    filter: { citySlug: slug, ...(text && { search: text }) },
    sort: graphSort(sort),
    offset: (page - 1) * PAGE_SIZE,
  };
}

export function queries(input: PageInput) {
  return [pageQuery(CityPageDocument, variablesOf(input))];
}

/** Unknown: 404. An old or simple form of the address leads on to the stored one, or to a choice of several. */
export function outcome(results: readonly unknown[], { params }: PageInput): PageOutcome {
  const [{ city, citiesOfName }] = results as [CityPageQuery];
  if (!city) return citiesOfName.length > 0 ? {} : { status: 404 };
  return city.slug === params['slug'] ? {} : { redirect: paths.city(city.slug) };
}

export function Component() {
  const { name: siteName } = useSiteIdentity();
  const input = usePageInput();
  const { siteUrl } = useServerState();
  const result = useCityPageQuery({ variables: variablesOf(input) });
  const search = parseBusinessSearch(input.search);
  return (
    <QueryState
      result={{ ...result, data: result.data ?? result.previousData }}
      skeleton={<PlaceListingSkeleton />}
    >
      {({ city, citiesOfName, businesses }) => {
        if (!city && citiesOfName.length > 0) return <CityChoice cities={citiesOfName} />;
        if (!city)
          return (
            <MissingTaxon
              title="City Not Found"
              text="The city you're looking for was not found or may have been removed."
              back={{ to: paths.cities(), label: 'Back to Cities' }}
              other={{ to: paths.home(), label: 'Go to Homepage' }}
            />
          );
        if (result.data && city.slug !== input.params['slug']) {
          return <Navigate to={paths.city(city.slug)} replace />;
        }
        const path = paths.city(city.slug);
        const title = `Businesses in ${isolated(city.name)}`;
        const crumbs = [
          { name: 'Home', path: paths.home() },
          { name: 'Cities', path: paths.cities() },
          { name: city.name, path },
        ];
        return (
          <>
            <PageHead
              title={`${title}${search.page > 1 ? `, page ${search.page}` : ''} | ${isolated(siteName)}`}
              description={`${[title, city.country && isolated(city.country.name)].filter(Boolean).join(', ')}: ${countText(businesses.totalCount, businesses.totalCountIsLowerBound)} with opening hours, phone numbers, ratings and directions.`}
              page={{
                kind: 'list',
                path,
                page: search.page,
                isChanged: search.search !== '' || search.sort !== null,
                isEmpty: businesses.nodes.length === 0,
              }}
              structuredData={[
                breadcrumbList(crumbs, siteUrl),
                collectionPage(
                  { name: `Businesses in ${city.name}`, path, businesses: businesses.nodes },
                  siteUrl,
                ),
              ]}
            />
            <TaxonListing
              crumbs={crumbs}
              mark={<Flag country={city.country} />}
              title={title}
              note={city.country?.name}
              hint={<CityNamesakes cities={citiesOfName.filter(({ id }) => id !== city.id)} />}
              path={path}
              search={search}
              businesses={businesses}
              isStale={!result.data}
              searchLabel={`Search in ${isolated(city.name)}`}
              emptyText="No businesses found in this city yet"
            />
          </>
        );
      }}
    </QueryState>
  );
}
