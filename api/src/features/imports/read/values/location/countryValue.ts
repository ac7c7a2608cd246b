import { countryCode, countryCodes } from '../../../../../../../domain/countries.ts';
import { foldText } from '../../../../../../../domain/text/fold.ts';
import { memoize } from '../../../../../../../domain/text/memoize.ts';

/** Languages of names of countries beside those that `countryCode` knows. */
const languages = (
  'ar az be bg bn bs ca cs cy da et eu fa fi fil gl he hi hr hu hy id is ja ka kk km ko ky lo lt lv mk mn ms my nb ne pa pl ' +
  'ro ru sk sl sq sr sr-Latn sv sw ta te th uk ur uz vi zh zh-Hant'
).split(' ');

const letters = (name: string) => foldText(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

let known: ReadonlyMap<string, string> | undefined;

/** Built for the first name outside the more common languages, which takes about 100 ms. */
function names(): ReadonlyMap<string, string> {
  if (known) return known;
  const codes = new Map<string, string | null>();
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of countryCodes) {
      const name = letters(display.of(code) ?? '');
      const former = codes.get(name);
      // A name of two countries in two languages is ambiguous.
      if (name !== '') codes.set(name, former === undefined || former === code ? code : null);
    }
  }
  known = new Map([...codes].filter((entry): entry is [string, string] => entry[1] !== null));
  return known;
}

/** The code of a country by its code, or by its name in some sixty languages; a file names few countries many times. */
export const countryOf = memoize((text: string): string | null => {
  const code = countryCode(text);
  if (code !== null || text.length > 80 || text.length < 2) return code;
  const name = letters(text);
  return name === '' ? null : (names().get(name) ?? null);
});
