import { Select } from '../../../ui/form/Select.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { parseBusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import type { CurrentPosition } from './useCurrentPosition.ts';
import { css } from '../../../ui/theme/styles.ts';

interface SortSelectProps {
  search: BusinessSearch;
  formId: string;
  here: CurrentPosition;
  onChange: (change: Partial<BusinessSearch>) => void;
}

/**
 * The order of the results. 'Best match' is the server's default; 'Nearest' requests the visitor's position if no origin is
 * set.
 */
export function SortSelect({ search, formId, here, onChange }: SortSelectProps) {
  return (
    <label>
      <VisuallyHidden>Sort by</VisuallyHidden>
      <Select
        name="sort"
        form={formId}
        value={search.sort ?? ''}
        disabled={here.isLocating}
        onChange={(event) => {
          const sort = parseSort(event.currentTarget.value);
          if (sort === 'distance' && !search.near) here.locate();
          else onChange({ sort });
        }}
        className={css({
          w: 'auto',
          minH: { base: '11', md: '9' },
          h: { md: '9' },
          py: { md: '0' },
          color: 'accent',
          fontWeight: 'medium',
          textStyle: 'sm',
          borderRadius: 'pill',
          boxShadow: 'inset 0 0 0 1px {colors.line}',
        })}
      >
        <option value="">Best match</option>
        <option value="distance">Nearest</option>
        <option value="rating">Highest rated</option>
        <option value="reviews">Most reviewed</option>
        <option value="name">Name</option>
        <option value="newest">Newest</option>
      </Select>
    </label>
  );
}

function parseSort(value: string) {
  return parseBusinessSearch(new URLSearchParams({ sort: value, near: '0,0' })).sort;
}
