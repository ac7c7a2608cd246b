import { columnLetters } from '../../../../../../../domain/imports/columnLetters.ts';
import { plainDigits } from '../../values/numbers/plainDigits.ts';
import { cleanCell, isMissing, withoutIndents } from '../../values/textValue.ts';
import { ownHeaders, type ColumnField } from '../columnFields.ts';
import { comparableHeader } from '../comparableHeader.ts';
import { outdatedAmong } from '../evidence/datedHeaders.ts';
import { wordsOf } from '../headerReading.ts';
import { sharedPrefix, withoutPrefix } from '../headers/sharedPrefix.ts';
import { saysWhose } from '../persons/personWords.ts';
import { areCut, wholeHeader } from '../headers/cutHeaders.ts';
import { areMapTags, asMapTag, type JudgedHeader } from '../headers/judgedHeader.ts';
import { knownHeader } from '../headers/knownHeader.ts';
import { isInternal } from '../headers/partialHeader.ts';
import { reasonHeader } from '../reasonHeader.ts';
import { reviewSheetHeaders } from '../reviewSheet.ts';
import { fitOf } from '../content/valueFit.ts';
import { areAccounts, asAccountHeader } from './accountHeaders.ts';

const reason = comparableHeader(reasonHeader);

/** Whether a header is that of the column in which files of refused rows give the reasons. */
export const isReasonHeader = (header: string): boolean => comparableHeader(header) === reason;

/** 'ownerPhone' as 'owner Phone'. */
const inWords = (header: string) => header.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/**
 * The columns of a sheet with a header, a value or a field given by the operator, each with the field of its header and the fit
 * of its values. `given` are the operator's fields by index. Pure.
 */
export function judgeHeaders(
  headers: (string | undefined)[],
  samples: (string | undefined)[][],
  given: ReadonlyMap<number, ColumnField | null>,
  isOwn: boolean,
): JudgedHeader[] {
  const special = isOwn ? ownHeaders : reviewSheetHeaders(headers);
  const prefix = isOwn ? '' : sharedPrefix(headers.map((header) => header ?? ''));
  const plainPrefix = saysWhose(wordsOf(prefix)) ? '' : prefix;
  const width = [headers, ...samples].reduce((most, row) => Math.max(most, row.length), 0);
  const last = Math.max(width, ...[...given.keys()].map((index) => index + 1));
  const isCut = !isOwn && areCut(headers);
  const isOfMap = !isOwn && areMapTags(headers);
  const isOfAccounts = !isOwn && areAccounts(headers);
  const outdated = outdatedAmong(headers);
  const judged: JudgedHeader[] = [];
  for (let index = 0; index < last; index += 1) {
    const written = cleanCell(headers[index]);
    const values = samples
      .map((row) => withoutIndents(plainDigits(row[index]?.trim() ?? '')))
      .filter((value) => value !== '');
    if (written === '' && values.length === 0 && !given.has(index)) continue;
    const named = isCut ? wholeHeader(written) : isOfMap ? asMapTag(written) : written;
    const header = isOfAccounts ? asAccountHeader(named) : named;
    const known = knownHeader(header, special) ?? knownHeader(withoutPrefix(header, prefix), special);
    const isIgnored =
      isReasonHeader(written) ||
      (!isOwn && (isInternal(written) || isInternal(header) || outdated.has(headers[index] ?? '')));
    const reading = isIgnored ? undefined : known;
    const solid = values.filter((value) => !isMissing(value));
    judged.push({
      index,
      header,
      plainHeader: inWords(withoutPrefix(header, plainPrefix)),
      values,
      column: {
        ...{ number: index + 1, header: written === '' ? columnLetters(index) : written },
        ...{ field: null, how: 'none', confidence: 0.9, alternatives: [] },
        ...{ sample: null, samples: [], isPersonal: false, isReleased: false, isAsked: false },
      },
      reading,
      fit: reading && !isOwn ? fitOf(reading.field, solid) : 'unknown',
      isPersonal: false,
      choice: given.get(index),
    });
  }
  return judged;
}
