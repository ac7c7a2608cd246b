// Rules for columns of names.
import { comparableHeader } from '../../comparableHeader.ts';
import { couldBeNames } from '../../content/columnText.ts';
import type { JudgedHeader } from '../judgedHeader.ts';
import { partialReadings } from '../partialHeader.ts';
import { tradeOrder } from '../tradeNames.ts';
import { dropColumn, minShown, readAs, rule, type ExaminedColumn } from './headerRule.ts';

/** Behind other headers of names; the trade name goes first where names are chosen. */
const ofTrade = 300;

const maxNameLength = 90;

/** 'DBA NAME' beside 'BUSINESS NAME': the trade name. */
export const tradeName = rule(
  ({ reading, header, values }) =>
    reading === undefined &&
    values.length >= minShown &&
    tradeOrder(header) === -1 &&
    partialReadings(header).includes('name') &&
    couldBeNames([...values]),
  readAs('name', ofTrade),
);

/** What may follow a word for a brand or a branch: 'Şube Adı', 'Branch Name'. */
const wordForName = '(?:name|adi|nome|nombre|nom|naam)?$';

/** Headers of the brands of chains, and of their branches. */
const ofBrand = new RegExp(
  `^(?:brand|marka|marke|marca|marque|merk|chain|kette|cadena|cadeia|catena|zincir|kjede|kedja)${wordForName}`,
);
const ofBranch = new RegExp(
  `^(?:branch|filiale|filial|sube|sucursal|succursale|oddzial|pobocka|cabang|cawangan|vestiging)${wordForName}`,
);

/** Whether another column has such a header, and no other column has the names. */
function isBeside({ judged, at }: ExaminedColumn, form: RegExp): boolean {
  const others = judged.filter((_, index) => index !== at);
  const isOfChain = ({ header }: JudgedHeader) =>
    [ofBrand, ofBranch].some((one) => one.test(comparableHeader(header)));
  const isNamed = others.some((other) => other.reading?.field === 'name' && !isOfChain(other));
  return !isNamed && others.some(({ header }) => form.test(comparableHeader(header)));
}

/** 'Marka' beside 'Şube Adı': the brand is the name, and the branch only distinguishes places of that name. */
export const brandOfBranches = rule(
  (column) =>
    ofBrand.test(column.comparable) &&
    column.values.every((value) => value.length <= maxNameLength && /\p{L}/u.test(value)) &&
    isBeside(column, ofBranch),
  readAs('name'),
);
export const branchOfBrand = rule(
  (column) => ofBranch.test(column.comparable) && isBeside(column, ofBrand),
  dropColumn,
);
