import { namedField, numbered, type ColumnField } from './columnFields.ts';
import { comparableHeader } from './comparableHeader.ts';
import { crossStreet } from './headers/location/crossStreet.ts';
import {
  averageWords,
  countWords,
  entityWords,
  fieldOfWord,
  fillerWords,
  institutionWords,
  siteWords,
  unspacedCount,
  unspacedEntity,
} from './headers/headerWords.ts';

export interface HeaderReading {
  field: ColumnField;
  /** The lower, the sooner it counts among columns of one field. */
  rank: number;
}

/** Characters of a header made of words; longer ones are questions or sentences. */
const maxPhraseLength = 80;
/** Above the ranks of headers that are known as a whole. */
const afterKnown = 200;
/** Of a column that is called as the rows are: 'Company', 'Restaurant'. */
export const entityRank = 400;

/** Words of Germanic languages that end in the one for a name, without what is before it. */
export const compoundOfName = /^(\p{L}{3,30}?)(?:naam|name|navn|namn)$/u;

/** The words of a header: camelCase, snake_case, dots and slashes part them. */
export function wordsOf(header: string): string[] {
  return header
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => comparableHeader(word))
    .filter((word) => word !== '');
}

/** Groups of columns about the place itself, before a dot or a colon: 'addr:city', 'listing.contact.phoneNumber'. */
const namespaces =
  /^(?:(?:addr|address|addressobj|contacts?|geo|biz_ext|detail_info|geometry|location|position|place|listing|business|profile|details?|properties|attributes|fields|basic|stats|tags?|center|centroid)[.:/](?=\p{L}))+/iu;

/** 'Geocode_Longitude'. */
const ofGeocoder = /^geo_?code[sdr]?_(?=\p{L})/iu;

/** 'position.type': the kind of a geometry. */
const typeOfGeometry = /^(?:geo|geometry|location|position|coordinates)[./:_]type$/i;

/** The same before a hyphen, only of parts of an address: 'location-city'. */
const placePrefix = /^(?:location|venue|place|address)[-_](?=\p{L})/iu;
/** The site that figures come from before them: 'gmaps_review_count'. */
const sourcePrefix =
  /^(?:google|g?maps?|gmb|gbp|yelp|trip_?advisor|foursquare|yandex|2gis|naver|kakao|tabelog|zomato)[\s_.-]+(?=\p{L})/iu;
const figures = new Set<string>(['rating', 'reviewCount']);
/** Behind the rank of a header that names no site. */
const ofSite = 20;
const addressParts = new Set<string>(['city', 'state', 'postalCode', 'street', 'countryCode']);

/**
 * The meaning of a header in any known language: as a whole, without numbers, fillers and the word for what the rows are
 * about, or one half of a bilingual header. Undefined if its words say something else.
 */
export function headerReading(header: string): HeaderReading | undefined {
  if (
    header.length > maxPhraseLength ||
    !/\p{L}/u.test(header) ||
    crossStreet.test(header) ||
    typeOfGeometry.test(header)
  )
    return undefined;
  const whole = wordReading(comparableHeader(header).replaceAll(/[./]/g, ''));
  if (whole) return whole;
  const bare = header.replace(namespaces, '').replace(ofGeocoder, '');
  if (bare !== header) return headerReading(bare);
  const ofPlace = placePrefix.test(header) ? headerReading(header.replace(placePrefix, '')) : undefined;
  if (ofPlace && addressParts.has(ofPlace.field)) return ofPlace;
  const ofSource = sourcePrefix.test(header) ? headerReading(header.replace(sourcePrefix, '')) : undefined;
  if (ofSource && figures.has(ofSource.field)) return { ...ofSource, rank: ofSource.rank + ofSite };
  if (/[.[\]]/.test(header) || /\p{L}\/\d/u.test(header)) return undefined;
  const halves = header.split(/\s[/|–-]\s|\s*\/\s*|[()]/).filter((half) => half.trim() !== '');
  if (halves.length === 2) {
    const [first, second] = halves.map((half) => composed(wordsOf(half)));
    if (first && second) return first.field === second.field ? first : ofPair(first, second);
    if (first ?? second) return first ?? second;
  }
  return composed(wordsOf(header));
}

/** 'Cidade/UF', 'City, State': the value is split. Other pairs of fields are ambiguous. */
function ofPair(first: HeaderReading, second: HeaderReading): HeaderReading | undefined {
  const isCity = first.field === 'city' && (second.field === 'state' || second.field === 'postalCode');
  if (isCity) return first;
  return first.field === 'postalCode' && second.field === 'city' ? second : undefined;
}

function composed(words: readonly string[]): HeaderReading | undefined {
  // 'en_name': elsewhere the same letters are a preposition.
  if (words.length === 2 && words[0] === 'en' && /^(?:name|title|address)$/.test(words[1] ?? ''))
    return inLanguage(words);
  const meaningful = words.filter((word) => !fillerWords.has(word) && !/^\d{1,2}$/.test(word));
  const number = Number(words.find((word) => /^\d{1,2}$/.test(word)) ?? 0);
  // 'Average rate': that of a room is none of five, which the values show.
  const isRating = (word: string) => isAboutRating(word) || /^(?:rates?|review)$/.test(word);
  const isOfAverage = (word: string) =>
    averageWords.has(word) ||
    countWords.has(word) ||
    isRating(word) ||
    entityWords.has(word) ||
    isAuthor.test(word);
  if (
    meaningful.some((word) => averageWords.has(word)) &&
    meaningful.some(isRating) &&
    meaningful.every(isOfAverage)
  )
    return { field: 'rating', rank: afterKnown };
  const counted = words.filter((word) => !countWords.has(word));
  if (counted.length < words.length && isOfReviews(counted))
    return { field: 'reviewCount', rank: afterKnown };
  const rest = meaningful.filter((word) => !entityWords.has(word));
  // 'num_local' is a number of the place.
  if (rest.length === 0)
    return meaningful.length === 1 && !words.some(isNumberWord)
      ? { field: 'name', rank: entityRank }
      : undefined;
  const [found] = [rest, meaningful, words].flatMap(
    (some) => wordReading(some.join('')) ?? toolReading(some) ?? [],
  );
  if (!found) return nameOfPart(rest) ?? nameOfSite(rest) ?? ofOneField(rest) ?? inLanguage(words);
  // Of an 'Address 2' nobody knows what it holds.
  if (number > 0 && !numbered.has(found.field)) return undefined;
  return { ...found, rank: found.rank + number };
}

const isNumberWord = (word: string) => /^(?:num|number|nr|numero)$/.test(word);

const namedParts = new Set<string>(['city', 'state', 'countryCode', 'street', 'category']);
const isNameWord = (word: string) => fieldOfWord.get(word)?.field === 'name';

/** 'Region Nombre', 'Nom de la commune': the name of a part of the address, or of the kind. */
function nameOfPart(words: readonly string[]): HeaderReading | undefined {
  const part = words.filter((word) => !isNameWord(word));
  if (part.length === 0 || part.length === words.length) return undefined;
  const found = wordReading(part.join('')) ?? toolReading(part);
  return found && namedParts.has(found.field) ? found : undefined;
}

/** 'town_city', 'Province State': two words for one part of the address. */
function ofOneField(words: readonly string[]): HeaderReading | undefined {
  const [first, ...others] = words.map((word) => wordReading(word) ?? toolReading([word]));
  const isOne = first !== undefined && others.length === 1 && others[0]?.field === first.field;
  return isOne && addressParts.has(first.field) ? first : undefined;
}

const namesPlace = (word: string) => siteWords.has(word) || institutionWords.has(word);

/** 'Location name', 'Name des Standorts', 'School Name': the name of a place of a company, or of an institution. */
const nameOfSite = (words: readonly string[]): HeaderReading | undefined =>
  words.some(isNameWord) && words.every((word) => isNameWord(word) || namesPlace(word))
    ? { field: 'name', rank: afterKnown + ofSiteName }
    : undefined;

const languages = new Set(
  (
    'ar az bg bn cs da el en es et fa fi fr hi hr hu hy ja jp ka kk ko kr lt lv mk ms nl pl pt ro ru sk sl sq sr sv ta th tr uk ur uz vi vn ' +
    'zh cn ang ara eng rus ukr arabic chinese english french german hebrew japanese korean persian russian spanish thai turkish'
  ).split(' '),
);
/** Behind the rank of a header that names no language. */
const ofLanguage = 30;

/** Whether a header names the language of its column: 'jp_name'. */
export const namesLanguage = (header: string): boolean => wordsOf(header).some((word) => languages.has(word));

/** 'name en', 'Name (Arabic)': a name or an address in one of several languages. */
function inLanguage(words: readonly string[]): HeaderReading | undefined {
  const bare = words.filter((word) => !languages.has(word));
  if (bare.length === 0 || bare.length !== words.length - 1) return undefined;
  const found = composed(bare);
  const isOf = found?.field === 'name' || found?.field === 'address';
  return isOf ? { field: found.field, rank: found.rank + ofLanguage } : undefined;
}

/** Names that tools use, beside other words. */
function toolReading(words: readonly string[]): HeaderReading | undefined {
  const found = namedField(words.join(''));
  return found && { field: found.field, rank: afterKnown + found.rank };
}

/** Who reviews: 'Total User Ratings'. */
const isAuthor = /^(?:user|customer|guest|visitor)s?$/;

/** Whether what is left of a header of counts is reviews, by one word or by all of them. */
function isOfReviews(words: readonly string[]): boolean {
  const rest = words.filter(
    (word) => !fillerWords.has(word) && !entityWords.has(word) && !isAuthor.test(word),
  );
  return rest.length > 0 && (isAboutRating(rest.join('')) || rest.every(isAboutRating));
}

function isAboutRating(word: string): boolean {
  const field = (wordReading(word) ?? toolReading([word]))?.field;
  return field === 'rating' || field === 'reviewCount' || field === 'reviews';
}

function wordReading(word: string): HeaderReading | undefined {
  const found =
    fieldOfWord.get(word) ??
    fieldOfWord.get(word.replace(unspacedEntity, '')) ??
    // With the article of Arabic or Hebrew.
    fieldOfWord.get(word.replace(/^(?:ال|ה)(?=.{3})/u, ''));
  if (found) return { field: found.field, rank: afterKnown + found.rank };
  const ending =
    endingReading(word) ?? ofEntityReading(word) ?? pluralReading(word) ?? namedPartReading(word);
  if (ending) return ending;
  const counted = word.replace(unspacedCount, '');
  const isCount =
    counted !== word && ['rating', 'reviewCount', 'reviews'].includes(fieldOfWord.get(counted)?.field ?? '');
  return isCount ? { field: 'reviewCount', rank: afterKnown } : undefined;
}

/** Above the ranks of words that are known as a whole. */
const ofEnding = 60;
/** Behind headers that name the business itself. */
const ofSiteName = 70;

/** Of where a record comes from, or of what it is about: '来源链接', '项目描述'. */
export const ofOther =
  /^(?:来源|來源|数据源|数据来源|出处|出處|出典|参照|情報元|原文|参考|项目|專案|工程|商品|产品|產品|製品|搜索|搜尋|検索|출처|검색|상품|제품|프로젝트)/u;

/** '체육시설명', '음식점명': the name of a kind of place. Read from its end alone, the first would be a description (설명). */
const namedFacility =
  /^(?!관리|운영|소속|담당|지정|인증|발급|허가|제공).{0,6}(?:시설|업소|점포|매장|상점|병원|의원|약국|식당|음식점|카페|숙소|박물관|도서관|관광지|사업장|영업소|장소)명칭?$/u;

/** The operator of a place: '営業者住所' goes behind '営業所所在地', since it is the home of a person or a head office. */
const ofOperator =
  /^(?:営業者|申請者|設置者|開設者|事業者|代表者|所有者|届出者|経営者|管理者|责任人|負責人|负责人|經營者|经营者|대표자|소유자|신청자|개설자|사업자)/u;
const behindPlace = 60;

/** The word that a header ends in, in scripts that part no words: '详细地址', '店舗電話番号', '城市名称'. */
function endingReading(word: string): HeaderReading | undefined {
  if (!/^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,12}$/u.test(word))
    return undefined;
  if (ofOther.test(word)) return undefined;
  if (namedFacility.test(word)) return { field: 'name', rank: afterKnown + ofEnding };
  if (/시설명칭?$/u.test(word)) return undefined;
  const named = fieldOfWord.get(word.replace(/(?:名称|名稱|名字|名|명칭|명|이름)$/u, ''));
  if (named) return { field: named.field, rank: afterKnown + named.rank };
  for (let from = 1; from <= word.length - 2; from += 1) {
    const found = fieldOfWord.get(word.slice(from));
    // The start of the word decides what has the name.
    if (found && found.field !== 'name')
      return {
        field: found.field,
        rank: afterKnown + ofEnding + found.rank + (ofOperator.test(word) ? behindPlace : 0),
      };
  }
  return undefined;
}

/** 'Straatnaam', 'Gemeindename', 'kommunenavn': the name of a part of the address, or of a place of a company, in one word. */
function namedPartReading(word: string): HeaderReading | undefined {
  const part = compoundOfName.exec(word)?.[1];
  if (part === undefined) return undefined;
  const bare = part.replace(/(?:e?n|s|e)$/, '');
  // 'Anläggningsnamn', 'Vestigingsnaam', 'butiksnavn'.
  if ([part, bare].some((start) => siteWords.has(start) || entityWords.has(start)))
    return { field: 'name', rank: afterKnown + ofSiteName };
  const found = fieldOfWord.get(part) ?? fieldOfWord.get(bare);
  return found && namedParts.has(found.field)
    ? { field: found.field, rank: afterKnown + ofEnding + found.rank }
    : undefined;
}

/** 'REGIONS', 'DEPARTEMENTS', 'Estados': a part of the address or the kind, in the plural; a place has one street. */
function pluralReading(word: string): HeaderReading | undefined {
  const found = /^[a-z]{4,}s$/.test(word) ? fieldOfWord.get(word.replace(/s$/, '')) : undefined;
  return found && namedParts.has(found.field) && found.field !== 'street'
    ? { field: found.field, rank: afterKnown + ofEnding + found.rank }
    : undefined;
}

/** 'businesstradename', 'companyphone': what the rows are about and what the column holds in one word. */
const entityStart =
  /^(?:business|company|store|shop|place|restaurant|premises?|listing|venue|firm|outlet|branch|facility|establishment)(?!(?:number|code|type|status|size|owner|count)$)(?=[a-z]{4})/;

function ofEntityReading(word: string): HeaderReading | undefined {
  const rest = word.replace(entityStart, '');
  if (rest === word) return undefined;
  const found = fieldOfWord.get(rest) ?? namedField(rest);
  return found && { field: found.field, rank: afterKnown + ofEnding + found.rank };
}
