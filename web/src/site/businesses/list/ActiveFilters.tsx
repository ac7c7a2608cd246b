import { Link } from 'react-router-dom';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { paths } from '../../../lib/paths.ts';
import { Chip } from '../../../ui/form/Chip.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { closeIcon } from '../../../ui/icon/icons.ts';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { css } from '../../../ui/theme/styles.ts';
import type { ActiveFilter } from './searchHeading.ts';

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  hrefOf: (search: BusinessSearch) => string;
}

/** Each filter of a search as a chip that removes it. */
export function ActiveFilters({ filters, hrefOf }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul
      className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', mt: '3.5' })}
      aria-label="Active filters"
    >
      {filters.map(({ label, without }) => (
        <li key={label + without.search} className={css({ maxW: 'full' })}>
          <Chip asChild active>
            <Link to={hrefOf(without)}>
              <span className={css({ overflow: 'hidden', textOverflow: 'ellipsis' })}>
                <VisuallyHidden>Remove filter </VisuallyHidden>
                {label}
              </span>
              <Icon path={closeIcon} size={16} />
            </Link>
          </Chip>
        </li>
      ))}
      <li className={css({ display: 'flex', alignItems: 'center' })}>
        <TextLink to={paths.businesses()} className={css({ textStyle: 'sm', px: '1.5', py: '2' })}>
          Clear all
        </TextLink>
      </li>
    </ul>
  );
}
