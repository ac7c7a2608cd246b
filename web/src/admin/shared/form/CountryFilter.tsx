import { Select } from '../../../ui/form/Select.tsx';
import { countryFlag } from '../../../lib/countryFlag.ts';
import { countryLabel } from '../text/countryLabel.ts';
import { denseField } from '../table/denseField.ts';

interface CountryFilterProps {
  /** Countries in use. */
  countries: readonly { code: string }[];
  /** Code of the chosen country; '' for all. */
  country: string;
  onChange: (code: string) => void;
}

/** Narrows a list to one country, in the order of the Turkish alphabet. */
export function CountryFilter({ countries, country, onChange }: CountryFilterProps) {
  const named = countries
    .map(({ code }) => ({ code, name: countryLabel(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, 'tr'));
  return (
    <Select
      {...denseField}
      aria-label="Ülke"
      value={country}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">Tüm ülkeler</option>
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {[countryFlag(code), name].filter(Boolean).join(' ')}
        </option>
      ))}
    </Select>
  );
}
