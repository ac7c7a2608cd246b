import { foldText } from '../../../../../../domain/text/fold.ts';
import { readingLimits } from './readingLimits.ts';
import type { SheetRow } from './sheetRow.ts';
import { tagsNamed } from './xml/xmlText.ts';
import type { ZipArchive } from './zipArchive.ts';

/** Web addresses that cells link to, by the number of the row and the column from 0. */
type CellLinks = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** Bytes of a sheet that are searched for its list of links, and characters of that list and of its targets. */
const [maxSearched, maxListed] = [256 * 1024 * 1024, 16 * 1024 * 1024];

/** Labels that cells show instead of the address that they link to. */
const labels = new Set(
  `link,links,url,view,view map,view on map,view on google maps,see map,open,open map,open link,open in maps,visit,visit site,visit website,go,
  go to website,click,click here,here,show,more,more info,details,website,web site,webpage,web,site,homepage,home page,map,maps,google maps,
  google map,location,directions,menu,facebook,instagram,linkedin,profile,ansehen,anzeigen,öffnen,hier,hier klicken,karte,webseite,zur webseite,
  zur website,homepage öffnen,mehr,voir,voir la carte,ouvrir,ici,cliquez ici,lien,carte,site web,site internet,ver,ver mapa,ver en el mapa,abrir,aquí,
  haz clic aquí,enlace,mapa,sitio,sitio web,página web,ver no mapa,aqui,clique aqui,ligação,site oficial,vedi,vedi mappa,apri,qui,clicca qui,
  collegamento,mappa,sito,sito web,bekijk,openen,hier klikken,kaart,zobacz,otwórz,tutaj,kliknij tutaj,strona,strona www,zobrazit,otevřít,zde,odkaz,
  megtekintés,megnyitás,itt,honlap,weboldal,térkép,vezi,deschide,aici,hartă,visa,öppna,här,länk,karta,webbplats,hjemmeside,nettside,kort,kart,
  katso,avaa,tästä,linkki,kartta,verkkosivu,görüntüle,gör,aç,git,tıkla,tıklayın,buraya tıklayın,bağlantı,harita,haritada gör,site linki,web sitesi,
  προβολή,εδώ,σύνδεσμος,χάρτης,ιστοσελίδα,ссылка,открыть,перейти,смотреть,здесь,карта,сайт,посилання,відкрити,перейти на сайт,мапа,връзка,виж,
  pogledaj,ovdje,karta,mapa,xem,xem bản đồ,mở,tại đây,liên kết,bản đồ,trang web,lihat,buka,klik,klik di sini,di sini,tautan,pautan,peta,laman web,
  ดู,เปิด,คลิก,ลิงก์,ลิงค์,แผนที่,เว็บไซต์,देखें,लिंक,वेबसाइट,नक्शा,عرض,فتح,هنا,اضغط هنا,رابط,الرابط,خريطة,الخريطة,الموقع,موقع,קישור,פתח,לחץ כאן,כאן,מפה,אתר,
  لینک,مشاهده,نقشه,وب سایت,リンク,地図,地図を見る,開く,詳細,こちら,サイト,ホームページ,링크,지도,보기,바로가기,홈페이지,웹사이트,链接,連結,查看,打开,打開,点击,
  點擊,地图,地圖,网站,網站,网址,網址,详情,官网`
    .split(',')
    .map((label) => foldText(label.trim())),
);

const maxLabel = 40;

/** Whether a text only stands for a link: 'View', 'Website ›'. */
const isLabel = (text: string) =>
  text.length <= maxLabel && labels.has(foldText(text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')));

/** Whether a text is the beginning of a link, which a program cut short. */
const isCut = (text: string, target: string) =>
  /^https?:\/\/./i.test(text) && text.length < target.length && target.startsWith(text);

const formula = /HYPERLINK\s?\(\s?"(https?:\/\/[^"\s]{1,2000})"/i;

/** The value of a cell with a formula: the address in HYPERLINK("https://…","View") if it shows a label, else the shown text. */
export function linkedByFormula(shown: string, readFormula: () => string): string {
  return isLabel(shown) ? (formula.exec(readFormula())?.[1] ?? shown) : shown;
}

/** The links of a sheet to web addresses; null if it has none. They stand behind its rows, so the sheet is read once more for them. */
export async function readCellLinks(zip: ZipArchive, sheetPath: string): Promise<CellLinks | null> {
  const slash = sheetPath.lastIndexOf('/') + 1;
  const relations = zip.open(`${sheetPath.slice(0, slash)}_rels/${sheetPath.slice(slash)}.rels`);
  const targets = relations && targetsOf(await partOf(relations, '<', null));
  const sheet = targets && targets.size > 0 ? zip.open(sheetPath) : undefined;
  if (!targets || !sheet) return null;
  const links = new Map<number, Map<number, string>>();
  for (const tag of tagsUpToLimit(await partOf(sheet, 'hyperlinks>', 'hyperlinks>'), 'hyperlink')) {
    const [, letters = '', row = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(tag.get('ref') ?? '') ?? [];
    const id = [...tag].find(([name]) => name.endsWith(':id'))?.[1] ?? '';
    const target = targets.get(id);
    if (letters === '' || target === undefined) continue;
    const ofRow = links.get(Number(row)) ?? new Map<number, string>();
    links.set(Number(row), ofRow.set(columnOf(letters), target));
  }
  return links.size === 0 ? null : links;
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function targetsOf(xml: string): Map<string, string> {
  return new Map(
    tagsUpToLimit(xml, 'Relationship').flatMap((tag) => {
      const target = tag.get('Target') ?? '';
      const isLink = /\/hyperlink$/.test(tag.get('Type') ?? '') && /^https?:\/\/\S+$/i.test(target);
      return isLink ? [[tag.get('Id') ?? '', target] as const] : [];
    }),
  );
}

/** Tags of a list, or none if the list is longer than the format allows. */
function tagsUpToLimit(xml: string, name: string): Map<string, string>[] {
  const count = xml.split(`${name} `, readingLimits.tags + 2).length;
  return count > readingLimits.tags ? [] : tagsNamed(xml, name);
}

/** The text of a part from `start` on to `end`, as far as it is searched and listed; '' if it has no start. */
async function partOf(bytes: AsyncIterable<Buffer>, start: string, end: string | null): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let searched = 0;
  let isFound = false;
  for await (const chunk of bytes) {
    searched += chunk.length;
    text += decoder.decode(chunk, { stream: true });
    const from = isFound ? 0 : text.indexOf(start);
    if (from >= 0) isFound = true;
    text = isFound ? text.slice(Math.max(from, 0)) : text.slice(-start.length);
    if (isFound && end !== null && text.indexOf(end, start.length) >= 0) break;
    if (text.length > maxListed || searched > maxSearched) break;
  }
  return isFound ? text : '';
}

/** A row whose cells have their links in place of labels for them. The first row has headers. */
export function withLinks(row: SheetRow, links: CellLinks): SheetRow {
  const ofRow = links.get(row.rowNumber);
  if (ofRow === undefined || row.rowNumber === 1) return row;
  const { whole } = row;
  for (const [column, target] of ofRow) {
    const text = row.cells[column];
    if (text !== undefined && (isLabel(text) || isCut(text, target))) row.cells[column] = target;
  }
  return whole ? { ...row, whole: () => withLinks(whole(), links) } : row;
}
