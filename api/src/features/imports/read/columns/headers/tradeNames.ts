import { foldText } from '../../../../../../../domain/text/fold.ts';

/** Words for trade names, folded. */
const trade =
  /fantasia|comercial|commercial[ei]?\b|\btrad(?:e|ing)[\s_-]?(?:name|as)|tradename|tradingname|enseigne|insegna|rotulo|\bdba\b|doing.?business|handels?na[amv]|obchodni jmeno|nazwa handlowa|διακριτικος|торгов|вывеск|屋号|店名|간판|tabela|marka ?ad|aputoiminimi/u;

/** Words for legal names, folded. */
const inLaw =
  /razon social|razao social|raison sociale|ragione sociale|\blegal\b|\bunite.?legale|unitelegale|registered|incorporat|corporate name|statutory|denominacion social|denominazione sociale|юридич|юр\.? ?лиц|επωνυμια|法人|登記|ticaret unvan|unvani?$|firmenwortlaut|handelsregister|nazwa prawna|obchodni firma/u;

/** Words for customers, folded: their names are the last resort. */
const ofCustomer =
  /\b(?:customer|client|account.?name|cliente|kunden?|klant|klienta|zakaznika|pelanggan|musteri|ugyfel)|клиент|khach hang|客户|客戶|顧客|取引先|고객|거래처|العميل|לקוח/u;

/**
 * Order of a header among headers for names: -1 for trade names, 1 for legal names (a company may have several listings) and for
 * names of customers, 0 for others.
 */
export function tradeOrder(header: string): -1 | 0 | 1 {
  const folded = inWords(header);
  if (trade.test(folded)) return -1;
  return inLaw.test(folded) || ofCustomer.test(folded) ? 1 : 0;
}

const inWords = (header: string) =>
  foldText(header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replace(/[_.]+/g, ' ');

/** Whether a header is about customers, who may be companies or persons. */
export const isOfCustomer = (header: string): boolean => ofCustomer.test(inWords(header));
