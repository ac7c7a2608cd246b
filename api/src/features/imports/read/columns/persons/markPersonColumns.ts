// Columns about persons are set apart from those about places.
import { cleanCell, isMissing } from '../../values/textValue.ts';
import { isBareName, personalAmong, type ColumnField } from '../columnFields.ts';
import { contentOf } from '../content/columnContent.ts';
import { couldBeNames } from '../content/columnText.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { wordsOf } from '../headerReading.ts';
import type { JudgedHeader } from '../headers/judgedHeader.ts';
import type { KnownHeader } from '../headers/knownHeader.ts';
import { isOfAccounts } from '../headers/partialHeader.ts';
import { isUnknownWord, partialReadings } from '../headers/partialHeader.ts';
import { findPersons, mayNamePersons, namedByMail } from './personColumns.ts';
import { namesPerson } from './personWords.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Columns of a sheet in which persons are looked for by their addresses of mail. */
const maxCompared = 200;

function isOfReview(field: ColumnField | undefined): boolean {
  return field === 'reviewText' || field === 'reviewRating';
}

/** Columns of persons that only the addresses of mail beside them show, where another column names the places. */
export function personsByMail(judged: readonly JudgedHeader[], samples: (string | undefined)[][]): number[] {
  const kinds = new Map(
    judged.map(({ index, header, reading, values }) => [index, kindOf(header, reading, values)]),
  );
  const mails = judged.flatMap(({ index }) => (kinds.get(index) === 'email' ? [index] : []));
  if (mails.length === 0 || judged.length > maxCompared) return [];
  const mayBeOfPersons = ({ reading, header }: JudgedHeader) =>
    reading === undefined || (reading.field === 'name' && isBareName(header));
  const open = judged.filter(
    (one) => mayBeOfPersons(one) && one.choice === undefined && kinds.get(one.index) !== 'email',
  );
  const found = namedByMail(
    samples,
    open.map(({ index }) => index),
    mails,
  );
  const others = judged.filter(({ index }) => !found.includes(index));
  const isNameElsewhere = others.some(
    (one) => kinds.get(one.index) === 'name' || (open.includes(one) && couldBeNames(one.values)),
  );
  return isNameElsewhere ? found : [];
}

/** Marks columns about persons. Returns those that hold their names. */
export function markPersonColumns(
  judged: readonly JudgedHeader[],
  headers: (string | undefined)[],
  free: ReadonlySet<number>,
  isOwn: boolean,
  named: readonly number[],
): number[] {
  const isReviewSheet = judged.some(({ reading }) => isOfReview(reading?.field));
  const open = judged.filter(({ reading }) => !isReviewSheet || !reading);
  const isPersonal = personalAmong(headers);
  const persons = isOwn
    ? {
        personal: new Set(open.filter(({ header }) => isPersonal(header)).map(({ index }) => index)),
        names: [],
      }
    : findPersons(
        open.map(({ index, header, values, reading }) => ({
          index,
          header,
          values,
          kind: kindOf(header, reading, values),
        })),
        named,
      );
  const isNamed = judged.some(
    ({ index, reading, choice }) => (choice ?? reading?.field) === 'name' && !persons.personal.has(index),
  );
  for (const one of judged) {
    const { column, index, reading, values } = one;
    one.isPersonal = persons.personal.has(index) || (!isOwn && isOfAccounts(one.header));
    // A name is never left out unseen: where no other column has names, this one is read and asked about.
    if (
      one.isPersonal &&
      !isNamed &&
      reading?.field === 'name' &&
      /^(?:name|adi?|isim|ismi)$/.test(comparableHeader(one.header))
    ) {
      one.isPersonal = false;
      column.isAsked = one.choice === undefined;
      column.alternatives.push({ field: null, confidence: 0.5 });
    }
    const isReleased = one.isPersonal && free.has(index);
    Object.assign(column, { isPersonal: one.isPersonal, isReleased });
    if (one.isPersonal && !isReleased) column.how = 'private';
    else {
      column.samples = samplesOf(values);
      column.sample = column.samples[0] ?? null;
    }
  }
  return persons.names;
}

/** Numbers of fax machines are no other phones of the place. */
const isFax = /(?:^|[^\p{L}])(?:tele)?fax|факс|faks|传真|傳真|ファックス|팩스|فاكس|פקס/iu;

function kindOf(
  header: string,
  reading: KnownHeader | undefined,
  values: readonly string[],
): 'phone' | 'email' | 'name' | 'other' {
  if (isFax.test(header)) return 'other';
  const field = reading?.field ?? contentOf(values.filter((value) => !isMissing(value)).slice(0, 50));
  return field === 'phone' || field === 'email' || field === 'name' ? field : 'other';
}

/** Headers of lists of persons. */
const saidOfPersons: ReadonlySet<ColumnField> = new Set<ColumnField>([
  ...(['name', 'phone', 'email', 'city', 'state', 'postalCode', 'countryCode'] as const),
  // Portraits.
  ...(['photoUrl', 'imageUrl'] as const),
]);

const ask = ({ column }: JudgedHeader): void => {
  Object.assign(column, { confidence: Math.min(column.confidence, 0.5), isAsked: true });
};

/** Headers of first names: what stands beside one under the bare word for a name is a surname. */
const firstName =
  /^(?:first|given|fore)[\s_-]?names?$|^(?:vorname|pr[eé]noms?|nombres? de pila|voornaam|imi[eę]|křestní jméno|prenume|keresztnév|förnamn|fornavn|etunimi|nama depan|שם פרטי|الاسم الأول)$/iu;

/** Of surnames: where both are, the name of the place is another column. */
const lastName =
  /^(?:last|family|sur)[\s_-]?names?$|^(?:nachname|familienname|nom de famille|apellidos?|cognome|sobrenome|achternaam|nazwisko|příjmení|prezime|vezetéknév|efternamn|etternavn|sukunimi|nama belakang|soyad[ıi]?|фамилия|прізвище|שם משפחה|اسم العائلة)$/iu;

/** What is asked of persons alone: where they learnt, and when they were born. */
const ofLife =
  /^(?:school|college|university|alma mater|graduat(?:ion|ed)(?: ?(?:date|year))?|degree|major|class (?:of|year)|date of birth|birth ?(?:date|day)|dob|gender|sex|marital status|nationality|geburtsdatum|geschlecht|date de naissance|sexe|fecha de nacimiento|data de nascimento|data di nascita|doğum tarihi|cinsiyet|дата рождения|пол)$/iu;
const manyOfLife = 2;

/** Whether rows are persons with their schooling: where they live is not where the company is that they work for. */
const arePersons = (judged: readonly JudgedHeader[]): boolean => {
  const count = (pattern: RegExp) => judged.filter(({ header }) => pattern.test(header.trim())).length;
  return count(firstName) > 0 && count(lastName) > 0 && count(ofLife) >= manyOfLife;
};

/** Whether names come from a column that may hold those of persons: by a header that says so, or by values under one that says nothing. */
function mayBePersons(one: JudgedHeader, hasFirstNames: boolean): boolean {
  const words = wordsOf(one.header);
  if (hasFirstNames && isBareName(one.header)) return true;
  if (namesPerson(words)) return true;
  const isSilent = isUnknownWord(one.header) && partialReadings(one.header).length === 0;
  return one.column.how === 'content' && isSilent && mayNamePersons(one.values);
}

/** Asks about names that may be those of persons, and in a sheet that says nothing that only places have. */
export function askWhetherPersons({ judged, mapped }: SheetColumns): void {
  const has = (pattern: RegExp) => judged.some(({ header }) => pattern.test(header.trim()));
  const hasFirstNames = has(firstName) && !has(lastName);
  const names = judged.filter(({ column, choice }) => column.field === 'name' && choice === undefined);
  if (names.length === 1) for (const one of names) if (mayBePersons(one, hasFirstNames)) ask(one);
  if (arePersons(judged)) for (const one of names) ask(one);
  const isOfPlaces = mapped.some(({ field }) => !saidOfPersons.has(field));
  if (isOfPlaces || !mapped.some(({ field }) => field === 'phone' || field === 'email')) return;
  for (const one of judged) {
    const { column, choice, values } = one;
    if (column.field === 'name' && choice === undefined && mayNamePersons(values)) ask(one);
  }
}

/** Up to three different values, cut short. */
function samplesOf(values: readonly string[]): string[] {
  const shown = new Set<string>();
  for (const value of values) {
    const sample = cleanCell(value.slice(0, 100));
    if (sample !== '') shown.add(sample);
    if (shown.size === 3) break;
  }
  return [...shown];
}
