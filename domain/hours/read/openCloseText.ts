/** An entry of an export that states its hours in parts. */
type Entry = Readonly<Record<string, unknown>>;

const midnight = /^0?0:?00(?::00)?$/;
const lastMinute = /^(?:23:?59(?::\d\d)?|24:?00(?::00)?)$/;

/**
 * The text of an opening and a closing time that an entry states as two values. As schema.org writes them, a day from midnight
 * to midnight is closed, and one until its last minute is open all day.
 */
export function openingText(open: string, close: string): string {
  if (midnight.test(open.trim()) && midnight.test(close.trim())) return 'Closed';
  return midnight.test(open.trim()) && lastMinute.test(close.trim()) ? 'Open 24 hours' : `${open}-${close}`;
}

const isTrue = (value: unknown) =>
  value === true || (typeof value === 'string' && /^(?:true|yes|1)$/i.test(value));
const isFalse = (value: unknown) =>
  value === false || (typeof value === 'string' && /^(?:false|no|0)$/i.test(value));

/** Whether a flag of an entry says that the place is closed. */
export const isFlaggedClosed = (entry: Entry): boolean =>
  ['closed', 'isClosed', 'is_closed'].some((name) => Object.hasOwn(entry, name) && isTrue(entry[name])) ||
  ['isOpen', 'is_open', 'open'].some((name) => Object.hasOwn(entry, name) && isFalse(entry[name]));

const openNames = ['open', 'opens', 'start', 'from', 'openTime', 'open_time', 'openingTime', 'opening_time'];
const closeNames = ['close', 'closes', 'end', 'to', 'closeTime', 'close_time', 'closingTime', 'closing_time'];

/** `{ open: '09:00', close: '17:00' }` in the words of several tools; undefined for any other entry. */
export function openCloseText(value: object): string | undefined {
  const entry = value as Entry;
  if (isFlaggedClosed(entry)) return 'Closed';
  const first = (names: readonly string[]) =>
    names
      .map((name) => (Object.hasOwn(entry, name) ? entry[name] : undefined))
      .find((part) => typeof part === 'string' && part !== '');
  const open = first(openNames);
  const close = first(closeNames);
  return typeof open === 'string' && typeof close === 'string' ? openingText(open, close) : undefined;
}
