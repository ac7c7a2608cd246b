import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { parsePhoneNumberFromString as parseWithAreas } from 'libphonenumber-js/max';
import { caribbeanWithoutOne } from '../../../../lib/text/phones/phoneNumber.ts';
import { weights, type Votes } from './votes.ts';

/** Toll-free numbers, valid in all of North America. */
const tollFree = /^\+1(?:800|833|844|855|866|877|888)/;

/** Palestinian networks are dialled by the code of Israel as well. */
const palestinian = /^\+9725[69]/;

export function voteByPhone(votes: Votes, phone: string | null): void {
  const written =
    phone
      ?.trim()
      .replace(/^\((?=\+|00)/, '')
      .replace(/^00(?=[1-9])/, '+') ?? '';
  if (!written.startsWith('+') || written.length > 60) return;
  const lost = caribbeanWithoutOne(written);
  const number = lost?.isSure ? lost.number : parsePhoneNumberFromString(written);
  if (!number?.isValid() || tollFree.test(number.number)) return;
  const country = palestinian.test(number.number) ? 'PS' : number.country;
  const countries = [country, lost?.number.country].filter((code) => code !== undefined);
  if (countries.length > 0) votes.add('phone', [...new Set(countries)], weights.international);
}

/** Formats of numbers that only North America uses: '(617) 800-4668', '617-800-4668'. */
const northAmerican = /^(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[-.])\d{3}[-.]\d{4}$/;

const isWithinPlan = (written: string, country: string): boolean =>
  isSupportedCountry(country) && parseWithAreas(written, country)?.isValid() === true;

/** A number without a prefix fits the numbering plans of many countries, but not of all. */
export function voteByNationalPhone(votes: Votes, phone: string | null, candidates: readonly string[]): void {
  const written = phone?.trim() ?? '';
  if (written === '' || written.length > 60 || written.startsWith('+') || written.startsWith('00')) return;
  const isNorthAmerican = northAmerican.test(written);
  const fitting = candidates.filter((country) => {
    if (!isSupportedCountry(country)) return false;
    if (isNorthAmerican && getCountryCallingCode(country) !== '1') return false;
    const number = parsePhoneNumberFromString(written, country);
    return number?.isValid() === true && (number.country === undefined || number.country === country);
  });
  // Many plans fit by length; area codes distinguish them.
  const exact = fitting.filter((country) => isWithinPlan(written, country));
  votes.add('phone', exact.length > 0 ? exact : fitting, weights.national);
}
