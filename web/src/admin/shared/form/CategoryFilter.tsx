import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useAdminCategoryChoicesQuery, usePlaceChoicesQuery } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { formatNumber } from '../text/formatTurkish.ts';
import { denseField } from '../table/denseField.ts';
import { typedChoice } from './typedChoice.ts';
import { TypeaheadInput } from './TypeaheadInput.tsx';
import { useDebouncedValue } from './useDebouncedValue.ts';

export interface ChosenCategory {
  id: number;
  slug: string;
  name: string;
}

interface CategoryFilterProps {
  /** Name of the chosen category; '' is all. */
  name: string;
  /** null is all. */
  onChange: (category: ChosenCategory | null) => void;
  /** Shown where none is chosen. */
  placeholder?: string;
  /** Whether those without listings are offered too. */
  hasEmpty?: boolean;
}

/**
 * A category by its name, found while it is typed: there may be thousands. It is chosen from the list, or by Enter or on
 * leaving the field once its name is complete: "Bar" on the way to "Barber" chooses nothing.
 */
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
    ? (latestData(all)?.managedPlaces.nodes ?? [])
    : (latestData(used)?.categories.nodes ?? []);
  function handleChange(next: string) {
    setTyped({ in: name, text: next });
    if (!next && name) onChange(null);
  }
  /** Chooses the category whose name was typed in full; false if there is none. */
  function chooseTyped(): boolean {
    const chosen = text === name ? undefined : typedChoice(text, categories, (category) => [category.name]);
    if (chosen) {
      setTyped({ in: name, text: chosen.name });
      onChange(chosen);
    }
    return chosen !== undefined;
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
        onPick={({ key, text: picked }) => {
          setTyped({ in: name, text: picked });
          const chosen = categories.find(({ id }) => String(id) === key);
          if (chosen) onChange(chosen);
        }}
        onKeyDown={(event) => {
          const isPicked = event.currentTarget.getAttribute('aria-activedescendant');
          if (event.key === 'Enter' && !isPicked && chooseTyped()) event.preventDefault();
        }}
        // Text that names no category is not applied, so it is removed.
        onBlur={() => {
          if (!chooseTyped()) setTyped({ in: name, text: name });
        }}
      />
    </chakra.div>
  );
}
