// Short values: e-mail addresses, phone numbers, postal codes.
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { countryCode } from '../../../../../../domain/countries.ts';
import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';
import { stateBeforeCode } from '../../../../lib/gazetteer/unitedStates.ts';
import { jsonIn, type Json } from './jsonValue.ts';
import { withoutFax } from './numbers/faxNumbers.ts';
import { plainDigits } from './numbers/plainDigits.ts';
import { lineOf } from './textValue.ts';
import { withoutReferences } from './withoutMarkup.ts';

const emailForm = /^[^\s@<>"',;:()[\]\\]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/u;
/** File names that crawlers mistake for e-mail addresses: logo@2x.png. */
const fileName = /\.(?:png|jpe?g|gif|webp|svg|css|js|ico)$/i;

/** Addresses from the source of pages: placeholders of templates, and error reporting services. */
const templateMail =
  /^(?:filler@godaddy\.com|(?:j|john|jane|joe)[._-]?(?:doe|smith)@.*|doe@.*|.*@(?:[\w-]{0,20}wp-?themes?[\w-]{0,20}|themeforest|themeisle|elegantthemes|themify|themeum|themegrill)\.\p{L}+|(?:first(?:name)?[._-]?last(?:name)?|firstname|lastname|last|vorname[._-]?nachname|prenom[._-]?nom|nombre[._-]?apellido|nome[._-]?cognome)@.*|(?:nome|nombre|nom|naam|imie|jmeno|isim|adiniz|имя)@.*|(?:user|name|email|info|mail|contact|hello|test)@(?:domain|mysite|yourdomain|yoursite|website)\.\p{L}+|(?:user|you|name|email|info|mail|contact|hello|test|someone|somebody|abc|sample)@(?:(?:my)?company|test|sample|abc|xyz)\.(?:com|org|net|co|[a-z]{2})|.*@e?mail\.tst|.*@example\.(?:com|org|net|edu)|.*@(?:contoso|fabrikam)\.com|your(?:e?mail|name)@.*|(?:your|name|user|you|e?mail)@(?:e?mail|address)\.com|.*@(?:exemple|ejemplo|exemplo|beispiel|esempio|voorbeeld|przyklad|ornek)\.(?:com|com\.br|org|net|fr|es|de|it|nl|pl)|.*@your(?:company|business|website|domain|site|firm|shop|store)\.(?:com|org|net|[a-z]{2})|.*@(?:.*\.)?(?:sentry\.io|sentry-next\.wixpress\.com|sentry\.wixpress\.com|ingest\.sentry\.\p{L}+))$/iu;

/** Remains before an address extracted from a page: an escaped bracket, a phone number. */
const gluedBefore = /^(?:(?:x|u00|%)3[ce]|%20)+|^(?=[\d.()+]{0,20}[-.])[\d.()+-]{7,30}(?=\p{L}{3})/iu;
/** A word in capitals glued to an address, whose beginning is unknown: 'AUFNEHMENsalon.mill@bluewin.example'. */
const wordBefore = /^\p{Lu}{4,}\p{Ll}{3,}[^@]*@/u;
/** The next word of the page glued to an address: 'info@mill.comUser'. */
const gluedBehind = /(?<=\.(?:com|net|org|info|edu|gov|[a-z]{2}))\p{Lu}\p{Ll}+$/u;
/** The same without capitals: '.comphone', '.com.brphone'. */
const gluedDomain =
  /\.(?:com|net|org|edu|gov)(?!munity$|pany$|pare$|puter$|sec$|work$|bank$|flix$|anic$|ucation$)\p{L}{3,}$|\.(?:com|net|org|edu|gov)\.[a-z]{2}\p{L}{2,}$/iu;

/** ROT13, by which pages obfuscate addresses: 'vasb@zvyy.uh'. */
const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) =>
    String.fromCharCode(letter.charCodeAt(0) + (/[a-m]/i.test(letter) ? 13 : -13)),
  );

/** Top-level domains and file extensions in ROT13. */
const rot13Ending = /\.(?:pbz|arg|vasb|rqh|tbi|wct|wcrt|tvs|jroc)$|@\dk\.[a-z]{3,4}$/i;

/** Two-letter top-level domains that are not ISO country codes. */
const wideDomain = new Set(['uk', 'eu', 'su', 'ac', 'tp']);

/** Whether an address is in ROT13: its domain does not exist, or the decoded address is in the same cell. */
function isRot13(mail: string, all: readonly string[]): boolean {
  const ending = /\.([a-z]{2})$/i.exec(mail)?.[1]?.toLowerCase();
  return (
    rot13Ending.test(mail) ||
    (ending !== undefined && !wideDomain.has(ending) && countryCode(ending.toUpperCase()) === null) ||
    (mail.endsWith('.bet') && all.includes(rot13(mail)))
  );
}

/** The first e-mail address in a cell; null if none is usable. */
export const emailOf = (text: string): string | null => emailsOf(text)[0] ?? null;

/** The usable e-mail addresses in a cell. */
export function emailsOf(text: string): string[] {
  const parts = contacts(withoutReferences(text)).flatMap((each) => each.split(/[\s,;|<>[\]]+/));
  const found = parts.map((part) =>
    (part.replace(/^mailto:/i, '').split('?', 1)[0] ?? '')
      .replace(/\.$/, '')
      .replace(gluedBefore, '')
      .replace(gluedBehind, ''),
  );
  return found
    .filter(
      (part) =>
        part.length <= 254 &&
        emailForm.test(part) &&
        !/[*•…]|\.{2}/.test(part) &&
        !fileName.test(part) &&
        !gluedDomain.test(part) &&
        !wordBefore.test(part) &&
        !isRot13(part, found) &&
        !templateMail.test(part),
    )
    .map((part) => part.toLowerCase());
}

/** A date in the wrong column: '03/14/2025', '2025-03-14'. */
const writtenDate =
  /^(?:\d{1,2}([./])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?:[ T]\d{1,2}:\d{2}.*)?$/;

/** A distance: '1824.9 miles', '3,2 km'. */
const distance = /^\d+(?:[.,]\d+)*\s?(?:miles?|mi|km|kilomet(?:er|re)s?|m|ft|feet)\.?(?: away)?$/i;

/** Maximum number of digits with the country code (E.164). */
const maxDigits = 15;

/** Minimum number of digits of a further number, as opposed to an extension. */
const minDigits = 7;

/** Beginnings of a further number after a space. */
const beginnings: Readonly<Record<string, RegExp>> = {
  '+': /\s+(?=\+\d)/,
  '(': /\s+(?=\(\d)/,
  '0': /\s+(?=0\d)/,
};

/** Two numbers whose digits are grouped alike: '020 7946 0018 020 7946 0019', '555-1234 555-6789'. Null for any other text. */
function equalHalves(text: string): string[] | null {
  const groups = text.trim().split(/\s+/);
  const half = groups.length / 2;
  const formOf = (some: readonly string[]) => some.map((group) => group.replace(/\d/g, '0')).join(' ');
  const [first, second] = [groups.slice(0, half), groups.slice(half)];
  const digits = first.join('').replace(/\D/g, '').length;
  return digits >= minDigits && formOf(first) === formOf(second) ? [first.join(' '), second.join(' ')] : null;
}

/** Numbers separated only by spaces, which begin alike: '(21) 2264-5163 (21) 2214-0408', '0212 345 67 89 0532 111 22 33'. */
export function numbersBesideBlanks(text: string): string[] {
  const halves = equalHalves(text);
  if (halves !== null) return halves;
  const between = beginnings[text.trim().charAt(0)];
  if (between === undefined || text.replace(/\D/g, '').length <= maxDigits) return [text];
  const parts = text
    .trim()
    .split(between)
    .map((part) => withoutTrailing(part, /[\s–-]/));
  return parts.every((part) => part.replace(/\D/g, '').length >= minDigits) ? parts : [text];
}

/** The first of several numbers in a cell: '01-4420115, 9840445753', '+977-1-4248003+977-1-4248004', '5541935,,', '927129761-607416113'. */
function firstNumber(text: string): string {
  const [, one = '', other = ''] = /^\s*([\d .]{8,14})[-–]([\d .]{8,14})$/.exec(text) ?? [];
  const [digits = 0, others = 0] = [one, other].map((part) => part.replace(/\D/g, '').length);
  if (digits === others && digits >= minDigits && digits * 2 > maxDigits) return one.trim();
  // '04 93 94 06 06 - 04 92 18 24 42'
  const [before = '', ...behind] = text.split(/\s[-–]\s/);
  if (behind.length > 0 && [before, ...behind].every(isWholeNumber)) return before.trim();
  if (!/[,;|\n/]|\d\+/.test(text)) return numbersBesideBlanks(text)[0] ?? text;
  const parts = text.split(/[,;|\n]|\s\/\s|(?<=\d)\s?(?=\+\d)/).map((part) => part.trim());
  const first = parts.find((part) => part.replace(/\D/g, '').length >= minDigits && !isRunTogether(part));
  return first !== undefined && /^[+(\d]/.test(first) ? first : text;
}

const isWholeNumber = (part: string): boolean =>
  /^\s*[+(\d][\d\s().]*$/.test(part) && part.replace(/\D/g, '').length >= minDigits;

/** A URL, which is not a phone number; those of WhatsApp are. */
const pageAddress = /^https?:\/\/(?!wa\.me|api\.whatsapp)/i;

/** A WhatsApp link with a number: 'https://wa.me/905321112233'. */
const numberPage =
  /^https?:\/\/(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)(?:\+|%2B)?(?=\d{7,15}(?:$|[/?&]))(\d+).*$/i;

/** A coordinate; phone numbers have shorter groups: '62.5864592'. */
const decimals = /^-?\d{1,3}[.,]\d{5,}$/;

/** A label before a number: 'Tel.: ', 'т.:', 'Phone: ', '☎ '. */
const phoneLabel =
  /^\s*(?:\p{L}[\p{L}\p{M}. ]{0,19}:|(?:tele?f?|tlf|phone|ph|fon|тел|моб|τηλ|mob|cell?)\.?(?=[\s+(\d])|[☎☏✆📞📱])[:\s]*(?=[+(\d])/iu;

/** Removes the label before a number. */
export const withoutPhoneLabel = (text: string): string => text.replace(phoneLabel, '');

/** A number in scientific notation, which has lost digits, anywhere in a cell: '5,51194E+12', '9.19876E+11'. */
const ruinedNumber = /(?<![\d.,\u066b])\d{1,16}(?:[.,\u066b]\d{1,16})?E\+?\d{1,2}(?!\d)/giu;

/** Masked digits: '0413 73...', '091****123', '(555) xxx-xxxx'. */
const hiddenDigits = /\d[\s().-]*(?:\.{3}|…|[*•●#_]{2,}|x{2,})/iu;

/** Whether several numbers are concatenated without a separator. */
function isRunTogether(phone: string): boolean {
  const run = /\d{13,}/.exec(phone)?.[0].replace(/^00/, '');
  const digits = phone.replace(/^00|\D/g, '').length;
  if (run === undefined || digits > maxDigits) return run !== undefined;
  // '42633364263153': two of one exchange.
  const half = run.length / 2;
  return run.slice(0, 2) === run.slice(half, half + 2) && !isDialled(run);
}

const isDialled = (digits: string) => parsePhoneNumberFromString(`+${digits}`)?.isValid() === true;

/** Example numbers of forms: '(123) 456-7890', '999-999-9999', '(555) 555-5555'. Short repetitive numbers are real, as those of taxis. */
const exampleDigits = /^[01]?(?:1234567890|0123456789|(\d)\1{9})$/;
const isExample = (phone: string): boolean => exampleDigits.test(phone.replace(/\D/g, ''));

/** Whether a text is prose with digits: 'Jeden Tag 10-16 Uhr'. */
function isProse(text: string): boolean {
  return (text.match(/\p{L}{3,}/gu)?.length ?? 0) > 2 && text.replace(/\D/g, '').length < 6;
}

/** A phone number as written; null if it is none or has lost digits. */
export function phoneOf(text: string): string | null {
  const parts = contacts(withoutFax(text).replace(phoneLabel, '').replace(ruinedNumber, ' '));
  const [first = ''] = parts.map(firstNumber);
  if (pageAddress.test(first)) return null;
  const phone = lineOf(
    plainDigits(withoutTrailing(first, /[\s,;]/))
      .replace(/^tel:/i, '')
      .replace(numberPage, '+$1')
      .replace(/^(\+?\d{5,})\.0$/, '$1'),
    200,
  );
  if (
    phone === null ||
    writtenDate.test(phone) ||
    decimals.test(phone) ||
    distance.test(phone) ||
    hiddenDigits.test(phone) ||
    isRunTogether(phone) ||
    isExample(phone) ||
    isProse(phone) ||
    // A country code with a truncated number.
    /^\+\d{1,5}$/.test(phone) ||
    // '02-6348-4443' and '011-4318797', evaluated as subtractions by a spreadsheet.
    /^-(?:\d{1,6}|[1-9]\d{6,11})$/.test(phone) ||
    !/\d{3}/.test(phone.replace(/\D/g, ''))
  )
    return null;
  return /[1-9]/.test(phone) ? phone : null;
}

/** Post office boxes, which have postal codes of their own: 'P O Box 4005', 'Postbus 12', 'Apartado 33'. */
const postBox =
  /^(?:p\.?\s?o\.?\s?box|post(?:al)? box|private bag|postbus|postfach|postboks|apartado|casilla|caixa postal|casella|skrytka|а\/я)/iu;

export function postalCodeOf(text: string): string | null {
  if (postBox.test(text)) return null;
  // Japanese codes follow the postal mark: '〒024-0032'.
  const written =
    lineOf(plainDigits(text).replace(/^〒\s*/u, ''), 20)?.replace(/^(\d+)[.,]0+$/, '$1') ?? null;
  // A country or an unknown state may precede the code: 'DE 10115'.
  const code =
    stateBeforeCode(written ?? '')?.code ?? written?.replace(/^[A-Z]{2},? (?=\d{5}(?:-\d{4})?$)/, '') ?? null;
  return code === null || /^0+$/.test(code) || !/\d/.test(plainDigits(code)) ? null : code;
}

/** The texts of a JSON list, else the text itself, which may begin with a bracket, too: '[email protected]', '[0212] 222 33 44'. */
function contacts(text: string): string[] {
  const list = jsonIn(text);
  return list === undefined ? [text] : listed(list);
}

function listed(list: Json): string[] {
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : [];
}
