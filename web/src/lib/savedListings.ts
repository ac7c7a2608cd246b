import { BrowserList } from './storage/BrowserList.ts';
import { StoredChoice } from './storage/StoredChoice.ts';

/** Data of a saved place for the offline page (api/assets/offline/offline.js), as of one time. */
export interface ListingCopy {
  name: string;
  kind: string | null;
  address: string | null;
  phone: string | null;
  /** The tel URI of the phone; missing in copies of earlier releases. */
  phoneLink?: string | null;
  /** Why it is closed temporarily or permanently; null if it is in business. */
  status?: string | null;
  /** Days with their times. */
  hours: [day: string, text: string][] | null;
  /** The next dates with hours of their own. */
  dates?: [date: string, text: string][];
  /** ISO time at which the server read it. */
  readAt: string;
}

export interface SavedListing {
  id: number;
  copy: ListingCopy | null;
}

/** Limit of `businessesByIds`. */
export const MAX_SAVED = 100;
const MAX_RECENT = 12;
export const MAX_COMPARED = 4;

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function readId(value: unknown): number | null {
  const { id } = record(value);
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}

function readCopy(value: unknown): ListingCopy | null {
  const { name, readAt } = record(value);
  return typeof name === 'string' && typeof readAt === 'string' ? (value as ListingCopy) : null;
}

export const savedListings = new BrowserList<SavedListing>('saved-places', MAX_SAVED, (value) => {
  const id = readId(value);
  return id === null ? null : { id, copy: readCopy(record(value)['copy']) };
});

export const recentListings = new BrowserList<{ id: number }>('recent-places', MAX_RECENT, (value) => {
  const id = readId(value);
  return id === null ? null : { id };
});

/** Whether this browser stores recently viewed listings; the visitor can switch it off. */
export const recentListingsChoice = new StoredChoice('recent-places-remembered', ['on', 'off']);

/** Fragment of a link that transfers listings to another browser. Fragments are not sent to the server. */
export function placesFragment(ids: readonly number[]): string {
  return `#places=${ids.map((id) => id.toString(36)).join('.')}`;
}

/** The distinct ids in such a fragment; none if it is another. */
export function readPlacesFragment(fragment: string): number[] {
  const text = /^#places=([0-9a-z]{1,6}(?:\.[0-9a-z]{1,6})*)$/.exec(fragment)?.[1];
  const ids = (text?.split('.') ?? []).map((part) => Number.parseInt(part, 36));
  return [...new Set(ids.filter((id) => readId({ id }) !== null))].slice(0, MAX_SAVED);
}

/** URL of a comparison. */
export function comparePath(ids: readonly number[]): string {
  return `/compare?ids=${ids.join('.')}`;
}

export function readComparedIds(text: string | null): number[] {
  const ids = (text ?? '')
    .split('.')
    .filter((part) => /^\d{1,10}$/.test(part))
    .map(Number);
  return [...new Set(ids.filter((id) => readId({ id }) !== null))].slice(0, MAX_COMPARED);
}
