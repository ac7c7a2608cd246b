import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Input } from '../../../ui/form/Input.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useAdminCategoryChoicesQuery, usePlaceChoicesQuery } from '../../../graphql/generated.ts';
import { useDebouncedChange } from './useDebouncedChange.ts';

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
  const id = useId();
  const [search, setSearch] = useState('');
  const used = useAdminCategoryChoicesQuery({ variables: { search }, skip: hasEmpty });
  const all = usePlaceChoicesQuery({ variables: { kind: 'CATEGORY', search, first: 20 }, skip: !hasEmpty });
  const categories = hasEmpty
    ? ((all.data ?? all.previousData)?.managedPlaces.nodes ?? [])
    : ((used.data ?? used.previousData)?.categories.nodes ?? []);
  const searchLater = useDebouncedChange(setSearch);

  function handleChange(text: string) {
    const chosen = categories.find((category) => category.name === text);
    if (chosen) onChange(chosen.slug);
    else if (!text && name) onChange('');
    searchLater(text.trim());
  }

  return (
    <chakra.label minW="0">
      <VisuallyHidden>Kategori</VisuallyHidden>
      <Input
        key={name}
        type="search"
        minH={{ base: '11', md: '9' }}
        textStyle={{ base: 'md', md: 'sm' }}
        list={id}
        defaultValue={name}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => handleChange(event.currentTarget.value)}
      />
      <datalist id={id}>
        {categories.map((category) => (
          <option key={category.id} value={category.name}>
            {`${category.businessCount}`}
          </option>
        ))}
      </datalist>
    </chakra.label>
  );
}
