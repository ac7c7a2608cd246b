import { chakra } from '@chakra-ui/react';
import { Select } from '../../ui/form/Select.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { usePlaceCountriesQuery } from '../../graphql/generated.ts';
import { CountryFilter } from '../shared/form/CountryFilter.tsx';
import { denseField } from '../shared/table/denseField.ts';
import { SearchField } from '../shared/form/SearchField.tsx';
import type { PlaceView } from './placeView.ts';

interface PlaceFiltersProps {
  view: PlaceView;
  onChange: (part: Partial<PlaceView>) => void;
}

/** Filters: name and former names, country of cities, only those without listings, and order. */
export function PlaceFilters({ view, onChange }: PlaceFiltersProps) {
  const isCity = view.kind === 'CITY';
  const { data } = usePlaceCountriesQuery({ skip: !isCity });
  return (
    <chakra.div
      role="search"
      display="grid"
      gap="2.5"
      mb="4"
      gridTemplateColumns={{
        base: '1fr',
        md: `minmax(0, 2fr) repeat(${isCity ? 3 : 2}, minmax(0, 1fr))`,
      }}
    >
      <label>
        <VisuallyHidden>Ara</VisuallyHidden>
        <SearchField
          {...denseField}
          key={view.kind}
          search={view.search}
          placeholder="Ada ya da eski ada göre ara"
          onSearch={(search) => onChange({ search })}
        />
      </label>
      {isCity ? (
        <CountryFilter
          countries={data?.countries ?? []}
          country={view.country}
          onChange={(country) => onChange({ country })}
        />
      ) : null}
      <label>
        <VisuallyHidden>Kullanım</VisuallyHidden>
        <Select
          {...denseField}
          value={view.isEmpty ? 'empty' : ''}
          onChange={(event) => onChange({ isEmpty: event.currentTarget.value === 'empty' })}
        >
          <option value="">Dolu ve boş</option>
          <option value="empty">Boş olanlar</option>
        </Select>
      </label>
      <label>
        <VisuallyHidden>Sırala</VisuallyHidden>
        <Select
          {...denseField}
          value={view.sort}
          onChange={(event) =>
            onChange({ sort: event.currentTarget.value === 'NAME' ? 'NAME' : 'BUSINESS_COUNT' })
          }
        >
          <option value="BUSINESS_COUNT">En çok kayıt önce</option>
          <option value="NAME">Ada göre</option>
        </Select>
      </label>
    </chakra.div>
  );
}
