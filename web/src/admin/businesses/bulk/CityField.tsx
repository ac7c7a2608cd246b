import { useState } from 'react';
import { usePlaceChoicesQuery } from '../../../graphql/generated.ts';
import { denseField } from '../../shared/table/denseField.ts';
import { TypeaheadInput } from '../../shared/form/TypeaheadInput.tsx';
import { useDebouncedValue } from '../../shared/form/useDebouncedValue.ts';

interface CityFieldProps {
  id: string;
  placeholder: string;
  /** The id of the chosen city; undefined if none is chosen. */
  onChange: (id: number | undefined) => void;
}

/** A city by its name and country, found while it is typed. */
export function CityField({ id, placeholder, onChange }: CityFieldProps) {
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  const search = useDebouncedValue(text.replace(/,.*$/, '').trim());
  const { data, previousData } = usePlaceChoicesQuery({ variables: { kind: 'CITY', search, first: 20 } });
  const cities = ((data ?? previousData)?.managedPlaces.nodes ?? []).map((city) => ({
    key: String(city.id),
    text: city.country ? `${city.name}, ${city.country.name}` : city.name,
    note: String(city.businessCount),
  }));
  function handleChange(typed: string, chosen = cities.find((city) => city.text === typed)) {
    setText(typed);
    setChosen(chosen !== undefined);
    onChange(chosen && Number(chosen.key));
  }
  return (
    <TypeaheadInput
      {...denseField}
      id={id}
      type="search"
      placeholder={placeholder}
      value={text}
      listLabel="Şehirler"
      choices={cities}
      onChange={handleChange}
      // What is no city is not applied, so it does not stay.
      onBlur={() => (isChosen ? undefined : setText(''))}
      onPick={(city) =>
        handleChange(
          city.text,
          cities.find(({ key }) => key === city.key),
        )
      }
    />
  );
}
