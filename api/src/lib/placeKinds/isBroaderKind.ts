import { isWithin, joinedKey, kindWords } from './kindKey.ts';
import { isHead, kindOf, sureKind, unsureKind } from './kindOf.ts';

/** Words for any business. */
const ofAny = new Set(
  [
    ...['establishment', 'point of interest', 'place', 'amenity', 'poi', 'other', 'retail', 'food', 'health'],
    ...[
      'geschäft',
      'laden',
      'betrieb',
      'firma',
      'unternehmen',
      'dükkan',
      'mağaza',
      'işletme',
      'işyeri',
      'diğer',
    ],
    ...[
      'magasin',
      'entreprise',
      'commerce',
      'tienda',
      'negocio',
      'empresa',
      'loja',
      'negozio',
      'azienda',
      'winkel',
    ],
    ...['bedrijf', 'sklep', 'магазин', 'компания'],
  ].map((text) => joinedKey(kindWords(text))),
);
/** The kind of "company" and "business" in the dictionary. */
const company = 'office/company';

function isGeneral(text: string): boolean {
  const words = kindWords(text);
  if (words.length === 0 || ofAny.has(joinedKey(words))) return true;
  const found = kindOf(text);
  return words.every(isHead) && (found === null || found.confidence < sureKind || found.kind === company);
}

/** Whether one category is more general than another that it includes: "store" than "coffee shop", "restaurant" than "sushi restaurant". */
export function isBroaderKind(one: string, other: string): boolean {
  if (isGeneral(one)) return !isGeneral(other);
  const [wide, narrow] = [kindOf(one), kindOf(other)];
  if (wide === null || narrow === null || wide.isFiner || wide.confidence < sureKind) return false;
  if (wide.kind === narrow.kind) return narrow.isFiner && narrow.confidence >= unsureKind;
  return narrow.confidence >= sureKind && isWithin(narrow.kind, wide.kind);
}
