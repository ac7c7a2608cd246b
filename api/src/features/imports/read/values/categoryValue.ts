// Categories in files: names, lists of names, machine-readable types, and other content of their columns.
import { foldText } from '../../../../../../domain/text/fold.ts';
import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';
import { memoize } from '../../../../../../domain/text/memoize.ts';
import { toSingleScript } from '../../../../lib/text/lookalikes.ts';
import { kindOf, sureKind } from '../../../../lib/placeKinds/kindOf.ts';
import { isOwner } from '../columns/evidence/ownerWords.ts';
import { feature, meal } from '../columns/featureWords.ts';
import { withoutLabel } from '../columns/headers/withoutLabel.ts';
import { isObject, jsonIn, type Json } from './jsonValue.ts';
import { afterOther } from './otherOption.ts';
import { booleanOf, isMissing, isNotAvailable, lineOf } from './textValue.ts';

/** Types of Google's Places API and words of lists that do not describe the business. */
const unspecific = new Set(
  (
    'point of interest,establishment,food,store,shop,premise,political,geocode,place,places,health,finance,business,' +
    'local business,service,services,locality,sublocality,route,street address,postal code,plus code,landmark,' +
    'other,others,misc,miscellaneous,unknown,uncategorized,uncategorised,not available,general,default,various,all,' +
    // Top-level classes of Chinese map services, which precede the categories.
    '生活服务,购物服务,住宿服务,餐饮服务,体育休闲服务,医疗保健服务,科教文化服务,汽车服务,商务住宅,公司企业,金融保险服务,风景名胜,交通设施服务,公共设施,' +
    'diger,belirsiz,kategorisiz,sonstige,sonstiges,autre,autres,otro,otros,altro,altri,outros,другое,прочее'
  ).split(','),
);

/** Words that are never a category. The unspecific words above may be one if alone in a cell, but not in lists or machine notation. */
const neverNamed = new Set(
  (
    'point of interest,establishment,premise,geocode,unknown,uncategorized,uncategorised,not available,diger,belirsiz,' +
    // Words for any listing.
    'business,businesses,company,companies,place,places,venue,listing,location,organization,organisation,poi,local business,' +
    // Diets.
    'veg,non veg,non-veg,nonveg,pure veg,veg & non veg,veg & non-veg,veg/non veg,veg/non-veg,' +
    // Words that refer to several categories without naming them.
    'both,either,neither,mixed,several,multiple,beide,beides,ambos,ambas,entrambi,entrambe,les deux,oba,her ikisi,hicbiri,оба,обидва,keduanya,両方,둘 다,兩者,两者,كلاهما,' +
    // Elements of OpenStreetMap and of GeoJSON.
    'node,way,relation,feature,' +
    'kategorisiz,sonstige,sonstiges,autre,autres,otro,otros,other,others,misc,miscellaneous,default,open,closed,open now,' +
    'closed now,acik,kapali,geoffnet,geschlossen,ouvert,ferme,abierto,cerrado,aperto,chiuso'
  )
    .split(',')
    .map(foldText),
);

/**
 * The name of a category, of at most 200 characters; null for numbers, prices, phone numbers, links and sentences. Of a list (JSON,
 * Python notation or with commas), the first specific name.
 */
export const categoryOf = memoize((text: string): string | null => {
  const name = first(namesIn(text));
  return name === null ? null : (kindBeforeAddress(name) ?? name);
});

/** Maximum number of words of a category before a glued address, and maximum length of the examined text. */
const [mostKindWords, longestGlued] = [3, 100];
/** Signs of an address: numbers, streets, buildings. */
const partOfAddress =
  /\p{L}[\p{L}\p{M}.' ]*\s\d|(?:^|\s)(?:n°|nº|no\.|imm(?:euble)?|r[ée]s(?:idence)?|angle|appt|bd|quartier|hay|derb|lot(?:issement)?|bloc)(?:[\s.]|$)/iu;

/** The category before an address in the same cell: 'Hair salon Bd Elmozdalifa imm 16'. */
function kindBeforeAddress(text: string): string | null {
  if (text.length > longestGlued || !partOfAddress.test(text)) return null;
  const words = text.split(/\s+/);
  for (let count = Math.min(mostKindWords, words.length - 1); count >= 1; count -= 1) {
    const rest = words.slice(count).join(' ');
    const kind = words.slice(0, count).join(' ');
    if (isKnown(kind) && partOfAddress.test(rest)) return kind;
  }
  return null;
}

/** Separators of a list of kinds. */
export const betweenKinds = /[,;|/、・／]/;

/** The first category of a cell in a column of lists with commas or slashes. */
export const firstCategoryOf = memoize((text: string): string | null => {
  const priced = pricedLine(text);
  if (priced !== null) return kindAmong(priced);
  const { names, isList } = namesIn(text);
  return first({
    names: isList ? names : names.flatMap((name) => (isKnown(name) ? [name] : name.split(betweenKinds))),
    isList: true,
  });
});

/** An amount of money: '$51-100', 'Below $50', '30 €'. */
const amount = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/** The parts of a line that sums up a listing, with its price and its place: 'Sha Tin / Japanese / Ramen / $51-100'. */
function pricedLine(text: string): string[] | null {
  const parts = text.split(/[/|·⋅•]/).map((part) => part.trim());
  return parts.length > 2 && parts.some((part) => amount.test(part)) ? parts : null;
}

/** The first part that is a kind, else the first that is a cuisine: places and prices are neither. */
function kindAmong(parts: readonly string[]): string | null {
  const known = parts.find(isKnown);
  if (known !== undefined) return known;
  const cuisine = parts.find((part) => kindOf(part)?.kind.startsWith('amenity/restaurant'));
  return cuisine === undefined ? null : `${cuisine} restaurant`;
}

/** Categories without their line breaks: 'DentistsDental ClinicsClinics'. */
const betweenGlued = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u;

/** '5. Kuyumculuk', '17) Restaurants': chambers number their groups. Pure. */
export const withoutNumber = (text: string): string => text.replace(/^\d{1,3}(?:\.\s+|\)\s*)(?=\p{L})/u, '');

interface Names {
  names: string[];
  isList: boolean;
}

function namesIn(text: string): Names {
  if (isMissing(text)) return { names: [], isList: false };
  const json = jsonIn(text);
  if (json !== undefined) return { names: listed(json), isList: true };
  const written =
    lineOf(/^[[{("']/.test(text) ? text.replace(/^[[{("']+|[\]})"']+$/g, '') : text, 1000) ?? '';
  // Pages leave a trailing comma.
  const line = withoutLabel(
    withoutLabel(withoutTrailing(withoutNumber(written), /[\s,;|]/), 'category'),
    'type',
  );
  if (isLiveText(line)) return { names: [], isList: false };
  // "4.5 · Restaurant · $$", as on Google Maps, and paths, whose last step is the most specific.
  const parts = line.split(/\s*[·⋅•]\s*/);
  const paths = parts.map(lastStep);
  if (parts.length > 1) return { names: [...paths.filter(isKnown), ...paths], isList: true };
  // A list in brackets explains the name before it: 'Gastronomie (Café, Restaurant, Imbiss)'.
  const whole = (paths[0] ?? '').replace(/(?<=\p{L})\s*\([^()]*[,;|][^()]*\)/gu, '');
  const glued = whole.split(betweenGlued);
  // 'PetShop' is a single known word.
  if (glued.length > 1 && isKnown(glued[0] ?? '') && (/\s/.test(whole) || !isKnown(whole)))
    return { names: glued, isList: true };
  if (!/[,;|]/.test(whole) || isKnown(whole)) return { names: [whole], isList: false };
  // A comma may be part of a name: it separates only if a part is known.
  const cut = whole.split(/[,;|]/);
  // Lists with semicolons may go from general to specific: known ones first.
  if (/[;|]/.test(whole)) return { names: [...cut.filter(isKnown), ...cut], isList: true };
  const areOfMachine = cut.every(
    (name) => machineForm.test(name.trim()) || unspecific.has(foldText(name).trim()),
  );
  // Features and meals are not categories.
  const kinds = cut.filter((name) => !feature.test(name.trim()) && !meal.test(name.trim()));
  if (kinds.length < cut.length) return { names: kinds, isList: true };
  const isSplit = cut.some((name) => isKnown(name) && !goods.test(name.trim()));
  return areOfMachine || isSplit ? { names: cut, isList: true } : { names: [whole], isList: false };
}

/** Goods: alone a type of shop, together an industry: 'Gıda, İçecek ve Tütün'. */
const goods =
  /^(?:gıda|alimentación|alimentation|alimentari|lebensmittel|comestibles|potraviny|élelmiszer|продукты|продукти|groceries)$/iu;

/** The last, most specific step of a path: 'Food > Restaurant', '음식점>한식', '/ACTIVE LIFE/Zoos'. */
function lastStep(text: string): string {
  const isPath = /^\/[^/]+(?:\/[^/]+)+\/?$/.test(text);
  return (isPath ? text.split('/').findLast(Boolean) : text.split(/\s*[>»›→]\s*(?=\p{L})/u).at(-1)) ?? text;
}

function isKnown(name: string): boolean {
  const parts = name.split(',');
  // 'Pizza,Restaurants' is not a name, where each of its parts is one.
  if (parts.length > 1 && parts.every(isKnown)) return false;
  // 酒店 is a hotel in Chinese and sells wine in Japanese.
  const match = kindOf(name);
  const inChinese =
    (match?.confidence ?? 0) < sureKind && /^\p{Script=Han}+$/u.test(name) ? kindOf(name, 'zh') : match;
  return inChinese !== null && inChinese.confidence >= sureKind && !inChinese.isFiner;
}

function first({ names, isList }: Names): string | null {
  const usable = names.flatMap((name) => {
    const cleaned = nameIn(name, isList);
    return cleaned === null ? [] : [cleaned];
  });
  return usable[0] ?? null;
}

function listed(json: Json): string[] {
  if (typeof json === 'string') return [json];
  if (Array.isArray(json)) return json.flatMap(listed);
  if (!isObject(json)) return [];
  const name =
    json.primary ?? json.title ?? json.name ?? json.label ?? json.displayName ?? json.text ?? json.id;
  return name === undefined ? [] : listed(name);
}

/** Machine notation: `restaurant`, `meal_delivery`, `gcid:italian_restaurant`, `amenity=pharmacy`. */
const machineForm = /^(?:[\w-]+[:=])?[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+$|^[a-z]+[:=][a-z_]+$/iu;

/** A type of schema.org: 'LocalBusiness', 'CafeOrCoffeeShop'. */
const schemaType = /^(?:\p{Lu}\p{Ll}+){2,5}$/u;

/** Legal forms, which are not categories: 'Private Limited Company', 'GmbH'. */
const legalForm =
  /^(?:(?:private|public) (?:limited|unlimited) company|private limited by .*|limited (?:liability )?(?:company|partnership)|(?:sole|general) (?:proprietor(?:ship)?|trader|partnership)|(?:domestic |foreign )?(?:llc|corporation|non-?profit corporation|partnership)|pri\/.*|gmbh(?: & co\.? kg)?|ug|ag|ohg|kg|einzelunternehmen|e\.k\.|sarl|sas|sa|eurl|entrepreneur individuel|s\.?r\.?l\.?|s\.p\.a\.?|s\.?l\.?|ltda\.?|mei|eireli|sp\. z o\.? ?o\.?|limited şirket(?:i)?|anonim şirket(?:i)?|ооо|зао|оао|ип|株式会社|有限会社|合同会社|有限责任公司|个体工商户)$/iu;

/** Numbers of classifications before their names: '56101 - Licensed restaurants', '56.10A Restauration'. */
const classNumber =
  /^\d{2,8}(?:\.\d{1,3})*[A-Z]?\s*[-–:.]?\s+(?=\p{L}{3})(?!(?:hours?|hrs|days?|stunden|tage|heures|jours|horas|d[ií]as|dias|ore|giorni|saat|gün|godzin)\b)/iu;

function nameIn(name: string, isList: boolean): string | null {
  const rest = afterOther(name);
  if (rest !== undefined) return isKnown(rest) ? nameIn(rest, isList) : null;
  const line = lineOf(lastStep(name), 200)?.replace(classNumber, '') ?? null;
  const isNone = line === null || isMissing(line) || isNotAvailable(line);
  // 'SpA' is a company in Italy, 'Spa' a bath.
  if (isNone || line === 'SpA' || legalForm.test(line) || feature.test(line)) return null;
  const isSchema = schemaType.test(line);
  const isMachine = isSchema || machineForm.test(line);
  const words = isMachine
    ? line
        .replace(/^[\w-]+[:=]/, '')
        .replaceAll(isSchema ? /(?<=\p{Ll})(?=\p{Lu})/gu : '_', ' ')
        .replace(/(?<=.) types?$/i, '')
    : line;
  const folded = foldText(words).trim();
  if (isList || isMachine ? unspecific.has(folded) : neverNamed.has(folded) || isOwner(words)) return null;
  if (!isName(words)) return null;
  const isBare = isMachine || (isList && /^[a-z][a-z ]*$/.test(words));
  return toSingleScript(isBare ? words.charAt(0).toUpperCase() + words.slice(1) : words);
}

const maxLength = 100;
const maxWords = 10;

/** Abbreviations, whose full stop ends no sentence: 'Sportwaren (inkl. Fahrradgeschäfte)'. */
const cutShort = /(?<!\p{L})(inkl|incl|exkl|excl|einschl|insb|insbes|bzw|usw|etc|dept|depto|dpto|prof)\./giu;

/** Whether a text can be the name of a category: a few words, no number, price, phone number, link or id. */
function isName(text: string): boolean {
  if (text.length > maxLength || text.split(/\s+/).length > maxWords) return false;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  const isIdeographic = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  if (letters < (isIdeographic ? 1 : 2) || digits >= 7 || digits > letters) return false;
  // 'Until 20:00'
  if (/\d:\d\d/.test(text)) return false;
  if (booleanOf(text) !== null || (/\p{Sc}/u.test(text) && letters < 4)) return false;
  if (amount.test(text) && !isKnown(text)) return false;
  if (
    /:\/\/|^www\.|@\S+\.|^@|^[\w-]+\.[a-z]{2,}(?:\/|$)|^ChIJ|^0x[\da-f]+/i.test(text) ||
    /^(?=.*\d)\S{16,}$/.test(text)
  )
    return false;
  const whole = text.replace(cutShort, '$1');
  return !/[!?…]$|\p{L}{3,}\.\s+\p{Lu}|(?:\s\S+){4,}\.$/u.test(whole) && !isLiveText(text);
}

/** "Closed ⋅ Opens 9 am", "Open 24 hours", "4.5 stars", "12 reviews". */
const isLiveText = (text: string) =>
  /^(?:open|closed|opens|closes)\b.*(?:\d|soon|now|hours)|^\d+(?:[.,]\d+)? (?:star|review|yorum|rezension|bewertung|avis)|\d\s?(?:am|pm)\b/i.test(
    text,
  );

/** Whether a text is the rating line of a search result, which ends with the category: '4.2(83) · ₩10,000~20,000 · Restaurant'. */
export const isRatedLine = (value: string) =>
  value.length <= 200 && /^[1-5][.,]\d\s?\([^()]{1,12}\)(?:\s*[·⋅]\s*[^·⋅\n]{1,80}){1,3}$/u.test(value);

/** Whether a price level precedes the category: '¥¥¥·Italian', '$$ · Bar'. */
export const isPricedKind = (value: string) => /^\p{Sc}{1,4}\s?[·⋅•]\s?\p{L}[^·⋅•\n]{1,60}$/u.test(value);
