import { countryCodes } from '../../../../../domain/countries.ts';
import { countryLabel } from './countryLabel.ts';
import { countryFlag } from '../../../lib/countryFlag.ts';

export interface CountryChoice {
  value: string;
  label: string;
}

let choices: CountryChoice[] | undefined;

/** Every country with its Turkish name, in the order of the Turkish alphabet. */
export function countryChoices(): CountryChoice[] {
  if (choices) return choices;
  choices = countryCodes
    .map((value) => ({ value, name: countryLabel(value) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'tr'))
    .map(({ value, name }) => ({ value, label: [countryFlag(value), name].filter(Boolean).join(' ') }));
  return choices;
}
