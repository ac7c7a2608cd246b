import type { ReactNode } from 'react';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { countText } from '../../../lib/text/countText.ts';
import { Chip } from '../../../ui/form/Chip.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { filterIcon } from '../../../ui/icon/icons.ts';
import { LayoutSwitch } from '../../../ui/listing/LayoutSwitch.tsx';
import { MapSwitch } from '../../../ui/map/MapLayout.tsx';
import { css } from '../../../ui/theme/styles.ts';
import { searchHref } from './searchHref.ts';

interface ResultsHeadProps {
  heading: string;
  /** Number of results; undefined until it is known. */
  found: { count: number; isLowerBound: boolean } | undefined;
  search: BusinessSearch;
  /** Number of active filters. */
  activeCount: number;
  /** Opens the sheet of filters. */
  onFilters: () => void;
  /** Choice of the order. */
  children: ReactNode;
}

/** Heading of the results, their number, and the switches of their view. */
export function ResultsHead({ heading, found, search, activeCount, onFilters, children }: ResultsHeadProps) {
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: { base: 'wrap', lg: 'nowrap' },
        gap: { base: '2', md: '3' },
        alignItems: { base: 'center', lg: 'flex-start' },
      })}
    >
      <div
        className={css({
          flex: { base: '1 1 100%', lg: '1' },
          display: 'flex',
          gap: '3',
          minW: '0',
          _largeText: { flexWrap: 'wrap' },
        })}
      >
        <div className={css({ flex: '1', minW: '0', _largeText: { flex: '1 1 100%' } })}>
          <h1
            id="results"
            className={css({ textStyle: '2xl', fontWeight: 'bold', overflowWrap: 'anywhere' })}
          >
            {heading}
          </h1>
          <p role="status" className={css({ color: 'muted', mt: '1', minH: '6' })}>
            {foundText(found, search.isOpenNow)}
          </p>
        </div>
        <LayoutSwitch usual="rows" />
      </div>
      <Chip
        type="button"
        className="filter-chip"
        active={activeCount > 0}
        onClick={onFilters}
        aria-haspopup="dialog"
        data-needs-script=""
      >
        <Icon path={filterIcon} size={18} />
        Filters
        {activeCount > 0 ? <span>{activeCount}</span> : null}
      </Chip>
      <MapSwitch isMap={search.isMap} hrefOf={(isMap) => searchHref({ ...search, isMap })} />
      {children}
    </div>
  );
}

/** 'No businesses', '12 businesses found, all open now', 'More than 1,000 businesses found'. */
function foundText(found: ResultsHeadProps['found'], isOpenNow: boolean): string {
  if (!found) return '';
  const text = countText(found.count, found.isLowerBound);
  if (found.count === 0) return text;
  return `${text} found`.replace(/^m/, 'M') + (isOpenNow ? ', all open now' : '');
}
