import { structuredFields } from '../../../../../../domain/listing/structuredFields.ts';
import { networkNames, socialLinkOf } from '../../../../../../domain/listing/socialLinks.ts';
import type { SocialLinks } from '../../../../../../domain/listing/socialNetworks.ts';
import { normalisePhone, withPlusSign } from '../../../../lib/text/phones/phoneNumber.ts';
import { isJsonLike, isObject, jsonIn, type Json } from '../values/jsonValue.ts';
import { linkOf } from '../values/linkValue.ts';
import { ValueProblem } from '../rows/rowProblem.ts';
import { numbersBesideBlanks, phoneOf } from '../values/smallValues.ts';
import { withoutFax } from '../values/numbers/faxNumbers.ts';
import { isNothing } from '../values/isNothing.ts';
import { booleanOf, cleanCell, isMissing, lineOf } from '../values/textValue.ts';

const maxPhones = 5;
const maxParts = 30;

/** All texts of a cell: those of a JSON list or object, or the parts of a text between separators. */
function textsOf(text: string, separator: RegExp): string[] {
  const value = isJsonLike(text) ? jsonIn(text) : undefined;
  const found = value === undefined ? text.split(separator) : textsIn(value, 0);
  return found
    .slice(0, maxParts)
    .map((part) => cleanCell(part))
    .filter((part) => !isMissing(part));
}

function textsIn(value: Json, depth: number): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (depth > 2 || value === null || typeof value === 'boolean') return [];
  const inner = Array.isArray(value)
    ? value
    : [
        'name',
        'title',
        'phone',
        'number',
        'value',
        'url',
        'link',
        'text',
        ...networkNames,
        'twitter',
      ].flatMap((name) => value[name] ?? []);
  return inner.flatMap((one) => textsIn(one, depth + 1));
}

/** Separators of phone numbers, but for the blanks before them. A dash between spaces also follows an area code, but not a complete number. */
const betweenPhones =
  /[;|\n]\s*|,\s*(?=(?:(?:tel|phone|mob|mobil|mobile|cell|gsm|cep|cel|тел|моб|[tpm])[.:]{1,2}\s?)?[+(\d])|(?<=\s)\/\s+(?=[+(\d])|(?<=\d(?:[ .]?\d){6})\s+[-–]\s+(?=[+(\d])/iu;

/** Maximum length of a number with its extension. */
const maxPhoneLength = 40;

/** Whether a number is the end of another, without the code of its town: both are of one cell, or of two columns. */
function isWithin(phone: string, whole: string | null): boolean {
  const [own, all] = [phone, whole ?? ''].map((text) => text.replace(/\D/g, '').replace(/^0+/, ''));
  return own !== undefined && all !== undefined && own.length < all.length && all.endsWith(own);
}

/** Phones besides the first, each once; numbers with equal E.164 forms are equal. */
export function furtherPhones(
  cells: readonly string[],
  first: string | null,
  countryCode: string | null,
): readonly string[] | null {
  const seen = new Set<string>();
  const keyOf = (phone: string) => {
    const digits = (normalisePhone(phone, countryCode) ?? phone).replace(/\D/g, '');
    return digits.replace(/^0+/, '').slice(-9);
  };
  if (first !== null) seen.add(keyOf(first));
  const further: string[] = [];
  for (const text of cells
    .flatMap((cell) => textsOf(withoutFax(cell), betweenPhones))
    .flatMap(numbersBesideBlanks)) {
    const phone = text.length > maxPhoneLength ? null : phoneOf(text);
    if (phone === null || further.length >= maxPhones || phone.replace(/\D/g, '').length < 7) continue;
    const key = keyOf(phone);
    if (seen.has(key) || isWithin(phone, first)) continue;
    seen.add(key);
    further.push(withPlusSign(phone, countryCode) ?? phone);
  }
  return structuredFields.otherPhones.read(further);
}

/** Profiles of the business among addresses, one for each network, the first. `name` is that of the business. */
export function socialLinksOf(cells: readonly string[], name: string | null): SocialLinks | null {
  const links: Partial<Record<string, string>> = {};
  for (const text of cells.flatMap((cell) => textsOf(cell, /\s*[;|\n]\s*|\s*,\s*|\s+/))) {
    const link = plainLink(text);
    const profile = link === null ? null : socialLinkOf(link, name);
    if (profile !== null) links[profile.network] ??= profile.url;
  }
  return structuredFields.socialLinks.read(links);
}

const networkOfHeader: readonly [RegExp, string][] = [
  [/insta|^ig(?:\b|_)|인스타|インスタ|инста|انست|אינסטגרם/i, 'instagram.com/'],
  [/facebook|^fb(?:\b|_)|페이스북|フェイスブック|фейсбук|فيس|פייסבוק/i, 'facebook.com/'],
  [/tik ?tok/i, 'tiktok.com/@'],
  [/twitter|^x(?:\b|_)/i, 'x.com/'],
  [/pinterest/i, 'pinterest.com/'],
];
/** A user name without URL. Placeholders such as 'none' are shorter than the networks accept, or are known. */
const bareHandle = /^@?(?=[\w.-]*[a-z])([\w.-]{3,40})$/i;
const endOfSite = /\.(?:com|net|org|info|biz|[a-z]{2})$/i;

/** The profile URL of a cell under the name of a network, which may have only the user name: '@pearlgrillhouse_qa' under 'ig_handle'. */
export function profileOfHandle(text: string, header: string): string {
  const site = networkOfHeader.find(([name]) => name.test(header))?.[1];
  const handle = bareHandle.exec(text.trim())?.[1];
  const isHandle =
    handle !== undefined &&
    (text.startsWith('@') || !endOfSite.test(handle)) &&
    !isNothing(handle) &&
    booleanOf(handle) === null;
  return site !== undefined && isHandle ? `https://${site}${handle}` : text;
}

function plainLink(text: string): string | null {
  try {
    return linkOf(text);
  } catch (error) {
    if (error instanceof ValueProblem) return null;
    throw error;
  }
}

const noArea = /^(?:true|false|yes|no|evet|hayır|0|1|\d+(?:\.\d+)?)$|https?:|@/i;
const serves = /^(?:now )?serv(?:ing|es)\s+(?:the )?(.+)$/i;

/** Areas that a business serves: a list of names, or a sentence such as 'Serving Boston and the Surrounding Area'. */
export function areasOf(text: string): string[] | null {
  const areas = textsOf(text, /[;|\n]\s*|,\s+/).flatMap((part) => {
    const area = lineOf((serves.exec(part)?.[1] ?? part).replace(/\.$/, ''), 200);
    return area === null || noArea.test(area) || !/\p{L}{2}/u.test(area) ? [] : [area];
  });
  return areas.length > 0 ? areas : null;
}

/** Served areas of a column that may also have streets or remarks: only explicit sentences count. */
export function servedAreaOf(text: string): string[] | null {
  const area = serves.exec(text.trim())?.[1];
  const name = area === undefined ? null : lineOf(area.replace(/\.$/, ''), 200);
  return name === null ? null : [name.charAt(0).toUpperCase() + name.slice(1)];
}

/** 'Located in: Forum Mall', or an object with its name. */
export function locatedInOf(text: string): string | null {
  const value = jsonIn(text);
  const name = isObject(value)
    ? [value['name'], value['title'], value['displayName']]
        .flatMap((one) => (isObject(one) ? one['text'] : one))
        .find((one) => typeof one === 'string')
    : text;
  const line =
    typeof name === 'string'
      ? lineOf(cleanCell(name).replace(/^(?:located (?:in|inside)|in|inside)\s*[:：]\s*/i, ''), 300)
      : null;
  return line === null || /^https?:|^ChIJ|^0x[0-9a-f]+:/i.test(line) ? null : line;
}
