import { chakra } from '@chakra-ui/react';
import { filterFields } from '../../../../domain/listing/fields.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { filterIcon, searchIcon } from '../../ui/icon/icons.ts';
import { Select } from '../../ui/form/Select.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useAdminBusinessChoicesQuery } from '../../graphql/generated.ts';
import { countryFlag } from '../../lib/countryFlag.ts';
import type { BusinessView } from './businessView.ts';
import { hasBusinessFilter, noFilters, states } from './businessView.ts';
import { AnswerFilter } from './AnswerFilter.tsx';
import { CategoryFilter } from '../shared/form/CategoryFilter.tsx';
import { denseField } from '../shared/table/denseField.ts';
import { SearchField } from '../shared/form/SearchField.tsx';
import { css, cx } from '../../ui/theme/styles.ts';

interface BusinessFiltersProps {
  view: BusinessView;
  onChange: (change: Partial<BusinessView>) => void;
}

/** Where a slash is a letter, or belongs to a form over the list. */
const writable = 'input, textarea, select, [contenteditable="true"], dialog';

/**
 * Filters of the list. Each change updates the URL immediately, typed text half a second later. On a phone, all but the
 * text field are behind a button with the number of active filters.
 */
export function BusinessFilters({ view, onChange }: BusinessFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const active =
    [view.category, view.country, view.status].filter(Boolean).length + Object.keys(view.answers).length;
  const { data, previousData } = useAdminBusinessChoicesQuery({
    variables: { category: view.category, hasCategory: view.category !== '' },
  });
  const choices = data ?? previousData;

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(writable);
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <chakra.div
      role="search"
      aria-label="İşletmeler"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) auto',
        md: 'repeat(2, minmax(0, 1fr))',
        xl: 'minmax(0, 1.6fr) repeat(3, minmax(0, 1fr)) auto auto',
      }}
      gap="2.5"
      alignItems="center"
      mb="4"
    >
      <chakra.label position="relative" display="block">
        <VisuallyHidden>İşletme ara</VisuallyHidden>
        <chakra.span
          position="absolute"
          left="3"
          top="0"
          bottom="0"
          display="grid"
          alignItems="center"
          color="muted"
        >
          <Icon path={searchIcon} size={18} />
        </chakra.span>
        <SearchField
          ref={field}
          className={cx(denseField.className, css({ pl: '10' }))}
          search={view.search}
          placeholder="İşletme ara"
          aria-keyshortcuts="/"
          onSearch={(search) => onChange({ search })}
          onKeyDown={(event) => {
            // On into the list, which the arrows go through from there.
            const first = document.querySelector<HTMLElement>('[data-row] [data-open]');
            if (event.key !== 'ArrowDown' || !first) return;
            event.preventDefault();
            first.focus();
          }}
        />
      </chakra.label>
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
          onChange={(category) => onChange({ category })}
        />
        <Select
          {...denseField}
          aria-label="Ülke"
          value={view.country}
          onChange={(event) => onChange({ country: event.currentTarget.value })}
        >
          <option value="">Tüm ülkeler</option>
          {(choices?.countries ?? []).map(({ code, name }) => (
            <option key={code} value={code}>
              {[countryFlag(code), name].filter(Boolean).join(' ')}
            </option>
          ))}
        </Select>
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
