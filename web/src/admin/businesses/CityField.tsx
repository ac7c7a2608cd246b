import { useId, useState } from 'react';
import { isolated } from '../../../../domain/text/bidi.ts';
import { Input } from '../../ui/form/Input.tsx';
import { usePlaceChoicesQuery } from '../../graphql/generated.ts';
import { denseField } from '../shared/table/denseField.ts';
import { useDebouncedChange } from '../shared/form/useDebouncedChange.ts';

interface CityFieldProps {
  id: string;
  placeholder: string;
  /** The id of the chosen city; undefined where none is chosen. */
  onChange: (id: number | undefined) => void;
}

/** A city by its name and country, found while it is typed. */
export function CityField({ id, placeholder, onChange }: CityFieldProps) {
  const listId = useId();
  const [search, setSearch] = useState('');
  const { data, previousData } = usePlaceChoicesQuery({ variables: { kind: 'CITY', search, first: 20 } });
  const cities = ((data ?? previousData)?.managedPlaces.nodes ?? []).map((city) => ({
    id: city.id,
    text: city.country ? `${city.name}, ${city.country.name}` : city.name,
    count: city.businessCount,
  }));
  const searchLater = useDebouncedChange(setSearch);
  function handleChange(text: string) {
    onChange(cities.find((city) => city.text === text)?.id);
    searchLater(text.replace(/,.*$/, '').trim());
  }
  return (
    <>
      <Input
        {...denseField}
        id={id}
        type="search"
        list={listId}
        placeholder={placeholder}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => handleChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city.id} value={city.text}>
            {isolated(String(city.count))}
          </option>
        ))}
      </datalist>
    </>
  );
}
