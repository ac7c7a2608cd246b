import { foldText } from '../../../../../../../domain/text/fold.ts';
import { kindOf, sureKind } from '../../../../../lib/placeKinds/kindOf.ts';
import { givenNames } from './givenNames.ts';

/** Local parts of role mailboxes. */
export const roleMailbox =
  /^(?:info|contact|contacto|contato|kontakt|iletisim|office|hello|hi|hola|ciao|bonjour|sales|support|service|servis|reserv\w*|rezerv\w*|booking\w*|book|admin\w*|mail|email|post|team|enquir\w*|inquir\w*|help|customer\w*|musteri\w*|orders?|reception|recepcion|events?|marketing|press|hr|jobs?|careers?|accounts?|billing|shop|store|restaurant\w*|cafe|hotel|clinic|salon|studio|welcome|general|manager|management|staff|muhasebe|bilgi|satis|feedback|webmaster|noreply|no-reply|appointments?|frontdesk|dental|dentist|smile|praxis|secretar\w*|librar(?:y|ian)|bibliothe[kq]u?e?|biblioteca|museum|intranet|sekretariat|administration|direction|commercial|ventas|vendite|prenotazioni)\d*(?:[._+@-]|$)/;

/** Minimum length of words of a name that an e-mail address is compared with; shorter ones are in too many addresses. */
const minWordLength = 3;

/** Whether the local part of an e-mail address contains a word of one of the names. */
export function isMailOf(email: string, names: readonly string[]): boolean {
  const local = foldText(email.split('@', 1)[0] ?? '').replace(/[^\p{L}]/gu, '');
  const words = names.flatMap((name) => foldText(name).split(/[^\p{L}]+/u));
  return words.some((word) => word.length >= minWordLength && local.includes(word));
}

/** 'jane.doe', 'jane.doe29', 'j.doe', 'joe.k': a name and a surname, of which one may be its first letter. */
const nameAndSurname = /^(?=.*\p{L}{3})(\p{L}{1,25})\.(\p{L}{1,25})[._]?\d{0,4}$/u;

/** Words of mailboxes beside those for posts, which stand in front. */
const ofMailbox =
  /^(?:gm|hr|pr|it|web|online|guest|guests|front|desk|relations?|patients?|new|group|groups|office|team|sales|events?|digital|social|media|public|student|students|school|hello|my|the|our|your|best|[a-z]{2}|gestion|gestao|direccion|gerencia|comercial|commerciale?|escalations?|atencion|atendimento|clientes?|clienti|proyectos|projets|finanzas|financeiro|compras|ventas|vendas|recursos|humanos|contabilidad|soporte|suporte|servicios?|servicos?|servizi|ufficio|segreteria|amministrazione|accueil|secretariat|compta|vertrieb|verkauf|einkauf|technik|leitung|verwaltung|buero|zentrale)$/;

/** Trades that are also surnames: beside another word they are more often a person's name. */
const surnameOfTrade =
  /^(?:joiner|carpenter|mason|potter|cooper|fisher|hunter|gardner|gardener|taylor|miller|becker|koch|fischer|schneider|schreiner|zimmermann|muller|schmied|gartner|maler|jager|boucher|boulanger|marchand|fournier|barbier|herrera|zapatero|barbieri|ferrari|sarti)$/;

/** Minimum length of a word for a category: 'dam' is also a name. */
const minKind = 4;

const isKind = (word: string) =>
  word.length >= minKind && !surnameOfTrade.test(word) && (kindOf(word)?.confidence ?? 0) >= sureKind;

/** Minimum length of each part of a joined name: 'janesmith'; 'johnson' and 'romano' are single words. */
const minJoined = 4;

/** Whether letters begin or end with a category or a mailbox word: 'spizza' of 'peterspizza', 'hairstudio'. */
function holdsTrade(letters: string): boolean {
  for (let at = 0; at <= letters.length - minKind; at += 1)
    if (isKind(letters.slice(at)) || isKind(letters.slice(0, letters.length - at))) return true;
  return roleMailbox.test(letters) || ofMailbox.test(letters);
}

/** Typical endings of surnames: 'isgenderova', 'karimzade', 'shevchenko'. */
const surnameEnding = /^\p{L}{3,}(?:[oe]va?|zade|oglu|shvili|enko)$/u;

/** The longest given name that letters begin with. */
function longestGivenName(letters: string): string | undefined {
  for (let length = letters.length; length >= minJoined; length -= 1)
    if (givenNames.has(letters.slice(0, length))) return letters.slice(0, length);
  return undefined;
}

/** The words of 'jane', 'jane_smith', 'janesmith' and 'smithjane'; none if no word is a given name. */
function namesIn(local: string): string[] {
  const [first = '', second, ...more] = local.replace(/\d+$/, '').split(/[_-]/);
  if (more.length > 0 || !/^\p{L}+$/u.test(first + (second ?? ''))) return [];
  if (second !== undefined)
    return [first, second].some((word) => givenNames.has(word) || surnameEnding.test(word))
      ? [first, second]
      : [];
  if (givenNames.has(first)) return [first];
  // 'carolinabbq' does not begin with Carol.
  const longest = longestGivenName(first);
  for (let at = minJoined; at <= first.length - minJoined; at += 1) {
    const [front, back] = [first.slice(0, at), first.slice(at)];
    const surname = front === longest ? back : givenNames.has(back) ? front : null;
    if (surname !== null && !holdsTrade(first)) return [front, back];
  }
  return [];
}

/**
 * Whether an e-mail address has the form of a person's name without a word of the listing's name, category or website. `place`
 * has these and other texts of the listing. Pure.
 */
export function isNameOfPerson(email: string, place: readonly (string | null)[]): boolean {
  const [local = '', host = ''] = foldText(email).split('@');
  if (roleMailbox.test(local)) return false;
  if (place.some((text) => text !== null && isMailOfEponym(local, text))) return true;
  const [, ...split] = nameAndSurname.exec(local) ?? [];
  const words = split.length > 0 ? split : namesIn(local);
  if (words.length === 0) return false;
  const known = lettersOf(host, ...place);
  // A trade beside a given name is a surname: 'cristian.ferrer'.
  const isTrade = words.some((word) => givenNames.has(word)) ? () => false : isKind;
  return words
    .filter((word) => word.length > 1)
    .every(
      (word) => !known.includes(word) && !ofMailbox.test(word) && !roleMailbox.test(word) && !isTrade(word),
    );
}

/** Occupations of people who work under their own name. */
const occupation =
  /(?<!\p{L})(?:agent|attorney|lawyer|realtor|broker|advis[oe]r|loan officer|notary|md|dds|dmd|cpa|lcsw|lmft|therapist|counsell?or|psychologist|chiropractor|rechtsanw[aä]lt(?:in)?|avvocato|avocate?|notaire|abogad[oa]|advogad[oa]|avukat)(?!\p{L})/iu;

/** Minimum and maximum number of words of a person's name. */
const [minWords, maxWords] = [2, 5];

/** Text before the name of the owner of an office: 'The Law Offices of Jane Doe', 'Kanzlei von', 'Cabinet de Maître'. */
const officeOf =
  /^(?:.*\b(?:office|offices|firm|practice|clinic) of(?: (?:dr|mr|mrs|ms)\.?)?|cabinet(?: (?:de|du))? (?:ma[iî]tre|me|docteur|dr)\.?|(?:kanzlei|praxis) (?:von|dr)\.?(?: (?:med|jur)\.?)?|studio (?:legale|dentistico|medico)(?: avv\.?| dott\.?| dr\.?)?)\s+/iu;

/** Whether a listing is named after the owner of the e-mail address: 'jane@doe.example' of 'Jane Doe - State Farm Agent'. */
function isMailOfEponym(local: string, name: string): boolean {
  const [named = ''] = name.split(/\s[-–—|:]\s|,\s/);
  const person = named.replace(officeOf, '');
  const words = foldText(person).match(/\p{L}+/gu) ?? [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (person === name || words.length < minWords || words.length > maxWords || words.some(isKind))
    return false;
  const parts = local.split(/[._\d-]+/);
  const isPersonalName = givenNames.has(first) || occupation.test(name.slice(person.length));
  return (local === first && isPersonalName) || [first, last].every((word) => parts.includes(word));
}

const lettersOf = (...texts: readonly (string | null | undefined)[]): string =>
  foldText(texts.join(' ')).replace(/[^\p{L}]/gu, '');

/** Minimum length of a substring that a business mailbox shares with the listing. */
const minShared = 5;

/**
 * Whether the local part of an e-mail address shows that it belongs to the listing: a role, a category, letters of its name or
 * website. Pure.
 */
export function isMailOfPlace(email: string, place: readonly (string | null)[]): boolean {
  const [local = '', host = ''] = foldText(email).split('@');
  const letters = lettersOf(local);
  const known = lettersOf(host, ...place);
  const isOfMailbox = local.split(/[._-]/).some((word) => ofMailbox.test(word));
  if (roleMailbox.test(local) || holdsTrade(letters) || isOfMailbox) return true;
  if (letters.length < minShared) return letters.length > 1 && known.includes(letters);
  for (let at = 0; at + minShared <= letters.length; at += 1)
    if (known.includes(letters.slice(at, at + minShared))) return true;
  return false;
}

/** Whether an e-mail address has the form of a name with a known given name: 'jane.doe', 'janesmith'. Pure. */
export function holdsGivenName(email: string): boolean {
  const local = foldText(email).split('@')[0] ?? '';
  return isNameOfPerson(email, []) && namesIn(local.replace('.', '_')).length > 0;
}
