// Steps that separate columns about persons.
import { areMapTags } from '../headers/judgedHeader.ts';
import { markPersonColumns, personsByMail } from '../persons/markPersonColumns.ts';
import type { SheetColumns } from './sheetColumns.ts';

/** Marks columns about persons, so that none of them is read. Contacts in OpenStreetMap tags always belong to listings. */
export function markPersons(sheet: SheetColumns): void {
  const { headers, samples, judged, released, isOwn } = sheet;
  const byMail = isOwn || areMapTags(headers) ? [] : personsByMail(judged, samples);
  sheet.personNames = markPersonColumns(judged, samples, released, isOwn, byMail);
}

/** Lets rows compare their e-mail addresses with names of persons, unless an operator released the addresses. */
export function compareMailsWithPersons({ judged, mapped, personNames }: SheetColumns): void {
  const columnAt = (index: number) => judged.find((one) => one.index === index)?.column;
  const isCompared = mapped.some(({ field, index }) => field === 'email' && !columnAt(index)?.isReleased);
  if (!isCompared) return;
  for (const index of personNames)
    mapped.push({ index, header: columnAt(index)?.header ?? '', field: 'personName', rank: 0 });
}
