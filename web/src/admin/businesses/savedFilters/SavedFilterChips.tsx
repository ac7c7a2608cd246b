import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Chip } from '../../../ui/form/Chip.tsx';
import { useSavedFiltersQuery } from '../../../graphql/generated.ts';
import type { BusinessView } from '../businessView.ts';
import { filterQuery } from './filterQuery.ts';

/** The operator's saved filters as chips; nothing without any. */
export function SavedFilterChips({ view }: { view: BusinessView }) {
  const { data } = useSavedFiltersQuery({ fetchPolicy: 'cache-and-network' });
  if (!data?.savedFilters.length) return null;
  const current = filterQuery(view);
  return (
    <chakra.nav aria-label="Kayıtlı filtreler" display="flex" gap="2" mb="4" overflowX="auto" py="0.5">
      {data.savedFilters.map(({ id, name, query }) => (
        <Chip key={id} asChild active={query === current}>
          <Link to={query || '.'} preventScrollReset aria-current={query === current ? 'true' : undefined}>
            <bdi>{name}</bdi>
          </Link>
        </Chip>
      ))}
    </chakra.nav>
  );
}
