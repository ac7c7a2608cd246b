import type { SheetRow } from '../../formats/sheetRow.ts';
import { kilometresBetween } from '../../../../../lib/gazetteer/gazetteer.ts';
import { linkOf } from '../../values/linkValue.ts';
import { isLabelled } from '../../details/labelledLinks.ts';
import { readLocation } from '../../values/location/readLocation.ts';
import { readMapLink } from '../../values/placeIds.ts';
import { readPosition, type Position } from '../../values/location/readPosition.ts';
import { RowValues, type ColumnPlan } from '../rowValues.ts';

const maxLookedAt = 100;

/** Distance (km) from which on a map link contradicts the columns, and minimum number of such rows. */
const farKm = 0.3;
const minLinked = 5;

/** Minimum number of rows with a postal code, for comparing those that share a position. */
const minCoded = 4;

/** Minimum share of such rows. */
const mostly = 0.5;

const fields = ['latitude', 'longitude', 'coordinates', 'reversedCoordinates'] as const;

interface Placed {
  /** The position of the columns as a key; '' if the row has none. */
  key: string;
  position: Position;
  linked: Position;
  code: string | null;
}

/**
 * The columns of a table, without coordinates that are the centre of a scraper's map view rather than positions of listings: rows
 * share them although their map links lead to different places, or their addresses have different postal codes.
 */
export function withoutViews(plan: ColumnPlan, rows: readonly SheetRow[]): ColumnPlan {
  if (!fields.some((field) => plan.has(field))) return plan;
  const placed = rows
    .slice(0, maxLookedAt)
    .map((row) => placedRow(new RowValues(row, plan)))
    .filter(({ key }) => key !== '');
  if (!areApartFromLinks(placed) && !areSharedByCodes(placed)) return plan;
  const others = new Map(plan);
  for (const field of fields) others.delete(field);
  return others;
}

const nowhere = { latitude: null, longitude: null };

function placedRow(values: RowValues): Placed {
  const position = readPosition(values, { ...readMapLink(null), ...nowhere }, true);
  const { address, street, postalCode } = readLocation(values);
  return {
    key: position.latitude === null ? '' : `${position.latitude},${position.longitude}`,
    position,
    linked: readMapLink(
      values.first('locationLink', linkOf) ??
        values.first('anyLink', (text) => (isLabelled(text) ? null : linkOf(text))),
    ),
    code: postalCode ?? (address ?? street ?? '').match(/(?<![\d-])\d{4,7}(?![\d-])/g)?.at(-1) ?? null,
  };
}

/** Whether most links lead elsewhere, to more places than the columns have positions. */
function areApartFromLinks(placed: readonly Placed[]): boolean {
  const linked = placed.filter(({ linked: { latitude } }) => latitude !== null);
  if (linked.length < minLinked) return false;
  const isApart = ({ position: own, linked: other }: Placed) =>
    own.latitude !== null &&
    own.longitude !== null &&
    other.latitude !== null &&
    other.longitude !== null &&
    kilometresBetween(
      { latitude: own.latitude, longitude: own.longitude },
      { latitude: other.latitude, longitude: other.longitude },
    ) >= farKm;
  const ofLinks = new Set(linked.map((one) => `${one.linked.latitude},${one.linked.longitude}`));
  return (
    linked.filter(isApart).length > linked.length * mostly &&
    ofLinks.size > new Set(linked.map(({ key }) => key)).size
  );
}

/** Whether most rows share their position with one of another postal code. */
function areSharedByCodes(placed: readonly Placed[]): boolean {
  const codes = new Map<string, Set<string>>();
  const coded = placed.filter(({ code }) => code !== null);
  for (const { key, code } of coded) codes.set(key, (codes.get(key) ?? new Set()).add(code ?? ''));
  const shared = coded.filter(({ key }) => (codes.get(key)?.size ?? 0) > 1);
  return coded.length >= minCoded && shared.length > coded.length * mostly;
}
