import { Link } from 'react-router-dom';
import { roundedCount } from '../../../../../domain/text/counts.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { categoryLook } from '../../../ui/icon/categoryLook.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { arrowIcon, closeIcon, pinIcon, searchIcon } from '../../../ui/icon/icons.ts';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { parseBusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { paths } from '../../../lib/paths.ts';
import { countText } from '../../../lib/text/countText.ts';
import type { ActiveFilter } from './searchHeading.ts';
import { widerSearches } from './widerSearches.ts';
import { styled } from '../../../ui/theme/styled.tsx';
import { cva } from '../../../ui/theme/styles.ts';

const Ways = styled(
  'ul',
  cva({
    base: {
      w: 'full',
      mt: '7',
      p: '2',
      textAlign: 'left',
      bg: 'surface',
      borderRadius: 'card',
      boxShadow: 'rest',
      '& a': {
        display: 'flex',
        alignItems: 'center',
        gap: '3.5',
        minH: '14',
        px: '3',
        py: '2',
        borderRadius: 'control',
        _hover: { bg: 'accent.soft' },
      },
      '& svg:first-of-type': { color: 'muted' },
      '& svg:last-of-type': { ml: 'auto', color: 'accent' },
      '& b': { color: 'accent', fontWeight: 'medium', overflowWrap: 'anywhere' },
      '& .count': { color: 'muted' },
    },
  }),
);

interface Count {
  totalCount: number;
  totalCountIsLowerBound: boolean;
}

interface NoResultsProps {
  /** The corrected search, if there is one with results. */
  didYouMean: string | null;
  search: BusinessSearch;
  filters: readonly ActiveFilter[];
  /** Results of the wider searches, in order. */
  counts: readonly Count[];
  hrefOf: (search: BusinessSearch) => string;
  categories: readonly { slug: string; name: string; icon?: string | null; businessCount: number }[];
  /** True if the address asks for a page beyond the last. */
  hasEarlierPages: boolean;
}

/** Empty result, with suggestions: search a larger area, remove a filter, or choose a category that has listings. */
export function NoResults({
  didYouMean,
  search,
  filters,
  counts,
  hrefOf,
  categories,
  hasEarlierPages,
}: NoResultsProps) {
  const wider = hasEarlierPages ? [] : widerSearches(search, filters);
  const found = wider
    .map((one, place) => ({ ...one, ...textOf(counts[place]) }))
    .filter(({ isEmpty }) => !isEmpty);
  return (
    <EmptyState
      title="No businesses found"
      text={
        hasEarlierPages
          ? 'The list ends before this page.'
          : 'Try different keywords or browse all categories.'
      }
      actions={
        <>
          <Button asChild>
            <Link to={paths.businesses()}>Clear Filters</Link>
          </Button>
          <Button asChild variant="line">
            <Link to={paths.categories()}>Browse categories</Link>
          </Button>
        </>
      }
    >
      {didYouMean || found.length > 0 || categories.length > 0 ? (
        <Ways>
          {didYouMean ? (
            <li>
              <Link
                to={hrefOf({
                  ...parseBusinessSearch(new URLSearchParams()),
                  search: didYouMean,
                  sort: search.sort,
                })}
              >
                <Icon path={searchIcon} />
                <span>
                  Did you mean <b>{didYouMean}</b>?
                </span>
                <Icon path={arrowIcon} />
              </Link>
            </li>
          ) : null}
          {found.map(({ kind, label, search: wider, count }) => (
            <li key={label}>
              <Link to={hrefOf(wider)}>
                <Icon path={kind === 'removal' ? closeIcon : pinIcon} />
                <span>
                  {kind === 'removal' ? 'Remove' : 'Search'} <b>{label}</b>{' '}
                  <span className="count">{count}</span>
                </span>
                <Icon path={arrowIcon} />
              </Link>
            </li>
          ))}
          {categories.slice(0, 3).map(({ slug, name, icon, businessCount }) => (
            <li key={slug}>
              <Link to={paths.category(slug)}>
                <Icon path={categoryLook({ name, icon }).icon} />
                <span>
                  Browse{' '}
                  <b>
                    <bdi>{name}</bdi>
                  </b>{' '}
                  <span className="count">{roundedCount(businessCount)}</span>
                </span>
                <Icon path={arrowIcon} />
              </Link>
            </li>
          ))}
        </Ways>
      ) : null}
    </EmptyState>
  );
}

function textOf(counted: Count | undefined) {
  return {
    isEmpty: counted?.totalCount === 0,
    count: counted ? countText(counted.totalCount, counted.totalCountIsLowerBound) : '',
  };
}
