import { shareOf, type JudgedHeader } from '../headers/judgedHeader.ts';
import { ignoreColumn } from '../evidence/ignoreColumn.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Minimum number and share of IP addresses for a column of them. */
const [minAddresses, mostly] = [5, 0.9];

const isComputer = (value: string) => /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(value.trim());
const areComputers = ({ values }: JudgedHeader) =>
  values.length >= minAddresses && shareOf(values, isComputer) >= mostly;

const ofPositions = new Set<string>(['latitude', 'longitude', 'coordinates', 'timeZone']);

/**
 * Ignores positions and time zones beside IP addresses: in a list of subscribers they belong to the sign-up, not to the
 * company.
 */
export function ignorePositionsOfVisitors({ judged, mapped }: SheetColumns): void {
  if (!judged.some(areComputers)) return;
  for (const one of mapped.filter(({ field, rank }) => ofPositions.has(field) && rank >= 0))
    ignoreColumn(judged, mapped, one);
}
