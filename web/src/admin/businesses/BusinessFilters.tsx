import { chakra } from '@chakra-ui/react';
import { filterFields } from '../../../../domain/listing/fields.ts';
import { useId, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { filterIcon } from '../../ui/icon/icons.ts';
import { Select } from '../../ui/form/Select.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { useAdminBusinessChoicesQuery } from '../../graphql/generated.ts';
import type { BusinessView } from './businessView.ts';
import { hasBusinessFilter, noFilters, states } from './businessView.ts';
import { AnswerFilter } from './AnswerFilter.tsx';
import { ListSearch } from './ListSearch.tsx';
import { CategoryFilter } from '../shared/form/CategoryFilter.tsx';
import { CountryFilter } from '../shared/form/CountryFilter.tsx';
import { denseField } from '../shared/table/denseField.ts';
import { css } from '../../ui/theme/styles.ts';

interface BusinessFiltersProps {
  view: BusinessView;
  onChange: (change: Partial<BusinessView>) => void;
}

/**
 * Filters of the list. Each change updates the URL immediately, typed text half a second later. On a phone, all but the
 * text field are behind a button with the number of active filters.
 */
export function BusinessFilters({ view, onChange }: BusinessFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const active =
    [view.category, view.country, view.status].filter(Boolean).length + Object.keys(view.answers).length;
  const { data, previousData } = useAdminBusinessChoicesQuery({
    variables: { category: view.category, hasCategory: view.category !== '' },
  });
  const choices = data ?? previousData;
  return (
    <chakra.div
      role="search"
      aria-label="İşletmeler"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) auto',
        // As many columns as stay readable: beside an open listing, the list has half the window.
        md: 'repeat(auto-fit, minmax(14rem, 1fr))',
      }}
      gap="2.5"
      alignItems="center"
      mb="4"
    >
      <ListSearch search={view.search} onSearch={(search) => onChange({ search })} />
      <Button
        variant={active ? 'tonal' : 'line'}
        size="sm"
        className={css({ display: { md: 'none' } })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={filterIcon} size={18} />
        {active ? `Filtre (${active})` : 'Filtre'}
      </Button>
      <chakra.div
        id={id}
        display={{ base: isOpen ? 'grid' : 'none', md: 'contents' }}
        gridColumn="1 / -1"
        gap="2.5"
      >
        <CategoryFilter
          name={view.category ? (choices?.category?.name ?? view.category) : ''}
          onChange={(category) => onChange({ category: category?.slug ?? '' })}
        />
        <CountryFilter
          countries={choices?.countries ?? []}
          country={view.country}
          onChange={(country) => onChange({ country })}
        />
        <StatusSelect view={view} onChange={onChange} />
        {filterFields.map((name) => (
          <AnswerFilter
            key={name}
            name={name}
            answers={view.answers}
            onChange={(answers) => onChange({ answers })}
          />
        ))}
        <Button
          variant="ghost"
          size="sm"
          className={css({ justifySelf: 'start' })}
          disabled={!hasBusinessFilter(view)}
          onClick={() => onChange(noFilters)}
        >
          Filtreleri temizle
        </Button>
        <chakra.label display="flex" alignItems="center" gap="2.5" minH="11" whiteSpace="nowrap">
          <Switch
            checked={view.hasGlobalNumbers}
            aria-label="Genel sıra no"
            onChange={(event) => onChange({ hasGlobalNumbers: event.currentTarget.checked, page: view.page })}
          />
          Genel sıra no
        </chakra.label>
      </chakra.div>
    </chakra.div>
  );
}

function StatusSelect({ view, onChange }: BusinessFiltersProps) {
  return (
    <Select
      {...denseField}
      aria-label="Durum"
      value={view.status}
      onChange={(event) => onChange({ status: event.currentTarget.value as BusinessView['status'] })}
    >
      <option value="">Tüm durumlar</option>
      {Object.entries(states).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
