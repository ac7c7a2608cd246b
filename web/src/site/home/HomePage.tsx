import { isolated } from '../../../../domain/text/bidi.ts';
import { CategoryStrip } from '../../ui/directory/CategoryStrip.tsx';
import { CityGrid } from '../../ui/directory/CityGrid.tsx';
import { CardGridSkeleton } from '../../ui/listing/CardGrid.tsx';
import { PageHead } from '../../ui/text/PageHead.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { SectionHeading } from '../../ui/text/SectionHeading.tsx';
import { useServerState } from '../../ui/hydration/ServerState.tsx';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { usePageInput } from '../../ui/hydration/usePageInput.ts';
import { Wrap } from '../../ui/text/Wrap.tsx';
import {
  HomeFeaturedOperation,
  HomePageOperation,
  HomeSearchOperation,
  useHomePageQuery,
  useHomeSearchQuery,
} from '../../graphql/siteOperations.ts';
import { hasFilter, parseBusinessSearch } from '../../../../domain/search/businessSearch.ts';
import type { PageInput } from '../../lib/pageQuery.ts';
import { pageQuery } from '../../lib/pageQuery.ts';
import { paths } from '../../lib/paths.ts';
import { FeaturedBusinesses } from './FeaturedBusinesses.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeSearchForm } from './HomeSearchForm.tsx';
import { HomeSearchResults, searchVariables } from './HomeSearchResults.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';
import { css } from '../../ui/theme/styles.ts';

/** Number of categories in the strip; the choice beside the search field has all. */
const POPULAR = 10;

/** The home page filters only by keyword and category. */
function homeSearch({ search }: PageInput) {
  const { search: text, category } = parseBusinessSearch(search);
  const all = parseBusinessSearch(new URLSearchParams());
  return { ...all, search: text, category };
}

export function queries(input: PageInput) {
  const search = homeSearch(input);
  return [
    pageQuery(HomePageOperation, {}),
    hasFilter(search)
      ? pageQuery(HomeSearchOperation, searchVariables(search))
      : pageQuery(HomeFeaturedOperation, { seed: input.today }),
  ];
}

export function Component() {
  const { name: siteName } = useSiteIdentity();
  const { siteUrl } = useServerState();
  const input = usePageInput();
  const search = homeSearch(input);
  const isFiltered = hasFilter(search);
  const chosen = useHomeSearchQuery({ variables: searchVariables(search), skip: !isFiltered }).data?.category;
  const page = useHomePageQuery();
  return (
    <>
      <PageHead
        title={`${isolated(siteName)}: good places, close by`}
        description={
          page.data?.siteSeo.metaDescription ??
          'Find local businesses by name, category and city: see what is open now, call ahead, get directions. Free to search, no account needed.'
        }
        page={{ kind: 'list', path: paths.home(), page: 1, isChanged: isFiltered, isEmpty: false }}
        structuredData={[{ '@type': 'WebSite', name: siteName, url: siteUrl + paths.home() }]}
      />
      <QueryState result={page} skeleton={<HomeSkeleton />}>
        {({ stats, categories, cities }) => (
          <>
            <HomeHero stats={stats} />
            <Wrap>
              <HomeSearchForm
                search={search.search}
                category={search.category}
                categoryName={
                  chosen?.name ?? categories.nodes.find(({ slug }) => slug === search.category)?.name
                }
                categories={categories.nodes}
                hasMoreCategories={categories.pageInfo.hasNextPage}
              />
            </Wrap>
            {/* Right under the question: on a phone nothing else would show that it was answered. */}
            {isFiltered ? (
              <Wrap as="section" aria-labelledby="listings" className={css({ mt: { base: '5', md: '12' } })}>
                <HomeSearchResults search={search} />
              </Wrap>
            ) : null}
            {categories.nodes.length > 0 ? (
              <Wrap
                as="section"
                aria-labelledby="popular-categories"
                className={css({ mt: { base: '5', md: '12' } })}
              >
                <SectionHeading id="popular-categories" more={{ to: paths.categories(), label: 'View All' }}>
                  Popular Categories
                </SectionHeading>
                <CategoryStrip categories={categories.nodes.slice(0, POPULAR)} />
              </Wrap>
            ) : null}
            {isFiltered ? null : (
              <Wrap as="section" aria-labelledby="listings" className={css({ mt: { base: '10', md: '14' } })}>
                <FeaturedBusinesses seed={input.today} />
              </Wrap>
            )}
            <div data-ad="MIDDLE" />
            {cities.nodes.length > 0 ? (
              <Wrap
                as="section"
                aria-labelledby="top-cities"
                className={css({ mt: { base: '12', md: '16' } })}
              >
                <SectionHeading id="top-cities" more={{ to: paths.cities(), label: 'View All' }}>
                  Top Cities
                </SectionHeading>
                <CityGrid cities={cities.nodes} />
              </Wrap>
            ) : null}
            <Wrap as="section" aria-labelledby="why" className={css({ mt: { base: '12', md: '16' } })}>
              <SectionHeading id="why">Why Choose Us?</SectionHeading>
              <WhyChooseUs countries={stats.countries} />
            </Wrap>
            <div data-ad="BOTTOM" />
          </>
        )}
      </QueryState>
    </>
  );
}

function HomeSkeleton() {
  return (
    <>
      <div className={css({ h: { base: 'heroPhone', md: 'hero' }, bg: 'sunken' })} />
      <Wrap className={css({ pt: '10' })}>
        <CardGridSkeleton />
      </Wrap>
    </>
  );
}
