import { countryCodes } from '../../../../../domain/countries.ts';
import { countryFlag } from '../../../lib/countryFlag.ts';

export interface CountryChoice {
  value: string;
  label: string;
}

let choices: CountryChoice[] | undefined;

/** Every country with its Turkish name, in the order of the Turkish alphabet. */
export function countryChoices(): CountryChoice[] {
  if (choices) return choices;
  const names = new Intl.DisplayNames('tr', { type: 'region', fallback: 'code' });
  choices = countryCodes
    .map((value) => ({ value, name: names.of(value) ?? value }))
    .sort((a, b) => a.name.localeCompare(b.name, 'tr'))
    .map(({ value, name }) => ({ value, label: [countryFlag(value), name].filter(Boolean).join(' ') }));
  return choices;
}
