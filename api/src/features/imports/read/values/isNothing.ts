import { withoutTrailing } from '../../../../../../domain/text/withoutTrailing.ts';
import { isMissing } from './textValue.ts';

/** Maximum length of a placeholder, in characters. */
const maxLength = 40;

/** Nouns after words for 'no' and 'without'. */
const things =
  '(?:web ?sites?|web|sites?|website|webseite|homepage|link|url|phone|telephone|telefon(?:nummer)?|téléphone|telefono|teléfono|' +
  'telefone|e-?mail|email|mail|correo|address|adresse|dirección|indirizzo|endereço|adres|hours|horaires|horarios?|rating|ratings|' +
  'reviews?|comments?|description|data|info|information|información|informação|informazioni|informations?|datos|dados|dati|angaben?|daten|' +
  'сайта|телефона|адреса|данных|информации|почты|даних|bilgi|contact|number|numéro|número|values?|results?|valeur|valor|valore|wert|değer|значения)';

/** By language: English, German, French, Spanish, Portuguese, Italian, Dutch, Polish, Czech, Turkish, Russian, Ukrainian and others. */
const phrases = new RegExp(
  `^(?:${[
    `(?:has )?(?:no|without) ${things}(?: (?:yet|available|listed|found|provided|given))?`,
    '(?:not?|none|never) (?:yet )?(?:available|detected|listed|specified|provided|given|found|set|known|stated|rated|applicable)',
    `(?:${things} )?(?:not (?:available|found|listed|specified|provided|given)|unknown|missing|unavailable|un(?:specified|disclosed))`,
    `keine? ${things}(?: (?:vorhanden|bekannt|angegeben))?|k\\. ?a\\.|(?:${things} )?(?:nicht|un)[ -]?(?:angegeben|bekannt|gefunden|verfügbar|vorhanden)`,
    `(?:pas d[e’'] ?|aucune? |sans )${things}|(?:${things} )?non (?:renseigné|détecté|trouvé|disponible|communiqué|précisé|indiqué)e?s?|inconnue?`,
    `sin ${things}|(?:${things} )?no (?:disponible|(?:detect|encontr|registr|especific)ad[oa]|indicad[oa]|consta|tiene|informad[oa]|hay)|desconocid[oa]`,
    `sem ${things}|(?:${things} )?n[ãa]o (?:disponível|(?:inform|especific|encontr|localiz|detect)ad[oa]|possui|consta|tem|há)|indef(?:inid[oa])?`,
    `(?:senza|nessun[oa]?) ${things}|(?:${things} )?non (?:(?:specific|indic|trov|rilev)at[oa]|presente|noto)`,
    `geen ${things}|niet (?:beschikbaar|bekend|opgegeven|vermeld)|onbekend`,
    'brak(?: danych| informacji| strony| telefonu)?|nie podano|neuvedeno|není k dispozici|saknas|ej angivet|ei tiedossa|nincs(?: adat)?',
    `(?:${things} )?(?:yok|belirtilmemiş|belirtilmedi|bulunamadı|bulunmuyor|mevcut değil|bilinmiyor)`,
    `(?:\\p{L}+ )?не (?:указан[аоы]?|вказан[аоиі]?|вказано|задан[аоы]?|найден[аоы]?|знайден[аоиі]?)|(?:нет|немає|без) ${things}|отсутствует|неизвестн[оа]|невідомо`,
    '(?:\\p{L}+ )?tidak (?:ada|tersedia|diketahui|ditemukan|dicantumkan|tercantum)|không (?:có|rõ|tìm thấy)(?: thông tin| địa chỉ| số điện thoại)?|chưa (?:có|cập nhật|rõ)',
    'غير (?:متوفر|متاح|محدد|معروف)|لا يوجد|לא (?:זמין|ידוע|צוין)|[暂暫][无無]\\p{Script=Han}{0,4}|未知|未提供|無資料|不明|未設定|\\p{Script=Han}{0,4}なし|\\p{Script=Hangul}{0,6} ?없음|미상|ไม่มี(?:ข้อมูล)?|ไม่ระบุ',
  ].join('|')})[.!]?$`,
  'iu',
);

/** Placeholders with joined words: 'NoAddress', 'NoURL'. */
const joined = /^No\p{Lu}/u;
const withinWords = /(?<=\p{Ll})(?=\p{Lu})/gu;

/** Text without digits, '@', '/' and ':', for a fast rejection of most cells. */
const plainWords = /^\p{L}[^\d@/:]*$/u;

/** Whether a value is a placeholder for a missing one: 'No website available', 'Адрес не указан', '暂无'. Do not use for names. */
export function isNothing(written: string): boolean {
  // '"None,"': a trailing comma of programs that print rows.
  const whole = written.endsWith(',') ? withoutTrailing(written, /[\s,]/) : written;
  const text = joined.test(whole) ? whole.replace(withinWords, ' ') : whole;
  return isMissing(text) || (text.length <= maxLength && plainWords.test(text) && phrases.test(text));
}
