import { foldText } from '../../../../domain/text/fold.ts';

/** Generic words before or after the name of a place. */
const before = new RegExp(
  '^(?:(?:city|town|municipality|province) of|stadt|gemeinde|ville de|ciudad de|comune di|municipio de|kota|kabupaten|' +
    'thanh pho|tp|tinh|thi xa|chang wat|amphoe|จังหวัด|อำเภอเมือง|г|гор|город|м|місто|гр|град|δημος|oras|orasul|municipiul)\\.?(?: |(?<=[^a-z]))',
  'u',
);
const after =
  /(?: (?:city|municipality|province|governorate|town|shi|si)|-(?:shi|si)|特别市|特別市|特别行政区|市|특별시|광역시|특별자치시|시)$/u;

/** A name of a place in the form in which the gazetteer compares names: folded, letters and digits only. */
export function placeKey(name: string): string {
  return lettersOf(foldText(name.normalize('NFKC')));
}

/** Alternative keys: without words such as 'City of', in formal Arabic and in other Thai spellings; empty if there are none. */
export function shortPlaceKeys(name: string): string[] {
  const folded = foldText(name.normalize('NFKC')).trim();
  const keys = [
    folded.replace(before, ''),
    folded.replace(after, ''),
    ...inCarefulArabic(folded),
    ...inThai(folded),
  ];
  return keys.filter((short) => short !== folded).map(lettersOf);
}

/** Restores endings and hamzas that everyday Arabic omits: 'القاهره' for القاهرة, 'الاسكندريه' for الإسكندرية. */
function inCarefulArabic(name: string): string[] {
  if (!/\p{Script=Arabic}/u.test(name)) return [];
  const ended = name.replace(/ه(?!\p{L})/gu, 'ة');
  const begun = (text: string, alif: string) =>
    text.replace(/(?<!\p{L})(ال)?ا(?=\p{L}{3})(?!ل)/gu, `$1${alif}`);
  return [ended, ...['إ', 'أ'].flatMap((alif) => [begun(ended, alif), begun(name, alif)])];
}

/** Foreign names in Thai as others write them: ซูริค and ซูริก, บาร์เซโลน่า and บาร์เซโลนา, นิวยอร์ก and นครนิวยอร์ก. */
function inThai(name: string): string[] {
  if (!/\p{Script=Thai}/u.test(name)) return [];
  const bare = name.replace(/^(?:กรุง|นคร|เมือง)/, '').replace(/[่้๊๋]/g, '');
  const spellings = [bare, bare.replace(/ค(?!\p{M}*\p{L})/gu, 'ก')].flatMap((each) => [
    each,
    each.replace(/ี/g, 'ิ'),
  ]);
  return [...spellings, ...spellings.map((each) => `นคร${each}`)];
}

function lettersOf(folded: string): string {
  return folded.replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** 32-bit FNV-1a of the key's UTF-16 code units. */
export function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < key.length; i += 1) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
