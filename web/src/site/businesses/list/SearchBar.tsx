import { useRef, type FormEvent } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { pinIcon, searchIcon } from '../../../ui/icon/icons.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { BusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { businessSearchParams, parseBusinessSearch } from '../../../../../domain/search/businessSearch.ts';
import { paths } from '../../../lib/paths.ts';
import { SuggestField } from '../../SuggestField.tsx';
import { closeScreenKeyboard, useFormValues } from '../../../ui/form/useFormValues.ts';
import { styled } from '../../../ui/theme/styled.tsx';
import { css, cva } from '../../../ui/theme/styles.ts';

const Field = styled(
  'label',
  cva({
    base: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minW: '0',
      minH: '13',
      px: '4',
      bg: 'surface',
      borderRadius: 'card',
      boxShadow: 'rest',
      cursor: 'text',
      '& svg': { color: 'muted' },
      '& input': { w: 'full', minW: '0', bg: 'transparent', outline: 'none', textStyle: 'md' },
      _forcedColors: { border: '1px solid' },
      _focusWithin: {
        outline: '2px solid transparent',
        boxShadow: 'inset 0 0 0 2px {colors.accent}',
      },
    },
  }),
);

interface SearchBarProps {
  search: BusinessSearch;
  formId: string;
  onSearch: (change: Partial<BusinessSearch>) => void;
}

/** A place that was typed under "Near" since; results are then those nearest to it. */
function nearChange(form: FormData, search: BusinessSearch): Partial<BusinessSearch> {
  const fields = form.getAll('near').map(String);
  const { near } = parseBusinessSearch(new URLSearchParams(fields.map((field) => ['near', field])));
  if (fields.length === 0 || businessSearchParams({ near }) === businessSearchParams({ near: search.near }))
    return {};
  if (near) return { near, sort: 'distance' };
  return { near: null, radius: null, sort: search.sort === 'distance' ? null : search.sort };
}

/** Keyword and city; a plain form, so that it searches before any script has run. */
export function SearchBar({ search, formId, onSearch }: SearchBarProps) {
  const fields = useRef<HTMLFormElement>(null);
  const { near } = search;
  useFormValues(fields, {
    search: search.search,
    city: search.city,
    near: near && 'place' in near ? near.place : '',
  });
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    closeScreenKeyboard();
    const form = new FormData(event.currentTarget);
    onSearch({
      search: String(form.get('search') ?? '').trim(),
      city: String(form.get('city') ?? '').trim(),
      ...nearChange(form, search),
    });
  }
  return (
    <form
      id={formId}
      ref={fields}
      role="search"
      action={paths.businesses()}
      method="get"
      // A reload starts from the URL, not from the form state that the browser restores.
      autoComplete="off"
      onSubmit={handleSubmit}
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) {sizes.category} auto' },
        _largeText: { gridTemplateColumns: 'minmax(0, 1fr)' },
        gap: '2.5',
        mt: { base: '1', md: '3' },
        mb: { base: '4', md: '7' },
      })}
    >
      <SuggestField
        defaultValue={search.search}
        className={css({ gridColumn: { base: '1 / -1', md: 'auto' } })}
      >
        {(input) => (
          <Field>
            <Icon path={searchIcon} size={22} />
            <VisuallyHidden>What are you looking for?</VisuallyHidden>
            <input placeholder="Name, street or keyword" {...input} />
          </Field>
        )}
      </SuggestField>
      <Field>
        <Icon path={pinIcon} />
        <VisuallyHidden>City</VisuallyHidden>
        <input
          type="search"
          name="city"
          defaultValue={search.city}
          placeholder="Any city"
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Field>
      <Button type="submit" className={css({ minH: '13', borderRadius: 'card' })}>
        Search
      </Button>
    </form>
  );
}
