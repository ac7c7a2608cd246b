import { foldText } from '../../../../../../../domain/text/fold.ts';
import { kindOf } from '../../../../../lib/placeKinds/kindOf.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { personalAmong } from '../columnFields.ts';
import { wordsOf } from '../headerReading.ts';
import { sharedPrefix, withoutPrefix } from '../headers/sharedPrefix.ts';
import { isOfCustomer } from '../headers/tradeNames.ts';
import { areCompanies } from './companyNames.ts';
import { givenNames } from './givenNames.ts';
import { isMailOf, roleMailbox } from './personsMail.ts';
import { isContact, isMobileWord, isOfPartners, namesPerson } from './personWords.ts';

/** A column with its header, the field of its header, and its values. */
export interface JudgedColumn {
  index: number;
  header: string;
  values: readonly string[];
  kind: 'phone' | 'email' | 'name' | 'other';
}

/** Cells of a sheet by row and column. */
type Rows = readonly (readonly (string | undefined)[])[];

export interface PersonColumns {
  /** Columns about persons. */
  personal: Set<number>;
  /** Of them, those that hold names of persons. */
  names: number[];
}

const setOf = (list: string) => new Set(list.split(',').map((word) => comparableHeader(word.trim())));

/** Complete headers of columns with names of persons. */
const nameHeaders = setOf(
  `first name,last name,full name,given name,family name,middle name,forename,surname,contact name,contact person,owner name,
  manager name,person name,lead name,vorname,nachname,familienname,ansprechpartner,ansprechperson,kontaktperson,inhaber,
  geschäftsführer,prénom,nom de famille,interlocuteur,contacto nombre,apellido,apellidos,nombre y apellido,nombre contacto,cognome,
  nome e cognome,referente,sobrenome,nome completo,responsável,voornaam,achternaam,contactpersoon,imię,nazwisko,imię i nazwisko,
  osoba kontaktowa,křestní jméno,příjmení,kontaktní osoba,prenume,persoană de contact,keresztnév,vezetéknév,kapcsolattartó,
  ονοματεπώνυμο,επώνυμο,фамилия,отчество,фио,контактное лицо,директор,руководитель,прізвище,піб,контактна особа,prezime,
  ime i prezime,контакт лице,фамилно име,لقب,اسم العائلة,الاسم الكامل,اسم المسؤول,שם פרטי,שם משפחה,שם מלא,איש קשר,نام خانوادگی,
  नाम और उपनाम,उपनाम,संपर्क व्यक्ति,ชื่อผู้ติดต่อ,นามสกุล,ผู้ติดต่อ,họ tên,họ và tên,người liên hệ,nama lengkap,nama depan,nama belakang,
  narahubung,担当者,担当者名,代表者,代表者名,氏名,姓,담당자,담당자명,대표자,대표자명,성명,联系人,聯絡人,法人,法定代表人,负责人,姓名,förnamn,
  efternamn,kontaktperson,fornavn,etternavn,etunimi,sukunimi,yhteyshenkilö,ad soyad,adı soyadı,ad ve soyad,soyad,soyadı,soyisim,
  yetkili,yetkili kişi,ilgili kişi,name surname,name and surname,decision maker,ceo,owner,founder,key contact,contact full name,
  contact first name,contact last name`,
);

/** Headers for user names, which are names of persons if they look so: in lists of reviews. */
const accountHeaders = setOf(
  `user name,users name,user full name,member name,visitor name,guest name,nutzername,benutzername,nom d'utilisateur,nom utilisateur,
  nombre de usuario,nombre usuario,nome do usuário,nome usuário,nome utente,gebruikersnaam,nazwa użytkownika,uživatelské jméno,
  имя пользователя,ім'я користувача,kullanıcı adı,nama pengguna,tên người dùng,اسم المستخدم,שם משתמש,用户名,用戶名,用户名称,
  ユーザー名,ユーザ名,投稿者,사용자명,사용자 이름,작성자`,
);

/** Words anywhere in a header that make its column one about persons. */
const personWords =
  /(?:^|[\s_.-])(?:people|person(?:al|nel)?|decision[\s_-]?makers?|contact[\s_-]person|employees?[\s_-]name|prospect|lead[\s_-](?:name|email|phone)|first[\s_-]?name|last[\s_-]?name|full[\s_-]?name|owner[\s_-](?:name|email|phone|mobile)|ansprechpartner|yetkili|responsable|catchall[\s_-]email)(?:$|[\s_.-])/i;
const counted = /\b(?:number|count|anzahl|sayisi|total)\b/i;
const postHeaders = setOf(
  `title,job title,position,department,role,designation,seniority,headline,görev,görevi,pozisyon,funktion,poste,cargo,puesto,ruolo,
  functie,stanowisko,pozice,funcție,beosztás,должность,посада,функция,المسمى الوظيفي,תפקיד,سمت,पद,ตำแหน่ง,chức vụ,jabatan,役職,직책,
  직위,职位,職位,befattning,stilling,titteli`,
);
const businessWords =
  /(?:^|[\s_.-])(?:company|business|office|general|info|main|firma|isletme|sirket|kurumsal|restaurant|store|shop|clinic|hotel|place|site|work|empresa|entreprise|azienda|unternehmen)(?:$|[\s_.-])/i;
const forContact = /^contact[\s_.-]?(?:phone|telephone|tel|number|no)\.?$/i;

/** Minimum share of role mailboxes, such as 'info@', for a column of addresses of businesses. */
const minRoleShare = 0.6;

function areRoleMailboxes(emails: readonly string[]): boolean {
  const roles = emails.filter((email) => roleMailbox.test(foldText(email.trim())));
  return emails.length > 0 && roles.length >= emails.length * minRoleShare;
}

/**
 * Which columns are about persons: by their headers, beside columns of persons' names, and by what is in them.
 * Pure. Source of the rule: an e-mail beside names of persons is theirs, unless its header or its values say that
 * it is the business's; so is a phone beside them where the file has another phone, unless it is in many rows that name nobody.
 * `rows` are the cells of the sheet.
 */
export function findPersons(
  columns: readonly JudgedColumn[],
  rows: Rows,
  named: readonly number[] = [],
): PersonColumns {
  const isPersonal = personalAmong(columns.map(({ header }) => header));
  const start = sharedPrefix(columns.map(({ header }) => header));
  const personal = new Set<number>();
  const names: number[] = [];
  const near = new Set<number>();
  for (const { index, header, values, kind } of columns) {
    const words = wordsOf(header);
    if (areCompanies(values)) continue;
    const areNames = mostlyPersons(values);
    const isName =
      nameHeaders.has(words.join('')) ||
      /(?:full|first|last)_?name/i.test(header) ||
      named.includes(index) ||
      ((isOfCustomer(header) || accountHeaders.has(words.join(''))) && mayNamePersons(values)) ||
      ((isContact(words) || isOfPartners(words)) && areNames);
    const isNamed = personWords.test(header) || namesPerson(words);
    const isAbout = isPersonal(header) || isName || (isNamed && !counted.test(header));
    if (!isAbout) continue;
    personal.add(index);
    const holdsNames =
      areNames ||
      ((isName || /name|soyad|people/i.test(header)) && values.some(couldBePerson)) ||
      (isNamed && kind === 'other' && mostlyWords(values));
    if (!holdsNames || /carrier|company|_for_emails/i.test(withoutPrefix(header, start))) continue;
    names.push(index);
    near.add(index);
  }
  if (names.length === 0) {
    // Without names of persons, the only phone belongs to the listing.
    const [phone, ...others] = columns.filter(({ kind }) => kind === 'phone');
    if (phone && others.length === 0 && forContact.test(phone.header)) personal.delete(phone.index);
    for (const column of columns) if (isPartOfPerson(column, columns)) personal.add(column.index);
    return { personal, names };
  }
  const placeNames = columns.filter(({ index, kind }) => kind === 'name' && !personal.has(index));
  for (const { index, header } of columns) {
    // A title may be the only name of the listing.
    const isOnlyName = placeNames.length === 1 && placeNames[0]?.index === index;
    if (!postHeaders.has(wordsOf(header).join('')) || isOnlyName) continue;
    personal.add(index);
    near.add(index);
  }
  for (const { index, header, values, kind } of columns) {
    if (kind !== 'email' || personal.has(index)) continue;
    if (businessWords.test(header) || areRoleMailboxes(values)) continue;
    personal.add(index);
    near.add(index);
  }
  const phones = columns.filter(({ index, kind }) => kind === 'phone' && !personal.has(index));
  const isBeside = ({ index }: JudgedColumn) => near.has(index - 1) || near.has(index + 1);
  const isOfBusiness = (header: string) => businessWords.test(header);
  const isImpersonal = (row: Rows[number]) => !row.some((_cell, at) => personal.has(at) && isFilled(row, at));
  const impersonal = new Set(rows.filter(isImpersonal));
  const suspects = phones.filter((phone) =>
    // 'company_mobile' is somebody's where all headers begin with 'company_'.
    isMobile(phone)
      ? !isOfBusiness(withoutPrefix(phone.header, start))
      : !isOfBusiness(phone.header) && isBeside(phone) && !standsAlone(phone, rows, impersonal),
  );
  // If all phones are beside persons, one belongs to the listing: a landline first, then one for contacts, then any.
  const plain = (column: JudgedColumn) => !isMobile(column);
  const forContacts = columns.find(({ header, kind }) => kind === 'phone' && forContact.test(header));
  const own =
    suspects.length < phones.length ? undefined : (suspects.find(plain) ?? forContacts ?? suspects[0]);
  for (const suspect of suspects) personal.add(suspect.index);
  if (own) personal.delete(own.index);
  for (const index of furtherContacts(columns, personal)) personal.add(index);
  return { personal, names };
}

/** Minimum number and share of rows with a phone, but nothing of a person, for a phone of the listing. */
const [minAlone, minAloneShare] = [5, 0.3];

const isFilled = (row: Rows[number], at: number) => (row[at]?.trim() ?? '') !== '';

/** Whether many rows with a phone have nothing of a person: 'phone' beside 'owner_name', which few rows have. */
function standsAlone({ index }: JudgedColumn, rows: Rows, impersonal: ReadonlySet<Rows[number]>): boolean {
  const filled = rows.filter((row) => isFilled(row, index));
  const alone = filled.filter((row) => impersonal.has(row));
  return alone.length >= Math.max(minAlone, filled.length * minAloneShare);
}

/** Whether headers of names begin with that of an e-mail address: 'email_1' beside 'email_1_first_name', if that is empty, too. */
function isPartOfPerson({ header, kind, values }: JudgedColumn, columns: readonly JudgedColumn[]): boolean {
  if (kind !== 'email' || values.length === 0 || areRoleMailboxes(values)) return false;
  const ofName = /^[\s_.-](?:full|first|last|given|family)[\s_-]?name$/i;
  return columns.some(
    (other) => other.header.startsWith(header) && ofName.test(other.header.slice(header.length)),
  );
}

/** The columns that continue the numbering of a person's: 'phone_2' and 'phone_3' after a 'phone_1' of a person. */
function furtherContacts(columns: readonly JudgedColumn[], personal: ReadonlySet<number>): number[] {
  const numbered = columns.flatMap(({ index, header, kind }) => {
    const [, base = '', digits] = /^(.*?)[\s_.-]*(\d*)$/.exec(comparableHeader(header)) ?? [];
    return kind === 'phone' || kind === 'email'
      ? [{ index, key: `${kind} ${base}`, at: Number(digits || 1) }]
      : [];
  });
  const ofPersons = numbered.filter(({ index }) => personal.has(index));
  return numbered
    .filter(({ key, at }) => ofPersons.some((one) => one.key === key && one.at < at))
    .map(({ index }) => index);
}

const isMobile = ({ header }: Pick<JudgedColumn, 'header'>) =>
  isMobileWord(wordsOf(header).join('')) ||
  // 'No. H/P' is the number of a hand phone.
  wordsOf(header).some(
    (word, at, words) => isMobileWord(word) || isMobileWord(word + (words[at + 1] ?? '')),
  ) ||
  /(?:^|[\s_.-])person(?:al)?(?:$|[\s_.-])/i.test(header);

/** Minimum share of values of two to four capitalised words for a column of names of persons. */
const minNameShare = 0.8;

/** Whether nearly all values look like names of persons. */
function mostlyPersons(values: readonly string[]): boolean {
  const written = values.map((value) => value.trim()).filter((value) => value !== '');
  const like = written.filter((value) =>
    /^\p{Lu}[\p{L}\p{M}'’.-]*(?:\s(?:(?:de|da|do|van|von|bin|al|el)\s)?\p{Lu}[\p{L}\p{M}'’.-]*){1,3}$/u.test(
      value,
    ),
  );
  return written.length > 0 && like.length >= written.length * minNameShare;
}

/** Minimum share of names with a word for a category for a column of names of listings. */
const minKindShare = 0.1;

/** Whether names of rows may be names of persons: nearly all look so, and hardly one contains a category. */
export function mayNamePersons(values: readonly string[]): boolean {
  if (!mostlyPersons(values)) return false;
  const isGiven = (value: string) => givenNames.has(foldText(value.trim().split(/\s+/)[0] ?? ''));
  const ofPlaces = values.filter((value) => kindOf(value) !== null && !isGiven(value));
  return ofPlaces.length < values.length * minKindShare;
}

/** Whether nearly all values could be somebody's name, or one word of it: 'Dupont' under 'Nom responsable'. */
function mostlyWords(values: readonly string[]): boolean {
  return values.length > 0 && values.filter(couldBePerson).length >= values.length * minNameShare;
}

/** Whether a value could be somebody's name: two to four words of letters, or one. */
function couldBePerson(value: string): boolean {
  return /^[\p{L}\p{M}'’.-]+(?:\s[\p{L}\p{M}'’.-]+){0,4}$/u.test(value.trim()) && value.length <= 60;
}

/** Minimum number of rows with an e-mail address, and minimum share of them that must match the name. */
const minMails = 5;
const mostlyMails = 0.3;

/**
 * Columns of persons' names without a header for them: the e-mail addresses of their rows contain words of the names. `rows` are
 * the cells of a sheet, `columns` the candidates. Pure.
 */
export function namedByMail(
  rows: readonly (readonly (string | undefined)[])[],
  columns: readonly number[],
  mails: readonly number[],
): number[] {
  return columns.filter((index) => {
    const pairs = rows.flatMap((row) => {
      const name = row[index]?.trim() ?? '';
      const mail = mails.map((at) => row[at]?.trim() ?? '').find((text) => text.includes('@'));
      return name === '' || mail === undefined || roleMailbox.test(foldText(mail)) ? [] : [{ name, mail }];
    });
    if (pairs.length < minMails || !mayNamePersons(pairs.map(({ name }) => name))) return false;
    // The name of a company is in the domain of its e-mail address, rarely in the local part.
    return pairs.filter(({ name, mail }) => isMailOf(mail, [name])).length >= pairs.length * mostlyMails;
  });
}
