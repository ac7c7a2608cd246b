import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAdminCategoryChoicesQuery, usePlaceChoicesQuery } from '../../../graphql/generated.ts';
import { formatNumber } from '../text/formatTurkish.ts';
import { denseField } from '../table/denseField.ts';
import { TypeaheadInput } from './TypeaheadInput.tsx';
import { useDebouncedValue } from './useDebouncedValue.ts';

interface CategoryFilterProps {
  /** Name of the chosen category; '' is all. */
  name: string;
  onChange: (slug: string) => void;
  /** Shown where none is chosen. */
  placeholder?: string;
  /** Whether those without listings are offered too. */
  hasEmpty?: boolean;
}

/** A category by its name, found while it is typed: there may be thousands. */
export function CategoryFilter({
  name,
  onChange,
  placeholder = 'Tüm kategoriler',
  hasEmpty = false,
}: CategoryFilterProps) {
  const [typed, setTyped] = useState({ in: name, text: name });
  const text = typed.in === name ? typed.text : name;
  // The name that is chosen finds the others again.
  const search = useDebouncedValue(text === name ? '' : text.trim());
  const used = useAdminCategoryChoicesQuery({ variables: { search }, skip: hasEmpty });
  const all = usePlaceChoicesQuery({ variables: { kind: 'CATEGORY', search, first: 20 }, skip: !hasEmpty });
  const categories = hasEmpty
    ? ((all.data ?? all.previousData)?.managedPlaces.nodes ?? [])
    : ((used.data ?? used.previousData)?.categories.nodes ?? []);
  function handleChange(next: string) {
    setTyped({ in: name, text: next });
    const chosen = categories.find((category) => category.name === next);
    if (chosen) onChange(chosen.slug);
    else if (!next && name) onChange('');
  }

  return (
    <chakra.div minW="0">
      <TypeaheadInput
        {...denseField}
        type="search"
        aria-label="Kategori"
        value={text}
        placeholder={placeholder}
        listLabel="Kategoriler"
        choices={categories.map(({ id, ...category }) => ({
          key: String(id),
          text: category.name,
          note: formatNumber(category.businessCount),
        }))}
        onChange={handleChange}
        // What is no category is not applied, so it does not stay.
        onBlur={() => setTyped({ in: name, text: name })}
      />
    </chakra.div>
  );
}
