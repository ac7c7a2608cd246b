import { foldText } from '../../../../../domain/text/fold.ts';

/** What people say behind a thing that does not work, by language. */
const behind = `
  (?:is |has )?(?:wont|will not|doesnt|does not|not|cant|stopped) (?:start|starting|turn on|turning on|work|working|heat|heating|cool|cooling|drain|draining|charge|charging|open|close|ignite),
  (?:is |has )?(?:broken|broke|broken down|leaking|leaks|clogged|blocked|cracked|faulty|out of order|dead|crashed|died|burst),
  (?:ist )?(?:kaputt|defekt|undicht|verstopft|geplatzt|tropft|ausgefallen), (?:geht|funktioniert|heizt|kuhlt|lauft|startet) nicht(?: mehr)?,
  en panne, cassee?, bouchee?, qui fuit, ne (?:marche|fonctionne|chauffe|demarre) (?:pas|plus), no (?:funciona|enciende|enfria|calienta|arranca|prende),
  averiad[oa], descompuest[oa], atascad[oa], rot[oa], guast[oa], rott[oa], non (?:funziona|parte|scalda|raffredda), intasat[oa], quebrad[oa], estragad[oa],
  avariad[oa], entupid[oa], nao (?:funciona|liga|gela), bozuldu, bozuk, arizali, arizasi, (?:calis|sogut|isit|acil|don)m[iu]yor, tikandi, tikali, kirildi, patladi,
  damlatiyor, kapot, defect, lekt, verstopt, werkt niet, doet het niet, trasigt?, fungerar inte, virker ikke, i stykker, odelagt, rikki, ei toimi,
  zepsut[aye], zepsula? sie, cieknie, zapchan[aye], nie (?:dziala|grzeje|chlodzi|odpala), nefunguje, nejde, rozbit[aye], pokazen[aye], ucpan[aye],
  elromlott, nem mukodik, eldugult, csopog, stricata?, nu (?:merge|functioneaza), infundata?, (?:ne radi|pokvaren[ao]?), χαλασε, χαλασμεν[οηα], βουλωσε,
  δεν (?:λειτουργει|δουλευει), не (?:работает|включается|греет|холодит|морозит|запускается), сломал(?:ся|ась|ось), сломан[ао]?, течет, потекл?[ао]?,
  протекает, засорил(?:ся|ась), не (?:працює|вмикається|гріє), зламав(?:ся|лася), зламалася, тече, засмітив(?:ся|лася), не работи, се развали,
  (?:لا|ما) (?:يعمل|تعمل|يشتغل|تشتغل|يبرد|تبرد), خربان, خربانة, معطل, معطلة, مسدود, خراب, خرابه, کار (?:نمی کند|نمیکنه|نمیکند), לא (?:עובד|עובדת|מקרר|נדלק),
  מקולקל, מקולקלת, התקלקל, התקלקלה, סתום, खराब(?: है)?, काम नहीं कर रह[ाी](?: है)?, टूट गया, rusak, bocor, mampet, tidak dingin, mati total, rosak, sira,
  bi hong, hong, bi ro ri, bi tac, khong (?:hoat dong|lanh|len nguon)`;
/** The same, where they may be one word with it: "冰箱坏了". */
const joined = `坏了 壞了 不制冷 不冷 不制热 不工作 漏水 堵了 故障 不能用 修理 壊れた 動かない つかない 水漏れ 詰まり つまり 고장 수리 막힘 누수 เสีย ซ่อม พัง ไม่เย็น`;
/** The same before it. */
const before = `
  (?:my )?(?:broken|clogged|leaking|blocked|cracked|faulty), (?:kaputte[rs]?|defekte[rs]?|verstopfte[rs]?), panne(?: de)?, se (?:rompio|descompuso|dano) (?:el|la),
  no (?:funciona|enciende) (?:el|la), si e (?:rott[oa]|guastat[oa]) (?:il|la|lo), kapotte, bozuk, arizali, zepsul[ao]? (?:sie|mi sie), zepsut[aye], nie dziala,
  nefunguje(?: mi)?, rozbit[aye], elromlott a, s-?a stricat, не работает, сломал(?:ся|ась|ось), сломанн(?:ый|ая), потекла?, течет, зламав(?:ся|лася), зламалася,
  не працює, χαλασε (?:το|η|ο), خربان, تعطل, تعطلت`;

const anyOf = (list: string, separator: RegExp): string =>
  list
    .split(separator)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .join('|');

const broken = new RegExp(
  `^(?:(?:${anyOf(before, /,/)}) (?<after>.{2,})|(?<named>.{2,}?)(?: (?:${anyOf(behind, /,/)})| ?(?:${anyOf(joined, /\s+/)})))$`,
  'u',
);

/** The thing that a text says is broken: "fridge" of "fridge not cooling". Undefined for other texts. */
export function brokenThing(text: string): string | undefined {
  const { after, named } = broken.exec(foldText(text).replace(/['’]/g, ''))?.groups ?? {};
  return (after ?? named)?.replace(/^(?:my|the|meine?|mon|ma|mi|la|el|mein|il) /, '');
}

/** Who repairs what shops of a kind sell, or what a place of it has. */
const repairs: Readonly<Record<string, string>> = {
  'amenity/toilets': 'craft/plumber',
  'shop/appliance': 'craft/appliance_repair',
  'shop/car': 'shop/car_repair',
  'shop/kitchen': 'craft/plumber',
  'shop/shoes': 'shop/shoe_repair',
};

/** The kind of place that repairs what a kind sells or does; null for kinds of neither. */
export const repairedBy = (kind: string): string | null =>
  repairs[kind] ?? (/^(?:craft|shop)\//.test(kind) ? kind : null);
