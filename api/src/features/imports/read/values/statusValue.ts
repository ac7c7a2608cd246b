import { foldText } from '../../../../../../domain/text/fold.ts';
import { memoize } from '../../../../../../domain/text/memoize.ts';
import type { ImportedStatus } from '../../stage/importedRow.ts';

/** Status names in map APIs, without spaces. */
const statuses: Record<string, ImportedStatus> = {
  operational: 'OPERATIONAL',
  faaliyette: 'OPERATIONAL',
  closedtemporarily: 'CLOSED_TEMPORARILY',
  closedpermanently: 'CLOSED_PERMANENTLY',
};

/** Words in columns of business statuses; single letters are those of the French register. */
const stated: ReadonlyMap<string, ImportedStatus> = new Map(
  [
    [
      'OPERATIONAL',
      'open,active,trading,in business,in operation,operating,a,actif,active,en activite,activo,activa,ativo,ativa,attivo,attiva,aktiv,' +
        'aktywny,aktywna,aktivni,aktivny,in funktion,functionala,aktif,acik,действует,действующий,действующее,работает,діє,działa,' +
        'ouvert,abierto,aberto,aperto,geoffnet,otwarte,영업,영업중,정상,正常,营业,營業中,営業中,active and open',
    ],
    [
      'CLOSED_PERMANENTLY',
      'f,ceased,ceased trading,dissolved,cesse,cessee,radie,baja,cessato,cessata,baixada,erloschen,wykreslony,zlikwidowany,' +
        'ликвидирован,ликвидировано,폐업,注销,吊销,閉店,廃業,out of business',
    ],
  ].flatMap(([status = '', words = '']) =>
    words.split(',').map((word): [string, ImportedStatus] => [foldText(word), status as ImportedStatus]),
  ),
);

/** The status in a column of business statuses, which may have single words or letters. */
export const statedStatusOf = (text: string): ImportedStatus | null =>
  statusOf(text) ?? stated.get(foldText(text.trim())) ?? null;

/** Stems of 'closed' in the languages of maps, folded. */
const closed = new RegExp(
  'closed|kapali|kapan|kapat|geschlossen|ferme|cerrad|chius|fechad|encerrad|gesloten|zamkniet|zavren|uzavren|zatvoren|zatvara|' +
    'bezar|zarva|inchis|затворен|закрыт|закрит|зачинен|κλειστ|κλεισ|stangt|stengt|lukket|suljettu|閉業|休業|关闭|關閉|歇业|歇業|停業|停业|' +
    '暂停营业|暫停營業|폐업|휴업|휴무|폐점|dong cua|ปิด|tutup|مغلق|مغلقة|סגור|נסגר|بسته|تعطیل|बंद|বন্ধ|zaprt|uzdaryt|slegts|slegta|suletud|tancat|sarado|' +
    'بند|mbyllur|lokad|baglidir|жабык|жабылған|დახურ|փակ',
  'u',
);
const permanently = new RegExp(
  'permanent|kalici|suresiz|dauerhaft|dauernd|endgultig|definiti|na stale|trval|natrval|navzdy|vegleg|tartosan|окончателн|постоянн|завинаги|' +
    'навсегда|назавжди|насовсем|οριστικ|μονιμ|pysyvasti|永久|閉業|폐업|영구|vinh vien|ถาวร|permanen|kekal|نهائي|دائم|לצמיתות|برای هميشه|برای همیشه|' +
    'دائمی|हमेशा के लिए|(?<!अ)स्थायी|(?<!অ)স্থায়ী|trajno|трајно|visam laikui|pavisam|pastavigi|jaadavalt|مستقل|per gjithmone|varanlega|биржола|біржола',
  'u',
);
const temporarily = new RegExp(
  'temporar|temporal|gecici|vorubergehend|temporaire|temporane|tijdelijk|tymczasow|docasn|ideiglenes|atmenetileg|временн|времен|тимчасов|προσωριν|' +
    'tillfallig|midlertidig|tilapaisesti|valiaikaisesti|臨時|临时|一時|暂停|暫停|暂时|暫時|임시|tam thoi|tam dong|ชั่วคราว|sementara|مؤقت|זמני|موقت|' +
    'अस्थायी|অস্থায়ী|privremen|привремен|zacasn|laikinai|islaicigi|ajutiselt|pansamantala|عارضی|muvaqqat|muveqqeti|уакытша',
  'u',
);

/** Maximum length of a status; longer sentences are descriptions. */
const maxLength = 120;

/**
 * The status in a word or sentence of a map, in about forty languages; null for a live status such as 'Closed ⋅ Opens 7 am Thu'.
 */
export const statusOf = memoize(
  (text: string): ImportedStatus | null => {
    const sentence = (text.trim().split(/[⋅·\n|]|\. /u)[0] ?? '').trim();
    if (sentence === '' || sentence.length > maxLength || /\d/.test(sentence)) return null;
    const folded = foldText(sentence.normalize('NFKC'));
    const word = folded.replace(/[^a-z]/g, '');
    if (Object.hasOwn(statuses, word)) return statuses[word] ?? null;
    if (!closed.test(folded)) return null;
    const isPermanent = permanently.test(folded);
    const isTemporary = temporarily.test(folded);
    if (isPermanent === isTemporary) return null;
    return isPermanent ? 'CLOSED_PERMANENTLY' : 'CLOSED_TEMPORARILY';
  },
  { maxLength: 200 },
);
