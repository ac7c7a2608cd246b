// Rules for columns of names.
import { couldBeNames } from '../../content/columnText.ts';
import { partialReadings } from '../partialHeader.ts';
import { tradeOrder } from '../tradeNames.ts';
import { minShown, readAs, rule } from './headerRule.ts';

/** Behind other headers of names; the trade name goes first where names are chosen. */
const ofTrade = 300;

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
