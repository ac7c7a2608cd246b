import type { SheetRow } from '../../formats/sheetRow.ts';
import { coordinateOf } from '../../values/numbers/numberValue.ts';
import { orderByLanguage, coordinateOrder } from '../../location/completeLocation.ts';
import { readLocation } from '../../values/location/readLocation.ts';
import { isOfGeometry, pairUnder, type Position } from '../../values/location/readPosition.ts';
import { RowValues, type ColumnPlan } from '../rowValues.ts';

const maxLookedAt = 100;
/** Minimum number of rows that show swapped coordinates, with none that contradicts. */
const minSwapped = 3;

/**
 * The columns of a table, with latitude and longitude swapped back if their headers are wrong, and pairs reversed if the longitude
 * comes first. Rows with a known country decide for all. `known` collects the wrong headers, for further sheets of the file.
 */
export function withOrderedCoordinates(
  plan: ColumnPlan,
  rows: readonly SheetRow[],
  known: Set<string>,
): ColumnPlan {
  const [latitudes, longitudes] = [plan.get('latitude'), plan.get('longitude')];
  const pairs = plan.get('coordinates');
  const areApart = latitudes !== undefined && longitudes !== undefined;
  const columns = areApart ? [...latitudes, ...longitudes] : pairs;
  if (!columns) return plan;
  const orders = rows.slice(0, maxLookedAt).map((row) => {
    const values = new RowValues(row, plan);
    const position = areApart
      ? {
          latitude: values.first('latitude', (text) => coordinateOf(text, 90)),
          longitude: values.first('longitude', (text) => coordinateOf(text, 180)),
        }
      : (values.first('coordinates', pairUnder) ?? { latitude: null, longitude: null });
    const order = areApart ? orderBesideGeometry(values, position) : null;
    if (order !== null) return order;
    const stated = readLocation(values);
    const phone = values.first('phone', (text) => text);
    return (
      coordinateOrder(position, stated, phone) ?? orderByLanguage(position, stated.address ?? stated.street)
    );
  });
  const swapped = orders.filter((order) => order === 'swapped').length;
  const headers = columns.map(({ header }) => header).join('\n');
  if (orders.includes('straight')) return plan;
  if (swapped >= minSwapped) known.add(headers);
  if (!known.has(headers)) return plan;
  const turned = new Map(plan);
  if (areApart) return turned.set('latitude', longitudes).set('longitude', latitudes);
  turned.delete('coordinates');
  return turned.set('reversedCoordinates', columns);
}

/** The order of coordinates, by a geometry column with the same values, whose order is known. */
function orderBesideGeometry(
  values: RowValues,
  { latitude, longitude }: Position,
): 'straight' | 'swapped' | null {
  const pair = values.first('coordinates', (text, header) =>
    isOfGeometry(header) ? pairUnder(text, header) : null,
  );
  if (pair === null || pair.latitude === pair.longitude) return null;
  if (pair.latitude === latitude && pair.longitude === longitude) return 'straight';
  return pair.latitude === longitude && pair.longitude === latitude ? 'swapped' : null;
}
