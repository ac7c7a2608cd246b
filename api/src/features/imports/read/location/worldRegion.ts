import { foldText } from '../../../../../../domain/text/fold.ts';
import { mapLanguages } from '../values/mapLanguages.ts';

/** Continents and their parts by their numbers of the United Nations, which are the same in CLDR. */
const numbers =
  '002 003 005 009 011 013 014 015 017 018 019 021 030 034 035 039 053 142 143 145 150 151 154 155 202 419';

/** Names of business regions that CLDR lacks. */
const further =
  'middle east,far east,near east,mena,emea,apac,latam,orta doğu,nahost,naher osten,moyen-orient';

let known: ReadonlySet<string> | undefined;

/** Built on first use, which takes about 100 ms. */
function names(): ReadonlySet<string> {
  known ??= new Set(
    [...mapLanguages, 'en'].flatMap((language) => {
      const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
      return [...numbers.split(' ').flatMap((number) => display.of(number) ?? []), ...further.split(',')].map(
        foldText,
      );
    }),
  );
  return known;
}

/** Whether a text names a continent or a part of one, in the languages of maps. */
export const isWorldRegion = (text: string): boolean =>
  text.length <= 40 && names().has(foldText(text.trim()));
