import { Select } from '../../../ui/form/Select.tsx';
import { countryFlag } from '../../../lib/countryFlag.ts';
import { denseField } from '../table/denseField.ts';

interface CountryFilterProps {
  /** Countries in use. */
  countries: readonly { code: string; name: string }[];
  /** Code of the chosen country; '' for all. */
  country: string;
  onChange: (code: string) => void;
}

/** Narrows a list to one country. */
export function CountryFilter({ countries, country, onChange }: CountryFilterProps) {
  return (
    <Select
      {...denseField}
      aria-label="Ülke"
      value={country}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">Tüm ülkeler</option>
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {[countryFlag(code), name].filter(Boolean).join(' ')}
        </option>
      ))}
    </Select>
  );
}
