import { memoize } from '../../../../../../../domain/text/memoize.ts';
import { foldText } from '../../../../../../../domain/text/fold.ts';
import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { fieldOfWord } from './headerWords.ts';

/** Categories with so many subcategories that any word in the column is a finer one, known or not. */
const broad = new Set(
  (
    'shop,store,restaurant,business,company,place,venue,facility,institution,service,food,market,establishment,outlet,property,' +
    'tienda,loja,negozio,magasin,geschaft,laden,winkel,sklep,obchod,magazin,toko,butik,restaurante,ristorante,restauracja,restoran'
  ).split(','),
);

const isTypeWord = (word: string) =>
  word === 'type' || word === 'category' || ['type', 'category'].includes(fieldOfWord.get(word)?.field ?? '');

/**
 * The category in a header of two words: 'brewery_type' is about breweries. Null without one.
 * Pure.
 */
export const kindInHeader = memoize((header: string): string | null => {
  const words = header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !/^(?:of|the|de|du|del|della|do|da|der|des)$/i.test(word));
  const others = words.filter((word) => !isTypeWord(foldText(word)));
  const [kind = ''] = others;
  if (words.length !== 2 || others.length !== 1 || broad.has(foldText(kind))) return null;
  const match = kindOf(kind);
  const isKind = match !== null && match.confidence >= sureKind && !match.isFiner;
  return isKind ? kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase() : null;
});

/** Words for any business: 'Business' under 'school_type' is not a school. */
const anyPlace =
  /^(?:(?:local |small )?business(?:es)?|company|companies|shop|store|place|venue|listing|location|organi[sz]ation|vendor|supplier|lead|prospect|customer|client|empresa|negocio|entreprise|unternehmen|firma|azienda|işletme|şirket)$/iu;

/** The category of a cell; that of the header if the value is none: 'micro' under 'brewery_type'. */
export function kindUnder(header: string, text: string, written: string | null): string | null {
  const ofHeader = kindInHeader(header);
  if (ofHeader === null) return written;
  if (anyPlace.test(text.trim())) return null;
  const isKnown = written !== null && (kindOf(written)?.confidence ?? 0) >= sureKind;
  return isKnown ? written : ofHeader;
}
