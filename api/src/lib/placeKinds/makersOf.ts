import { foldText } from '../../../../domain/text/fold.ts';

/** Words for companies behind what they make or do. */
const behind = `
  manufacturer manufacturers manufacturing maker makers producer producers supplier suppliers company companies firm firms factory factories plant industry exporter exporters
  firmen betriebe unternehmen lieferant firmasi firmalari sirketi sirketleri ureticisi ureticileri imalatcisi imalatcilari imalati uretimi fabrikasi fabrikalari sanayi sanayii
  sektoru bedrijf bedrijven tillverkare foretag produsent virksomhed valmistaja yritys gyarto ceg`;
/** The same, where they may be one word with it: "Textilfabrik". */
const joined = `hersteller firma fabrik fabriken betrieb industrie fabrikant tehdas gyar 工場 メーカー 会社 公司 工厂 제조업체 업체 회사 공장`;
/** Words for companies before it, with what joins the two. */
const before = `
  manufacturers? of, makers? of, suppliers? of, fabricants? d[eu], fabriques? de, usines? de, entreprises? de, fabricantes? de, fabricas? de, empresas? de, produttor[ei] di, fabbric(?:a|he) di,
  aziend[ae] di, ditt[ae] di, producatori? de, firme? de, producenci, producent, firma, vyrobce, vyrobci, производител[ьи], завод, заводы, фабрика, виробник, компания по, شركة, شركات, مصنع, مصانع, شرکت,
  کارخانه, חברת, חברות, מפעל, nha may, cong ty, pabrik, perusahaan, kilang, syarikat`;

const anyOf = (list: string, separator: RegExp): string =>
  list
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join('|');

const made = new RegExp(
  `^(?:(?:${anyOf(before, /,/)}) (?<after>.{3,})|(?<named>.{2,}?)(?: (?:${anyOf(behind, /\s+/)})| ?(?:${anyOf(joined, /\s+/)})))$`,
  'u',
);

/** The product or service of the companies that a text names: "machinery" of "machinery manufacturer". Undefined for other texts. */
export function madeByCompanies(text: string): string | undefined {
  const { after, named } = made.exec(foldText(text))?.groups ?? {};
  return after ?? named;
}
