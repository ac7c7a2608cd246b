import { namedField, type ColumnField } from '../columnFields.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { compoundOfName, ofOther, wordsOf } from '../headerReading.ts';
import { isMobileWord, namesPerson } from '../persons/personWords.ts';
import { countWords, entityWords, fieldOfWord } from './headerWords.ts';

const setOf = (list: string) => new Set(list.split(/[\s,]+/).map(comparableHeader));

/** Words that make the rest of a header irrelevant: other services, other addresses, states of a record. */
const elsewhere = setOf(
  `fax telefax faks facebook fb instagram ig linkedin twitter x tiktok youtube whatsapp telegram pinterest social skype
  search query keyword keywords suche recherche busqueda source quelle parent previous old former billing shipping
  mailing identificador identifier identifiant legal tax vat carrier validator competitor nearest nearby station created updated issued expires date datum fecha
  data fecha tarih timestamp id uuid hash source score rank user login password file campaign list product order orders invoice
  account bank iban currency language locale ip utm h3 plus owner domain age count has is employees revenue size founded year
  discount discounted deal coupon voucher promo promotion saving savings original regular msrp was descuento desconto remise réduction rabatt rabais sconto indirim
  partner affiliate agency provider vendor supplier author reviewer customer client group chain icon logo alt color colour width height note notes notiz nota notas remark comment comments`,
);

/** Headers of known but irrelevant columns: search terms, tax numbers, register numbers. */
export const ignoredHeader =
  /^(?:cedex|query|search|keyword|input|distance|distan[cz]i?a?|distância|entfernung|jarak|mesafe|uzaklık|расстояние|відстань|odległość|vzdálenost|距離|距离|거리|khoảng cách)|^(?:p\.? ?iva|partita ?iva|codice ?fiscale|vat|tax|nif|cif|cnpj|rut|ruc|cuit|rfc|nit|siret|siren|ust-?id|steuer|инн|кпп|огрн|окпо|єдрпоу|еик|oib|pib|mb|ič?o|dič|regon|nip|krs|cui|vergi|vkn|mersis|gstin?|abn|acn|uen|npwp|法人番号|统一社会信用代码|사업자)(?:$|[\s_.-]|(?:no|nr|num|n°|code|number|id)\b)/iu;

/** Whether a header is for fax numbers: 'Fax', 'Telefax no.'. */
export const isFax = (header: string): boolean =>
  /^\P{L}*(?:(?:tele)?(?:fax|faxe|faks|факс)(?:$|\P{L})|传真|傳真|팩스|ファック?ス|فاكس|פקס)/iu.test(header);

/** Words for another listing or another time than that of the row. */
const ofElsewhere = setOf(
  `previous old former parent competitor nearest nearby billing shipping mailing search query owner management headquarters licensee registrant
  authority council inspector inspectorate ministry department agency behörde amt mairie préfecture ayuntamiento prefeitura urząd`,
);

/** Whether a header is about another listing or another time: 'Previous website', 'competitor phone'. */
export function isOfElsewhere(header: string): boolean {
  const words = wordsOf(header);
  const isField = (word: string) => fieldOfWord.has(word) || namedField(word) !== undefined;
  return words.length > 1 && words.some((word) => ofElsewhere.has(word)) && words.some(isField);
}

/** Passwords and keys of programs. */
const secret =
  /(?:^|[^\p{L}])(?:pass ?word|passwd|pass ?phrase|passwort|kennwort|mot[ _-]?de[ _-]?passe|contrase[ñn]a|senha|parola|[şs]ifre(?:si)?|has[łl]o|heslo|wachtwoord|l[öo]senord|adgangskode|passord|salasana|jelszó|zaporka|lozinka|geslo|slaptažodis|parole|пароль|лозинка|парола|κωδικός πρόσβασης|密码|密碼|パスワード|비밀번호|كلمة (?:المرور|السر)|סיסמ[הא]|mật khẩu|รหัสผ่าน|kata ?sandi|api[ _-]?key|api[ _-]?token|access[ _-]?token|secret(?:[ _-]?key)?)(?:$|[^\p{L}])/iu;

/** Names of accounts. */
const login =
  /^(?:log ?in|user ?(?:name|id)?|логин|логін|имя пользователя|kullan[ıi]c[ıi] ad[ıi]|benutzername|(?:nombre de )?usuario|(?:nome de )?usu[áa]rio|nom d.utilisateur|nazwa użytkownika|uživatelské jméno|gebruikersnaam|用户名|用戶名|ユーザー名|사용자 ?이름|اسم المستخدم|שם משתמש|tên đăng nhập|ชื่อผู้ใช้)$/iu;

/** Whether a column holds passwords, keys of programs or names of accounts. */
export const isOfAccounts = (header: string): boolean =>
  secret.test(header) || login.test(header.trim().replaceAll('_', ' '));

/** Whether a column is internal to the author of the file: 'internal_contact_email', 'Confidential notes', 'Passwort'. */
export const isInternal = (header: string): boolean =>
  isOfAccounts(header) ||
  /(?:^|[^a-z])(?:internal|confidential|vertraulich|confidentiel(?:le)?|confidencial|riservat[oa]|gizli|do[ _-]?not[ _-]?publish|not[ _-]?for[ _-]?publication)(?:[^a-z]|$)/i.test(
    header,
  );

/** Fields that a single word of a header does not give, since their values could be anything. */
const notInPart = new Set<ColumnField>([
  ...([
    'anyLink',
    'servedArea',
    'reviews',
    'timeZone',
    'cid',
    'isVerified',
    'isServiceArea',
    'locationLink',
  ] as const),
  ...(['dailyHours', 'opensAt', 'closesAt', 'ratingOfTen', 'weekday', 'closingDays', 'openDays'] as const),
  ...([
    'permanentlyClosed',
    'temporarilyClosed',
    'about',
    'detailedInfo',
    'description',
    'imageUrl',
    'reviewsLink',
  ] as const),
]);

/** Maximum number of words of a header, and of a column name. */
const [mostWords, longestRun] = [8, 3];

/** Words for goods and services, which have descriptions and prices of their own. */
const goods = setOf(
  `service services servicio servicios serviço serviços servizio servizi leistung leistungen dienstleistung prestation prestations
  услуга услуги послуга hizmet hizmetler treatment treatments product products produkt produkte producto produtos produit produits
  item items dish dishes prato pratos plato platos plat plats piatto piatti gericht gerichte danie блюдо meal meals menu package packages offer offers course courses procedure บริการ layanan 服务 メニュー 서비스`,
);

/** Whether a column has goods or services: 'Service', 'Dish name'. */
export function areGoods(header: string): boolean {
  const words = wordsOf(header);
  const isOther = (word: string) => !goods.has(word) && fieldOfWord.get(word)?.field !== 'name';
  return words.some((word) => goods.has(word)) && !words.some(isOther);
}

/** Whether a header has no known word: none for a field, for persons or for irrelevant columns. */
export function isUnknownWord(header: string): boolean {
  const words = wordsOf(header).filter((word) => /\p{L}{2}/u.test(word));
  const isKnown = (word: string) =>
    elsewhere.has(word) ||
    ofOther.test(word) ||
    goods.has(word) ||
    entityWords.has(word) ||
    countWords.has(word) ||
    fieldOfWord.has(word) ||
    namedField(word) !== undefined;
  return (
    words.length > 0 &&
    words.length <= longestRun &&
    !words.some(isKnown) &&
    !words.some(isMobileWord) &&
    !namesPerson(words)
  );
}

/** The field that a word, or several written as one, names. */
export const fieldNamedBy = (word: string): ColumnField | undefined =>
  fieldOfWord.get(word)?.field ?? namedField(word)?.field;

/** Classes of pages of maps, which tools that copy tables have as headers. */
const classesOfMaps: Readonly<Record<string, ColumnField>> = {
  ...{ qBF1Pd: 'name', MW4etd: 'rating', UY7F9: 'reviewCount', W4Efsd: 'category', UsdlK: 'phone' },
};

/** Ambiguous abbreviations, which need the support of values. */
const abbreviations: ReadonlyMap<string, ColumnField> = new Map([
  ['cat', 'category'],
  ['categ', 'category'],
  ['kat', 'category'],
  ['trade', 'category'],
  ['trades', 'category'],
  ['rate', 'rating'],
]);

/**
 * The fields that parts of a header name beside unknown words: 'Nombre del negocio', 'contact:phone', 'DOING BUSINESS AS NAME'.
 * The longest names come first; none if another word makes the header irrelevant. The values decide among them. Pure.
 */
export function partialReadings(header: string): ColumnField[] {
  const ofClass = classesOfMaps[header.trim()];
  if (ofClass !== undefined) return [ofClass];
  const words = wordsOf(header);
  const short = words.length === 1 ? abbreviations.get(words[0] ?? '') : undefined;
  if (short !== undefined) return [short];
  if (words.length === 0 || words.length > mostWords || words.some((word) => elsewhere.has(word))) return [];
  const found = new Set<ColumnField>();
  for (let length = Math.min(longestRun, words.length); length >= 1; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length).join('');
      const field = fieldNamedBy(run);
      if (field === undefined || notInPart.has(field)) continue;
      found.add(field);
      // 'Service type', 'Art des Betriebs': what kind of business it is.
      if (field === 'type') found.add('category');
    }
  }
  if (isRegionOfService(words)) found.delete('state');
  // 'Street city' beside 'Postal city': the town of the street.
  if (ofPremises.has(words[0] ?? '') && partsOfPlace.some((field) => found.has(field)))
    for (const field of ['street', 'address'] as const) found.delete(field);
  if (found.size === 0 && words.length === 1 && isOwnName(words[0] ?? '')) found.add('name');
  return [...found];
}

const ofPremises = setOf('street physical site premises location');
const partsOfPlace: readonly ColumnField[] = ['city', 'state', 'postalCode', 'countryCode'];

/** Whether a header is about regions of a service or a census: 'education_region', 'police district'. */
const isRegionOfService = (words: readonly string[]): boolean =>
  words.length > 1 && words.slice(0, -1).some((word) => services.has(word));
const services = setOf(
  'education educational school health police fire judicial court electoral census statistical sales marketing tourism',
);

/** Words for names of other things: 'username', 'Dateiname', 'produktnavn'. */
const otherNamed =
  /^(?:user|benutzer|gebruikers?|bruker|anvandar|bruger|file|datei|bestands?|fil$|first|last|full|given|family|middle|maiden|host|domain|nick|login|class|field|column|table|tag|brand|marken?|merk|produ[ck]ts?|artikel|item|event|list)/;

/** Whether a word is a compound for the name of the row's subject: 'Vestigingsnaam', 'Filialname', 'skolenavn'. */
function isOwnName(word: string): boolean {
  const start = compoundOfName.exec(word)?.[1];
  return start !== undefined && !otherNamed.test(start) && !namesPerson([word]);
}
