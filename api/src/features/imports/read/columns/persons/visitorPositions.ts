import { shareOf, type JudgedHeader } from '../headers/judgedHeader.ts';
import { leaveOutColumn } from '../evidence/leaveOutColumn.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Addresses from which a column is one of computers, and the share of them that must be. */
const [minAddresses, mostly] = [5, 0.9];

const isComputer = (value: string) => /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/.test(value.trim());
const areComputers = ({ values }: JudgedHeader) =>
  values.length >= minAddresses && shareOf(values, isComputer) >= mostly;

const ofPositions = new Set<string>(['latitude', 'longitude', 'coordinates', 'timeZone']);

/**
 * Leaves out positions and time zones beside addresses of computers: a list of subscribers has those from which somebody
 * signed up, and not those of their companies.
 */
export function leaveOutPositionsOfVisitors({ judged, mapped }: SheetColumns): void {
  if (!judged.some(areComputers)) return;
  for (const one of mapped.filter(({ field, rank }) => ofPositions.has(field) && rank >= 0))
    leaveOutColumn(judged, mapped, one);
}
