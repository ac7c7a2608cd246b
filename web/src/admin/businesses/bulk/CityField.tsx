import { useState } from 'react';
import { usePlaceChoicesQuery } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { denseField } from '../../shared/table/denseField.ts';
import { typedChoice } from '../../shared/form/typedChoice.ts';
import { countryLabel } from '../../shared/text/countryLabel.ts';
import { TypeaheadInput, type TypeaheadChoice } from '../../shared/form/TypeaheadInput.tsx';
import { useDebouncedValue } from '../../shared/form/useDebouncedValue.ts';

interface CityFieldProps {
  id: string;
  placeholder: string;
  /** The id of the chosen city; undefined if none is chosen. */
  onChange: (id: number | undefined) => void;
}

/** A city by its name and country, found while it is typed; chosen as a category is. */
export function CityField({ id, placeholder, onChange }: CityFieldProps) {
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  const search = useDebouncedValue(text.replace(/,.*$/, '').trim());
  const result = usePlaceChoicesQuery({ variables: { kind: 'CITY', search, first: 20 } });
  const cities = (latestData(result)?.managedPlaces.nodes ?? []).map((city) => ({
    key: String(city.id),
    name: city.name,
    text: city.country ? `${city.name}, ${countryLabel(city.country.code)}` : city.name,
    note: String(city.businessCount),
  }));
  function handleChange(typed: string) {
    setText(typed);
    setChosen(false);
    if (isChosen) onChange(undefined);
  }
  function choose({ key, text: name }: TypeaheadChoice) {
    setText(name);
    setChosen(true);
    onChange(Number(key));
  }
  /** Chooses the city whose name was typed in full; false if there is none. */
  function chooseTyped(): boolean {
    const typed = isChosen ? undefined : typedChoice(text, cities, (city) => [city.text, city.name]);
    if (typed) choose(typed);
    return typed !== undefined;
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
      // Text that names no city is not applied, so it is removed.
      onBlur={() => {
        if (!isChosen && !chooseTyped()) setText('');
      }}
      onKeyDown={(event) => {
        const isPicked = event.currentTarget.getAttribute('aria-activedescendant');
        if (event.key === 'Enter' && !isPicked && chooseTyped()) event.preventDefault();
      }}
      onPick={choose}
    />
  );
}
