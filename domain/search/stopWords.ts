import { plainWords } from './plainWords.ts';

const setOf = (text: string): ReadonlySet<string> => new Set(plainWords(text));

/** Words that stand before a place. Two words are one preposition: "close to". */
const prepositions = new Set(
  `in, at, near, nearby, around, by, close to, close by, in the area of, in the vicinity of, not far from, walking distance from, walking distance of, next to, inside, within, near to, opposite, across from, beside, im, am, bei, beim, neben, gegenüber, nahe, in der nähe von, in der nähe vom, in der nähe der, in der nähe des, nähe, unweit, unweit von, à proximité de, à proximité du, à côté de, à côté du, non loin de, à, a, au, aux, dans, en
   près de, près du, proche de, proche du, autour de, autour du, cerca de, cerca del, cerca a, alrededor de, junto a, nelle vicinanze di, vicino al, vicino alla, vicino a, vicino, presso, em, no, na, nos, nas, perto de, perto do, perto da, próximo a, próximo ao, próximo de, in de buurt van, dichtbij, dicht bij, vlakbij, w pobliżu, niedaleko, obok, u blizini, близу, у близини, v blízkosti, nedaleko
   în apropiere de, aproape de, lângă, nära, i närheten av, nær, i nærheten af, i nærheten av, lähellä, недалеко от, поблизости от, неподалеку от, поруч з, неподалік від, близо до
   bij, te, naar, w, we, koło, blisko, u, kod, blizu, v, vo, pri, ve, poblíž, lângă, în, din, la, në, в, во, във, ў, на, около, возле, рядом с, біля, у
   σε, στο, στη, στην, στον, στα, κοντα σε, κοντα στο, في, قرب, بالقرب من, ב, ליד, ở, tại, gần, di, dekat, sa`
    .split(/[,\n]/)
    .map((phrase) => plainWords(phrase).join(' '))
    .filter(Boolean),
);

/** Words that may follow a place where a language puts them behind it: "Kadıköy yakınında", "서울 근처". */
const postpositions = setOf(
  `yakınında yakınındaki yakını civarında civarındaki civarı çevresinde çevresindeki içinde içindeki 근처 주변 付近 周辺
  me mein में मे`,
);

/** Words for the centre of a town, ignored beside its name. */
const centres = setOf(
  `centre center central downtown zentrum centrum centro merkez merkezi центр центре центъра центру κέντρο מרכז وسط 市中心 中心 시내 centar centru
  centrs keskusta belváros śródmieście`,
);

/** Words that say little about what is searched. They are matched where a listing has them, and never missed. */
const stopWords = setOf(`
  the a an of for and n or to on with from by at in is are there any some me my i we you our your that which who where what how can could
  do does find get buy need want looking look searching search show list place places shop shops store stores business businesses
  company companies service services open opened please pls plz thx thanks thank hi hii hello hey whats wheres help urgent asap someone somebody anyone know
  recommend recommendation suggest suggestion fix good local am im really very too not except excluding tonight would should like want
  trying try us people everyone dr mr mrs ms prof area located location address number phone contact website info
  ve ile bir için nerede nerde bul bana istiyorum arıyorum olan var mı mi şirketi şirket firması firma firmaları lütfen acil adresi
  telefonu numarası
  der die das den dem des ein eine einen einer und oder für mit von zum zur wo ich man kann können gut suche finde gibt gibts gits es was zu essen gehen nicht bitte danke laden geschäft adresse telefonnummer firma firmen
  le la les l un une des du de d et ou pour avec où je cherche trouver svp adresse numéro téléphone
  el los las lo unos unas y e o para con del dónde donde busco buscar dirección teléfono número favor
  il lo gli i uno una dei delle della degli del per con dove cerco cercare
  os as um uma dos das da do para com onde procuro procurar
  het een van voor met waar zoek ik
  i oraz dla z ze do gdzie szukam
  и или для с со кроме от где найти ищу мне адрес телефон номер пожалуйста
  і та або для з від де знайти
  ο η το οι τα του της των και για με που ο
  و من مع أو او أين اين
  של עם או איפה
  của và cho với ở đâu tìm
  dan atau untuk dengan yang cari
  の で と は 的 在 和 에서 의
  və üçün harada haradan och på var hitta og hvor finn ja missä és hol și unde kde къде در و کجا برای ที่ ใน และ หา
  की का के को है कहाँ कहां और पास
  kaufen bestellen acheter commander comprar comprare купить заказать kupić kopen beli mua ซื้อ satın almak купити
  welche welcher welches wohin quel quelle cual quale quali какой какая hangi nereye nereden
  class classes lesson lessons course courses kurs kursu kurse unterricht dersi dersleri cours clase clases curso cursos corso corsi lezioni aula aulas
  que está esta abierta abierto hay algún alguna tem há che hangi nasıl faire chỗ nào bán quán tiệm district bezirk rayonu rayon semti mahallesinde
  neighborhood neighbourhood quartier barrio quartiere bairro dzielnica dzielnicy wijk stadtteil ortsteil viertel stadtviertel semtinde ilçesi ilçesinde
  район районе районі حي بحي منطقة محله ย่าน เขต شارع طريق улица улице ул ถนน
  eat eating manger boire dîner comer cenar almorzar mangiare cenare jantar almoçar eten jeść zjeść есть поесть покушать поужинать їсти поїсти
  yemek yiyebileceğim yiyebilirim makan กิน 食べる 食べたい 먹을 먹고 آكل اكل לאכול φάω φάμε
  yenir yenilir içilir alınır satılır bulunur yapılır bulabilirim alabilirim yiyebiliriz içebilirim trinken finden bekomme bekommen isst
  mangeons bois trouve trouver achète acheter tomar beber comemos encuentro encontrar compro mangio mangiamo bevo bere trovo trovare
  encontro выпить купить найти сходить съесть kupię zjem znajdę drinken vinden koop dricka äta köpa spise drikke købe kjøpe
  recommendations reasonably priced licensed certified trusted reliable experienced cozy cosy empfehlungen wer kann gemütlich nett nette netter nettes schöner schönes
  seriöser seriös bonne recherche qui peut besoin quién puede puedo necesito bisogno posso preciso vind finns söker znaleźć szukam potrzebuję koupit najít hledám
  kapható keresek găsesc caut bulurum lazım önerisi öneri шукаю потрібен нужен нужна θα βρω ψάχνω χρειάζομαι القى أجد اريد أريد ابحث پیدا کنم יש מחפש מחפשת 哪里有 哪裡有 哪里 価格 値段 探す
  saan meron mayroon ang mga dito bumili pabili pumunta magpa puwede pwede
  kahan kaha hai hain mujhe chahiye wala wali wale मुझे चाहिए मेरे
  mana dimana beli engga enga irukku kothay
  tienda tiendas negozio loja magasin winkel sklep магазин mağaza mağazası dükkan dükkanı κατάστημα متجر محل חנות फर्म दुकान 가게 商店`);

/** Particles of Hindi, Filipino and Indonesian, which as the last word may begin another: "çınar ko". */
const particles = setOf('ka ki ke ko se ng po ba di ako may');

/** Whether a word is ignored if others follow it. */
export const isParticle = (word: string): boolean => particles.has(word);

/** Words before what something is for. */
const purposes = setOf('for für fuer pour para per voor för для dla за για עבור لل cho untuk için üçün');

/** Words between what needs something and what it needs. */
const needs = setOf(
  'need needs braucht brauchen muss müssen besoin necesita necesitan precisa precisam bisogno potrzebuje potrzebują nodig moet moeten behöver trenger tarvitsee нужна нужен нужно нужны надо потрібна потрібен потрібно χρειάζεται χρειάζονται treba potrebuje potřebuje يحتاج تحتاج צריך צריכה',
);
/** The same behind both. */
const needsBehind = setOf('ihtiyacı ihtiyaci lazım gerek gerekiyor चाहिए');

/** Articles and possessives that may stand between. */
const determiners = setOf(
  'the a an my our your his her their mein meine meinen unser unsere den die das einen mon ma mes notre un une le la les mi mis nuestro el los las il i gli mio mia meu minha o os as mijn de het mój moje моего моей benim',
);

/** Whether a word says what the one before it is for: "doctor for kids". */
export const isPurposeWord = (word: string): boolean => purposes.has(word);

/** Whether a word says that what is before it needs what is behind it: "my dog needs a haircut". */
export const isNeedWord = (word: string): boolean => needs.has(word);

/** Whether a word says that the first of two before it needs the second: "köpeğimin tıraşa ihtiyacı var". */
export const isTrailingNeedWord = (word: string): boolean => needsBehind.has(word);

export const isDeterminer = (word: string): boolean => determiners.has(word);

const articles = setOf(
  'a an the of der die das dem des ein eine einen einer de du des les los las lo unos unas un una uno il gli i dei delle della del os as um uma dos das da do het een ve ve o η το οι τα του της των',
);

const negations = setOf('not except excluding nicht кроме excepto sauf salvo eccetto behalve oprócz');
const lacks = setOf('without no ohne sans sin senza sem zonder bez без χωρίς بدون ללא utan uden');

const conjunctions = setOf('and or und oder et ou y e o ve ile veya i и или і та και en of och og és și');

export const isConjunction = (word: string): boolean => conjunctions.has(word);

export const isNegation = (word: string): boolean => negations.has(word);

/** Whether a word only joins others: an article, a conjunction, a preposition. */
export const isFunctionWord = (word: string): boolean =>
  isDeterminer(word) ||
  isConjunction(word) ||
  isPurposeWord(word) ||
  isPostposition(word) ||
  prepositions.has(word) ||
  articles.has(word);

/** Whether a word is "without": it negates a feature, and else is part of a name. */
export const isWithoutWord = (word: string): boolean => lacks.has(word);

export const isCentre = (word: string): boolean => centres.has(word);

export const isStopWord = (word: string): boolean => stopWords.has(word);

export const isPreposition = (word: string): boolean => prepositions.has(word);

export const isPostposition = (word: string): boolean => postpositions.has(word);

/** How many words from a place on are one preposition of a place; 0 where they are none. */
export function prepositionLength(words: readonly string[], from: number): number {
  for (let length = Math.min(4, words.length - from - 1); length > 0; length -= 1)
    if (prepositions.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}
