import { isolated } from '../../../../domain/text/bidi.ts';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/listing/CardGrid.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { SectionHeading } from '../../ui/text/SectionHeading.tsx';
import { useHomeSearchQuery } from '../../graphql/siteOperations.ts';
import type { BusinessSearch } from '../../../../domain/search/businessSearch.ts';
import { businessSearchParams, graphFilter } from '../../../../domain/search/businessSearch.ts';
import { countText } from '../../lib/text/countText.ts';
import { paths } from '../../lib/paths.ts';
import { css } from '../../ui/theme/styles.ts';

interface HomeSearchResultsProps {
  search: BusinessSearch;
}

export function searchVariables(search: BusinessSearch) {
  const { category } = search;
  return { filter: graphFilter(search), category, hasCategory: category !== '' };
}

/** Search results in place of the featured listings. */
export function HomeSearchResults({ search }: HomeSearchResultsProps) {
  const result = useHomeSearchQuery({ variables: searchVariables(search) });
  const category = result.data?.category;
  const words = [search.search ? `“${isolated(search.search)}”` : null, category && isolated(category.name)]
    .filter(Boolean)
    .join(' in ');
  const all = `${paths.businesses()}${businessSearchParams(search)}`;
  const found = result.data?.businesses;
  return (
    <>
      <SectionHeading
        id="listings"
        note={
          <span role="status">
            {words}
            {words && found ? ': ' : null}
            {found ? countText(found.totalCount, found.totalCountIsLowerBound) : null}
          </span>
        }
      >
        Search Results
      </SectionHeading>
      <QueryState result={result} skeleton={<CardGridSkeleton />} errorTitle="Failed to fetch businesses">
        {({ businesses: { nodes, totalCount } }) =>
          nodes.length === 0 ? (
            <EmptyState
              title="No businesses found"
              text="Try different keywords or browse all categories."
              actions={
                <>
                  <Button asChild>
                    <Link to={paths.home()} preventScrollReset>
                      Clear Filters
                    </Link>
                  </Button>
                  <Button asChild variant="line">
                    <Link to={paths.categories()}>Browse categories</Link>
                  </Button>
                </>
              }
            />
          ) : (
            <>
              <CardGrid businesses={nodes} />
              {totalCount > nodes.length ? (
                <div className={css({ display: 'flex', justifyContent: 'center', mt: '9' })}>
                  <Button asChild variant="line" className={css({ w: { base: 'full', md: 'category' } })}>
                    <Link to={all}>View More Businesses</Link>
                  </Button>
                </div>
              ) : null}
            </>
          )
        }
      </QueryState>
    </>
  );
}
