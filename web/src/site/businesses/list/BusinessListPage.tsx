import { isolated } from '../../../../../domain/text/bidi.ts';
import { useState } from 'react';
import { useVisit } from '../../../ui/directory/useVisit.ts';
import { MapLayout } from '../../../ui/map/MapLayout.tsx';
import { PageHead } from '../../../ui/text/PageHead.tsx';
import { QueryState } from '../../../ui/feedback/QueryState.tsx';
import { useSiteIdentity } from '../../../ui/site/SiteIdentity.tsx';
import { usePreHydrationChoice } from '../../../ui/hydration/usePreHydrationChoice.ts';
import { usePageInput } from '../../../ui/hydration/usePageInput.ts';
import { Wrap } from '../../../ui/text/Wrap.tsx';
import type { BusinessListChoicesQuery, BusinessListPageQuery } from '../../../graphql/siteOperations.ts';
import {
  BusinessListChoicesOperation,
  BusinessListPageOperation,
  useBusinessListChoicesQuery,
  useBusinessListPageQuery,
} from '../../../graphql/siteOperations.ts';
import { latestData } from '../../../graphql/latestData.ts';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import {
  businessSearchParams,
  graphFilter,
  originText,
  parseBusinessSearch,
} from '../../../../../domain/search/businessSearch.ts';
import { countText } from '../../../lib/text/countText.ts';
import type { PageInput } from '../../../lib/pageQuery.ts';
import { pageQuery } from '../../../lib/pageQuery.ts';
import { paths } from '../../../lib/paths.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { MapPane } from '../../map/MapPane.tsx';
import { FoundBusinesses } from './FoundBusinesses.tsx';
import { NoResults } from './NoResults.tsx';
import { ResultListSkeleton } from './ResultList.tsx';
import { ResultsHead } from './ResultsHead.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { ActiveFilter, SearchNames } from './searchHeading.ts';
import { activeFilters, searchHeading } from './searchHeading.ts';
import { searchHref } from './searchHref.ts';
import { useCurrentPosition } from './useCurrentPosition.ts';
import { useSearchChange } from './useSearchChange.ts';
import { pageVariables } from './widerSearches.ts';
import { styled } from '../../../ui/theme/styled.tsx';
import { cva } from '../../../ui/theme/styles.ts';

/** Filters beside the list. Beside a map there is no room, so they are in a sheet. */
const Frame = styled(
  'div',
  cva({
    base: {
      display: { md: 'grid' },
      gridTemplateColumns: '{sizes.filters} minmax(0, 1fr)',
      columnGap: { md: '8', lg: '10' },
      alignItems: 'start',
      '& > .filters': { display: { base: 'none', md: 'block' } },
      '& .filter-chip': { display: { base: 'inline-flex', md: 'none' } },
      // All choices in one row of a small phone.
      '& .map-switch svg': { display: { base: 'none', sm: 'block' } },
    },
    variants: {
      isMap: {
        true: {
          display: 'block',
          '& > .filters': { display: 'none' },
          '& .filter-chip': { display: 'inline-flex' },
        },
      },
    },
  }),
);

export const hasList = true;

const FORM = 'business-search';

function filterVariables(search: BusinessSearch) {
  return { category: search.category, hasCategory: search.category !== '' };
}

export function queries({ search }: PageInput) {
  const parsed = parseBusinessSearch(search);
  return [
    pageQuery(BusinessListPageOperation, pageVariables(parsed)),
    pageQuery(BusinessListChoicesOperation, filterVariables(parsed)),
  ];
}

/** Path of the city's page for a search by a city alone, if only one city has that name. */
function sameCity(search: BusinessSearch, found: readonly { city?: { slug: string } | null }[]) {
  if (
    !search.city ||
    businessSearchParams({ city: search.city }) !== businessSearchParams({ ...search, page: 1 })
  )
    return null;
  const [slug, ...others] = new Set(found.map(({ city }) => city?.slug));
  return slug && others.length === 0 ? paths.city(slug) : null;
}

/** Filters and order of a form, without its unsent text. */
function choicesOf(form: URLSearchParams, { near }: BusinessSearch) {
  const place = near ? originText(near) : '';
  const { category, country, minRating, features, priceLevels, isOpenNow, radius, sort } =
    parseBusinessSearch(new URLSearchParams([...form, ['near', place]]));
  return { category, country, minRating, features, priceLevels, isOpenNow, radius, sort };
}

type List = BusinessListPageQuery['businesses'];

/** Filters that the server understood from the search text. */
function understoodFilters(search: BusinessSearch, found: List | undefined): ActiveFilter[] {
  return (found?.understoodAs?.parts ?? [])
    .filter(({ kind }) => kind !== 'NEAR_ME')
    .map(({ label, without }) => ({
      label: isolated(label),
      without: { ...search, page: 1, search: without },
    }));
}

function namesOf(
  { category, country }: BusinessSearch,
  choices: BusinessListChoicesQuery | undefined,
  facets: List['facets'] | undefined,
): SearchNames {
  return {
    category:
      choices?.category?.name ?? choices?.categories.nodes.find(({ slug }) => slug === category)?.name,
    country: choices?.countries.find(({ code }) => code === country)?.name,
    features: new Map(facets?.features.map(({ value, label }) => [value, label])),
  };
}

export function Component() {
  const search = parseBusinessSearch(usePageInput().search);
  const visit = useVisit();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const list = useBusinessListPageQuery({ variables: pageVariables(search) });
  const filters = useBusinessListChoicesQuery({ variables: filterVariables(search) });
  const choices = filters.data ?? filters.previousData;

  const found = list.data?.businesses;
  const facets = (list.data ?? list.previousData)?.businesses.facets;
  const names = namesOf(search, choices, facets);
  const heading = searchHeading(search, names);
  const chosenFilters = activeFilters(search, names);
  const active = [...chosenFilters, ...understoodFilters(search, found)];
  const count = found ? countText(found.totalCount, found.totalCountIsLowerBound) : null;
  const [optimistic, change] = useSearchChange(search, { isInPlace: isSheetOpen });
  const here = useCurrentPosition((near) => change({ near, sort: 'distance' }));
  usePreHydrationChoice(FORM, (chosen) => {
    const choice = choicesOf(chosen, search);
    const next = { ...search, ...choice };
    // Without choices the form is incomplete, so that a missing value is not a change.
    if (choices && businessSearchParams(next) !== businessSearchParams(search)) change(choice);
  });
  const filterFields = choices ? (
    <SearchFilters
      search={optimistic}
      choices={choices}
      facets={facets}
      formId={FORM}
      here={here}
      onChange={change}
    />
  ) : null;

  return (
    <Wrap>
      <ListHead heading={heading} search={search} isFiltered={active.length > 0} found={found} />
      <SearchBar search={search} formId={FORM} onSearch={change} />
      <Frame isMap={search.isMap}>
        <div id="filters" className="filters" role="group" aria-label="Filters">
          {isSheetOpen ? null : filterFields}
        </div>
        <section aria-labelledby="results">
          <ResultsHead
            heading={heading}
            found={found && { count: found.totalCount, isLowerBound: found.totalCountIsLowerBound }}
            search={search}
            activeCount={active.length}
            onFilters={() => setIsSheetOpen(true)}
          >
            <SortSelect search={optimistic} formId={FORM} here={here} onChange={change} />
          </ResultsHead>
          <ActiveFilters filters={active} hrefOf={searchHref} />
          <MapLayout
            map={
              search.isMap ? (
                <MapPane
                  label={`Map of ${heading}`}
                  filter={graphFilter({ ...search, within: null })}
                  within={search.within}
                  businesses={latestData(list)?.businesses ?? null}
                  onSearchArea={(within) =>
                    void visit(searchHref({ ...search, page: 1, within }), { preventScrollReset: true })
                  }
                />
              ) : null
            }
          >
            <div data-ad="TOP" />
            <QueryState
              result={{ ...list, data: latestData(list) }}
              skeleton={<ResultListSkeleton />}
              errorTitle="Failed to fetch businesses"
            >
              {({ businesses }) =>
                businesses.nodes.length === 0 ? (
                  <NoResults
                    didYouMean={businesses.didYouMean ?? null}
                    search={search}
                    filters={chosenFilters}
                    counts={businesses.countsIfEmpty}
                    hrefOf={searchHref}
                    categories={choices?.categories.nodes ?? []}
                    hasEarlierPages={businesses.totalCount > 0}
                  />
                ) : (
                  <FoundBusinesses businesses={businesses} search={search} here={here} isStale={!list.data} />
                )
              }
            </QueryState>
            <div data-ad="BOTTOM" />
          </MapLayout>
        </section>
      </Frame>
      {isSheetOpen ? (
        <FilterSheet
          onClose={() => setIsSheetOpen(false)}
          onClear={() => change({ ...parseBusinessSearch(new URLSearchParams()) })}
          doneLabel={count ? `Show ${count}` : 'Show businesses'}
        >
          {filterFields}
        </FilterSheet>
      ) : null}
    </Wrap>
  );
}

interface ListHeadProps {
  heading: string;
  search: BusinessSearch;
  isFiltered: boolean;
  found: List | undefined;
}

/** Title, description and indexing of the page. */
function ListHead({ heading, search, isFiltered, found }: ListHeadProps) {
  const { name: siteName } = useSiteIdentity();
  const count = found ? `. ${countText(found.totalCount, found.totalCountIsLowerBound)} found` : '';
  return (
    <PageHead
      title={`${heading}${search.page > 1 ? `, page ${search.page}` : ''} | ${isolated(siteName)}`}
      description={`${heading}: opening hours, phone numbers, ratings and directions${count}.`}
      page={{
        kind: 'list',
        path: paths.businesses(),
        page: search.page,
        isChanged: isFiltered || search.sort !== null || search.isMap,
        isEmpty: found?.nodes.length === 0,
        sameAs: sameCity(search, found?.nodes ?? []),
      }}
    />
  );
}
