import type { SheetRow } from '../formats/sheetRow.ts';
import { degreesOf } from '../values/numberValue.ts';
import { orderOfDegrees } from '../place/completeLocation.ts';
import { readLocation } from '../values/readLocation.ts';
import { RowValues, type ColumnPlan } from './rowValues.ts';

const maxLookedAt = 100;
/** Rows that must show it, none of which shows the contrary. */
const minSwapped = 3;

/**
 * The columns of a table, with those of degrees exchanged where their headers lie: where rows that show their country say so,
 * those that do not are likely in the wrong country as well. `known` gathers the headers that lie, for further sheets of a file.
 */
export function withTrueDegrees(plan: ColumnPlan, rows: readonly SheetRow[], known: Set<string>): ColumnPlan {
  const [latitudes, longitudes] = [plan.get('latitude'), plan.get('longitude')];
  if (!latitudes || !longitudes) return plan;
  const orders = rows.slice(0, maxLookedAt).map((row) => {
    const values = new RowValues(row, plan);
    const position = {
      latitude: values.first('latitude', (text) => degreesOf(text, 90)),
      longitude: values.first('longitude', (text) => degreesOf(text, 180)),
    };
    return orderOfDegrees(
      position,
      readLocation(values),
      values.first('phone', (text) => text),
    );
  });
  const swapped = orders.filter((order) => order === 'swapped').length;
  const headers = [...latitudes, ...longitudes].map(({ header }) => header).join('\n');
  if (orders.includes('straight')) return plan;
  if (swapped >= minSwapped) known.add(headers);
  if (!known.has(headers)) return plan;
  return new Map(plan).set('latitude', longitudes).set('longitude', latitudes);
}
