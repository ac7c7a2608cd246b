/**
 * A search that is a phone number, an e-mail address or a web address, in its normalised form. `switchboard` is the number without the
 * extension that may stand at its end: "0511 12345-17".
 */
export type ContactSearch =
  | { kind: 'PHONE'; digits: string; switchboard?: string }
  | { kind: 'EMAIL'; email: string }
  | { kind: 'WEBSITE'; host: string; path: string };

const [fewestDigits, mostDigits] = [7, 15];
const emailForm = /^[^\s@,;<>()]{1,64}@[^\s@,;<>()]+\.[^\s@.,;<>()]{2,}$/;
const hostForm =
  /^(?:https?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,24})(?::\d+)?([/?#].*)?$/iu;
/** Labels before a number: "Tel.:", "phone", "☎". */
const phoneLabel =
  /^(?:tel(?:efon|efono|éfono|ephone)?|phone|call|fon|tlf|gsm|cep|mobil|mobile|fax|тел|телефон|τηλ|هاتف|טל|電話|전화)?[.:\s☎📞]*/iu;

/** Digits of any script as ASCII digits. */
function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Each script's digits are ten consecutive code points; its zero is the last digit that no digit precedes.
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return code < 0x80 ? digit : String(code - zero);
  });
}

/** An e-mail address obfuscated against robots: "info (at) example [dot] com". */
function spelledOut(text: string): string {
  return text
    .replace(/\s*(?:[([{]\s*(?:at|ät|arroba|kuyruk)\s*[)\]}]|\s(?:at|arroba)\s)\s*/i, '@')
    .replace(/\s*(?:[([{]\s*(?:dot|punkt|nokta|punto)\s*[)\]}]|\sdot\s)\s*/gi, '.');
}

/** Hosts whose addresses have a name behind them, and words of these addresses that are none. */
const profiles =
  /^(?:m\.|[a-z]{2}-[a-z]{2}\.)?(?:facebook|fb|instagram|twitter|x|tiktok|linkedin|youtube|t|vk|yelp|wa)\.(?:com|me)$/;
const noName =
  /^(?:pages?|people|p|in|company|c|channel|user|biz|profile\.php|groups|reel|stories|category|wa\.me|\d+)$/i;
/** Whether the addresses of a host belong to many, each known by its path. */
export const isProfileHost = (host: string): boolean => profiles.test(host);

/** Hosts of mail that belongs to no business. */
const mailHosts =
  /^(?:g(?:oogle)?mail|yahoo|hotmail|outlook|live|msn|icloud|me|aol|gmx|web|t-online|proton(?:mail)?|mail|bk|list|inbox|yandex|ya|rambler|qq|163|126|naver|daum|hanmail|orange|free|wanadoo|libero|seznam|wp|onet|interia|rediff(?:mail)?|uol|bol|terra)\.[a-z.]+$/;

/** The host of the business that an e-mail address belongs to; null for one of a provider of mail. */
export function hostOfEmail(email: string): string | null {
  const host = email.slice(email.lastIndexOf('@') + 1);
  return mailHosts.test(host) ? null : host;
}

/** The name within a contact that no listing has: "plumex" of instagram.com/plumex, plumex.com and info@plumex.com. */
export function nameInContact(contact: ContactSearch): string | null {
  if (contact.kind === 'PHONE' || (contact.kind === 'WEBSITE' && !isHostName(contact))) return null;
  const [host, path] =
    contact.kind === 'EMAIL' ? [hostOfEmail(contact.email), ''] : [contact.host, contact.path];
  if (host === null) return null;
  const [own] = path.split('/').filter((part) => part !== '' && !noName.test(part));
  const name = isProfileHost(host) ? own : host.split('.').at(isSecondLevel(host) ? -3 : -2);
  const words = (name ?? '')
    .replace(/\d{6,}$/, '')
    .replace(/[@._-]+/g, ' ')
    .trim();
  return words.length < 3 ? null : words;
}

/** Domains of the top level that have more than two letters and that businesses use. */
const topLevels = new Set(
  'com net org info biz name pro coop edu gov mil int mobi jobs travel shop store online site website app dev cafe restaurant bar pub hotel pizza dental clinic health care salon beauty spa fitness yoga studio gallery photography plumbing repair auto cars taxi limo law lawyer legal attorney dentist doctor hospital pharmacy vet school academy university church events wedding party kitchen catering bakery coffee tea beer wine vodka wiki blog media agency digital tech technology solutions services systems software cloud group company ltd gmbh inc llc world global international city town london paris berlin hamburg koeln cologne wien tirol bayern nrw saarland ruhr swiss amsterdam brussels vlaanderen barcelona madrid eus gal cat quebec nyc miami vegas boston istanbul ist moscow tatar tokyo osaka kyoto nagoya okinawa yokohama melbourne sydney capetown durban joburg rio africa asia arab рф рус'.split(
    ' ',
  ),
);

/** Whether a web address is surely one: "Zum.Brandtner" is a name without its blank. */
const isHostName = ({ host, path }: { host: string; path: string }): boolean => {
  const top = host.slice(host.lastIndexOf('.') + 1);
  return path !== '' || top.length === 2 || topLevels.has(top) || /^xn--|[^a-z]/.test(top);
};

const isSecondLevel = (host: string): boolean => /\.(?:com?|net|org|gov|edu|ac|or|ne)\.[a-z]{2}$/.test(host);

/** An address or a number among other words: "Quest 305-555-0123", "mail info@example.com please". */
const within = [
  /[^\s@,;<>()]{1,64}@[^\s@,;<>()]+\.[^\s@.,;<>()]{2,}/u,
  /(?:https?:\/\/|www\.)[^\s]+/iu,
  /\+?\(?\p{Nd}[\p{Nd}\s().\-–/]{6,22}\p{Nd}/u,
];
const minDigitsWithin = 8;

/** An e-mail or web address whose top-level domain is not typed to its end: "https://www.example.c", "info@example." */
const begunForm =
  /^(?:mailto:)?(?:[^\s@,;<>()/]+@|https?:\/\/(?:www\d?\.)?|www\d?\.)?([a-z\d-]{3,63}(?:\.[a-z\d-]{1,63})*)\.[a-z]?$/i;

/** The web address that a text begins, as its host without the top-level domain; null for other texts. */
export function contactPrefix(text: string): ContactSearch | null {
  const host = text.length > 300 ? undefined : begunForm.exec(text.normalize('NFKC').trim())?.[1];
  return host === undefined || /^[\d.-]+$/.test(host)
    ? null
    : { kind: 'WEBSITE', host: host.toLowerCase(), path: '' };
}

/** A contact among other words of a text; null if there is none, or the whole text is one. */
export function contactWithin(text: string): ContactSearch | null {
  const part = contactTextWithin(text);
  return part === null ? null : contactSearch(part);
}

/** Its part of the text, as it was typed. */
export function contactTextWithin(text: string): string | null {
  if (text.length > 300 || contactSearch(text)) return null;
  const isContact = (part: string): boolean => {
    const contact = part === text ? null : contactSearch(part);
    return contact !== null && (contact.kind !== 'PHONE' || contact.digits.length >= minDigitsWithin);
  };
  return within.flatMap((form) => form.exec(text)?.[0] ?? []).find(isContact) ?? null;
}

/** Links of map services: their hosts, and the name or position that they show. */
const mapHost =
  /^(?:https?:\/\/)?(?:www\.|maps\.)?(?:google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6}|google\.[a-z.]{2,6}\/search|maps\.apple\.com)/i;

/** The name that a link of a map service shows: "Maranda Döner" of google.com/maps/place/Maranda+Döner/@…; null for other texts. */
export function nameInMapLink(text: string): string | null {
  const link = text.trim();
  if (!mapHost.test(link) || /\s/.test(link)) return null;
  const name =
    /\/(?:place|search)\/([^/?#@]+)/.exec(link)?.[1] ??
    /[?&](?:q|query|daddr|destination)=([^&#]+)/.exec(link)?.[1];
  if (name === undefined) return null;
  try {
    const plain = decodeURIComponent(name.replaceAll('+', ' ')).trim();
    return /\p{L}.*\p{L}/u.test(plain) && !/^place_id:/i.test(plain) ? plain : null;
  } catch {
    return null;
  }
}

/** The contact that a whole text is; null for other texts. A phone number as digits, without trunk zero or 00. */
export function contactSearch(text: string): ContactSearch | null {
  const typed = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  if (typed.length > 300) return null;
  const email = spelledOut(typed.replace(/^mailto:/i, '').toLowerCase());
  if (emailForm.test(email)) return { kind: 'EMAIL', email };
  const host = hostForm.exec(typed);
  if (host?.[1] !== undefined && !/^[\d.]+$/.test(host[1])) {
    const path = (host[2] ?? '').replace(/[?#].*$/, '').replace(/\/+$/, '');
    return { kind: 'WEBSITE', host: host[1].toLowerCase().replace(/^www\d?\./, ''), path };
  }
  const number = asciiDigits(typed.replace(/^tel:/i, '').replace(phoneLabel, ''))
    .replace(/\b(?:ext|extension|x|dahili)\.?\s*\d{1,6}$/i, '')
    // Of two numbers in one writing the first: "(0212) 522 99 11 / 12".
    .replace(/^((?:\D*\d){7,}\D*?)\s*(?:\s\/|\/(?=\s)|[;,])\s*[+\d\s().-]+$/, '$1');
  if (!/^[+\d\s().\-–—‐‑/·]+$/.test(number)) return null;
  // Of the last seven digits of a number the first may be 0.
  const digits = number
    .replace(/\(0\)/, '')
    .replace(/\D+/g, '')
    .replace(/^0+(?=\d{7})/, '');
  if (digits.length < fewestDigits || digits.length > mostDigits) return null;
  const extension = /\d\s*[-–—‐‑/]\s*(\d{1,4})$/.exec(number)?.[1] ?? '';
  const switchboard = extension === '' ? '' : digits.slice(0, -extension.length);
  return switchboard.length < fewestDigits
    ? { kind: 'PHONE', digits }
    : { kind: 'PHONE', digits, switchboard };
}
