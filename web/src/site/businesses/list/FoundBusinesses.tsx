import { lastPageOf, type BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import type { BusinessListPageQuery } from '../../../graphql/siteOperations.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useHydrated } from '../../../ui/hydration/useHydrated.ts';
import { Pager } from '../../../ui/directory/Pager.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { css } from '../../../ui/theme/styles.ts';
import { ResultList } from './ResultList.tsx';
import { searchHref } from './searchHref.ts';
import type { CurrentPosition } from './useCurrentPosition.ts';

interface FoundBusinessesProps {
  businesses: BusinessListPageQuery['businesses'];
  search: BusinessSearch;
  here: CurrentPosition;
  /** Whether these are the results of the search before, while those of this one load. */
  isStale: boolean;
}

/** A page of results, with what the search left out or corrected. */
export function FoundBusinesses({ businesses, search, here, isStale }: FoundBusinessesProps) {
  const hydrated = useHydrated();
  const isNearMe = businesses.understoodAs?.parts.some(({ kind }) => kind === 'NEAR_ME');
  return (
    <div className={css({ opacity: isStale ? '.55' : undefined })} aria-busy={isStale}>
      {isNearMe && !search.near ? (
        <p data-needs-script="" className={css({ mt: '3' })}>
          <Button variant="line" disabled={here.isLocating || !hydrated} onClick={here.locate}>
            {here.isLocating ? 'Looking for you…' : 'Show the nearest to me'}
          </Button>
        </p>
      ) : null}
      {businesses.understoodAs?.leftOut.length ? (
        <p className={css({ mt: '3', overflowWrap: 'anywhere' })}>
          Nothing matches every word. Searched without{' '}
          <bdi>“{businesses.understoodAs.leftOut.join('”, “')}”</bdi>.
        </p>
      ) : null}
      {businesses.didYouMean ? (
        <p className={css({ mt: '3', overflowWrap: 'anywhere' })}>
          Nothing matches “<bdi>{search.search}</bdi>” exactly. Showing results for{' '}
          <TextLink to={searchHref({ ...search, search: businesses.didYouMean, page: 1 })}>
            <bdi>{businesses.didYouMean}</bdi>
          </TextLink>
          .
        </p>
      ) : null}
      <ResultList businesses={businesses.nodes} isBesideMap={search.isMap} />
      {businesses.related.length > 0 ? (
        <>
          <h2 className={css({ mt: '7', textStyle: 'xl', fontWeight: 'bold' })}>
            You may also be looking for
          </h2>
          <ResultList businesses={businesses.related} isBesideMap={search.isMap} isRelated />
        </>
      ) : null}
      <div className={css({ mt: '7' })}>
        <Pager
          page={search.page}
          lastPage={lastPageOf(businesses)}
          hasNextPage={businesses.pageInfo.hasNextPage}
          hrefOf={(page) => searchHref({ ...search, page })}
        />
      </div>
    </div>
  );
}
