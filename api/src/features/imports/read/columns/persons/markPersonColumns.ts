// Separates columns about persons from those about listings.
import { cleanCell, isMissing } from '../../values/textValue.ts';
import { isBareName, personalAmong, type ColumnField } from '../columnFields.ts';
import { contentOf } from '../content/columnContent.ts';
import { couldBeNames } from '../content/columnText.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { wordsOf } from '../headerReading.ts';
import type { JudgedHeader } from '../headers/judgedHeader.ts';
import { isOfCode } from '../headers/ofCode.ts';
import { isOfCustomer } from '../headers/tradeNames.ts';
import type { KnownHeader } from '../headers/knownHeader.ts';
import { isOfAccounts } from '../headers/partialHeader.ts';
import { isUnknownWord, partialReadings } from '../headers/partialHeader.ts';
import { areCompanies } from './companyNames.ts';
import { findPersons, mayNamePersons, namedByMail } from './personColumns.ts';
import { namesPerson } from './personWords.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Maximum number of columns of a sheet that are compared with e-mail addresses. */
const maxCompared = 200;

function isOfReview(field: ColumnField | undefined): boolean {
  return field === 'reviewText' || field === 'reviewRating';
}

/** Columns of persons' names that only the e-mail addresses beside them reveal; none unless another column has names of listings. */
export function personsByMail(judged: readonly JudgedHeader[], samples: (string | undefined)[][]): number[] {
  const kinds = new Map(
    judged.map(({ index, plainHeader, reading, values }) => [index, kindOf(plainHeader, reading, values)]),
  );
  const mails = judged.flatMap(({ index }) => (kinds.get(index) === 'email' ? [index] : []));
  if (mails.length === 0 || judged.length > maxCompared) return [];
  const mayBeOfPersons = ({ reading, plainHeader }: JudgedHeader) =>
    reading === undefined || (reading.field === 'name' && isBareName(plainHeader));
  const open = judged.filter(
    (one) => mayBeOfPersons(one) && one.choice === undefined && kinds.get(one.index) !== 'email',
  );
  const found = namedByMail(
    samples,
    open.map(({ index }) => index),
    mails,
  );
  const others = judged.filter(
    ({ index, plainHeader }) => !found.includes(index) && !namesPerson(wordsOf(plainHeader)),
  );
  const isNameElsewhere = others.some(
    (one) => kinds.get(one.index) === 'name' || (open.includes(one) && couldBeNames(one.values)),
  );
  return isNameElsewhere ? found : [];
}

/** Marks columns about persons. Returns those that hold their names. */
export function markPersonColumns(
  judged: readonly JudgedHeader[],
  samples: (string | undefined)[][],
  free: ReadonlySet<number>,
  isOwn: boolean,
  named: readonly number[],
): number[] {
  const isReviewSheet = judged.some(({ reading }) => isOfReview(reading?.field));
  const open = judged.filter(({ reading }) => !isReviewSheet || !reading);
  const isPersonal = personalAmong(judged.map(({ plainHeader }) => plainHeader));
  const persons = isOwn
    ? {
        personal: new Set(
          open.filter(({ plainHeader }) => isPersonal(plainHeader)).map(({ index }) => index),
        ),
        names: [],
      }
    : findPersons(
        open.map(({ index, plainHeader, values, reading }) => ({
          index,
          header: plainHeader,
          values,
          kind: kindOf(plainHeader, reading, values),
        })),
        samples,
        named,
      );
  const isNamed = judged.some(
    ({ index, reading, choice }) => (choice ?? reading?.field) === 'name' && !persons.personal.has(index),
  );
  for (const one of judged) {
    const { column, index, reading, values } = one;
    one.isPersonal = persons.personal.has(index) || (!isOwn && isOfAccounts(one.plainHeader));
    // Names are never left out silently: if no other column has names, this one is read, and the operator is asked.
    if (
      one.isPersonal &&
      !isNamed &&
      reading?.field === 'name' &&
      (/^(?:name|adi?|isim|ismi)$/.test(comparableHeader(one.plainHeader)) || isOfCustomer(one.plainHeader))
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

/** Headers for fax numbers. */
const isFax = /(?:^|[^\p{L}])(?:tele)?fax|факс|faks|传真|傳真|ファックス|팩스|فاكس|פקס/iu;

function kindOf(
  header: string,
  reading: KnownHeader | undefined,
  values: readonly string[],
): 'phone' | 'email' | 'name' | 'other' {
  if (isFax.test(header) || isOfCode(header)) return 'other';
  const field = reading?.field ?? contentOf(values.filter((value) => !isMissing(value)).slice(0, 50));
  return field === 'phone' || field === 'email' || field === 'name' ? field : 'other';
}

/** Fields that describe persons in a list of persons. */
const saidOfPersons: ReadonlySet<ColumnField> = new Set<ColumnField>([
  ...(['name', 'phone', 'email', 'city', 'state', 'postalCode', 'countryCode'] as const),
  // Portraits.
  ...(['photoUrl', 'imageUrl'] as const),
]);

const askOperator = ({ column }: JudgedHeader): void => {
  Object.assign(column, {
    confidence: Math.min(column.confidence, 0.5),
    isAsked: true,
  });
};

/** Headers for first names: a bare 'Name' beside one is a surname. */
const firstName =
  /^(?:first|given|fore)[\s_-]?names?$|^(?:vorname|pr[eé]noms?|nombres? de pila|voornaam|imi[eę]|křestní jméno|prenume|keresztnév|förnamn|fornavn|etunimi|nama depan|שם פרטי|الاسم الأول)$/iu;

/** Headers for surnames: beside first and last names, a further column of names belongs to the listing. */
const lastName =
  /^(?:last|family|sur)[\s_-]?names?$|^(?:nachname|familienname|nom de famille|apellidos?|cognome|sobrenome|achternaam|nazwisko|příjmení|prezime|vezetéknév|efternamn|etternavn|sukunimi|nama belakang|soyad[ıi]?|фамилия|прізвище|שם משפחה|اسم العائلة)$/iu;

/** Headers that only lists of persons have: education, date of birth. */
const ofLife =
  /^(?:school|college|university|alma mater|graduat(?:ion|ed)(?: ?(?:date|year))?|degree|major|class (?:of|year)|date of birth|birth ?(?:date|day)|dob|gender|sex|marital status|nationality|geburtsdatum|geschlecht|date de naissance|sexe|fecha de nacimiento|data de nascimento|data di nascita|doğum tarihi|cinsiyet|дата рождения|пол)$/iu;
const manyOfLife = 2;

/** Headers that lists of places never have: age, sex, wages. */
const ofBirth =
  /^(?:age|date of birth|birth ?(?:date|day)|dob|gender|sex|marital status|salary|alter|geburts(?:datum|tag)|geschlecht|gehalt|[âa]ge|date de naissance|sexe|salaire|edad|fecha de nacimiento|sexo|salario|idade|data de nascimento|et[àa]|data di nascita|sesso|stipendio|leeftijd|geboortedatum|wiek|data urodzenia|płeć|yaş|doğum tarihi|cinsiyet|maaş|возраст|дата рождения|пол|зарплата|العمر|年齢|年龄|나이)$/iu;
/** Fields of businesses that lists of persons lack. */
const ofBusiness: ReadonlySet<ColumnField> = new Set<ColumnField>([
  ...(['category', 'type', 'subtypes', 'website', 'workingHours', 'openingDay', 'rating'] as const),
  ...(['reviewCount', 'latitude', 'coordinates', 'locationLink', 'placeId'] as const),
]);

/** Whether rows are persons with their education: their location is not that of their company. */
const arePersons = (judged: readonly JudgedHeader[]): boolean => {
  const count = (pattern: RegExp) =>
    judged.filter(({ plainHeader }) => pattern.test(plainHeader.trim())).length;
  return count(firstName) > 0 && count(lastName) > 0 && count(ofLife) >= manyOfLife;
};

/** Whether a column of names may have names of persons: by its header, or by its values under an uninformative header. */
function mayBePersons(one: JudgedHeader, hasFirstNames: boolean): boolean {
  const words = wordsOf(one.plainHeader);
  if (hasFirstNames && isBareName(one.plainHeader)) return true;
  if (namesPerson(words)) return true;
  const isSilent = isUnknownWord(one.plainHeader) && partialReadings(one.plainHeader).length === 0;
  return one.column.how === 'content' && isSilent && mayNamePersons(one.values);
}

/** Asks about names that may be those of persons, in a sheet without any field that only listings have. */
export function askAboutPersonColumns({ judged, mapped }: SheetColumns): void {
  const has = (pattern: RegExp) => judged.some(({ plainHeader }) => pattern.test(plainHeader.trim()));
  const hasFirstNames = has(firstName) && !has(lastName);
  const names = judged.filter(({ column, choice }) => column.field === 'name' && choice === undefined);
  if (names.length === 1) for (const one of names) if (mayBePersons(one, hasFirstNames)) askOperator(one);
  if (arePersons(judged)) for (const one of names) askOperator(one);
  const isOfBusiness = mapped.some(({ field }) => ofBusiness.has(field));
  if (!isOfBusiness && has(ofBirth))
    for (const one of names) if (mayNamePersons(one.values)) askOperator(one);
  const isOfPlaces = mapped.some(({ field }) => !saidOfPersons.has(field));
  if (isOfPlaces || !mapped.some(({ field }) => field === 'phone' || field === 'email')) return;
  for (const one of judged) {
    const { column, choice, values } = one;
    const mayBe = mayNamePersons(values) && !areCompanies(values);
    if (column.field === 'name' && choice === undefined && mayBe) askOperator(one);
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
