import type { ImportedRow } from '../../../stage/importedRow.ts';
import { type RowValues } from '../rowValues.ts';
import { statedStatusOf, statusOf } from '../../values/statusValue.ts';
import { booleanOf } from '../../values/textValue.ts';
import { isPastDay } from '../../details/isPastDay.ts';

/** The business status of a row, from a status column or from columns about closures. */
export function readStatus(values: RowValues): ImportedRow['businessStatus'] {
  const stated = values.first('businessStatus', statedStatusOf);
  if (stated !== null) return stated;
  const isGone = values.first('permanentlyClosed', booleanOf);
  const isPaused = values.first('temporarilyClosed', booleanOf);
  const isClosed = values.first('isClosed', booleanOf);
  if (isGone || isClosed || values.first('closedOn', (text) => isPastDay(text))) return 'CLOSED_PERMANENTLY';
  if (isPaused) return 'CLOSED_TEMPORARILY';
  if ((isGone === false && isPaused === false) || isClosed === false) return 'OPERATIONAL';
  // The hours column of a permanently closed listing may have the status instead.
  return values.first('liveStatus', statusOf) ?? values.first('workingHours', statusOf);
}
