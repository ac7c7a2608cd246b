import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { BrowserList } from './storage/BrowserList.ts';
import {
  MAX_SAVED,
  placesFragment,
  readComparedIds,
  readPlacesFragment,
  savedListings,
} from './savedListings.ts';

const list = () => new BrowserList<{ id: number }>('a-list', 3, (value) => value as { id: number });
const place = (id: number) => ({ id, copy: null });

beforeEach(() => {
  window.localStorage.clear();
  savedListings.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a list of places in the browser', () => {
  it('is bounded, newest first, without duplicates', () => {
    const some = list();
    for (const id of [1, 2, 3, 2]) expect(some.add({ id })).toBe(true);
    expect(some.items().map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(some.add({ id: 4 })).toBe(false);
    expect(some.add({ id: 4 }, { replacesOldest: true })).toBe(true);
    expect(some.items().map(({ id }) => id)).toEqual([4, 2, 3]);
  });

  it('follows other tabs, and keeps what they wrote meanwhile', () => {
    const [here, there] = [list(), list()];
    const listener = jest.fn();
    const stop = here.subscribe(listener);
    here.add({ id: 1 });
    there.add({ id: 2 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'a-list' }));
    expect(here.items().map(({ id }) => id)).toEqual([2, 1]);
    expect(listener).toHaveBeenCalledTimes(2);
    there.add({ id: 3 });
    here.remove(1);
    expect(here.items().map(({ id }) => id)).toEqual([3, 2]);
    stop();
  });

  it('lasts for the page if storage is full or refused, with a notice', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const some = list();
    some.add({ id: 1 });
    some.add({ id: 2 });
    expect([some.items().length, some.isStored]).toEqual([2, false]);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(list().items()).toEqual([]);
  });

  it('survives any stored value', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((json) => `{"places":[${json},{"id":7}]}`),
        ),
        (text) => {
          window.localStorage.setItem('saved-places', text);
          window.dispatchEvent(new StorageEvent('storage', { key: 'saved-places' }));
          savedListings.add(place(5));
          expect(savedListings.items()[0]).toEqual(place(5));
          for (const { id } of savedListings.items()) expect(Number.isInteger(id)).toBe(true);
        },
      ),
    );
  });
});

describe('a link with places', () => {
  it('opens the same places in another browser', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), {
      minLength: 1,
      maxLength: MAX_SAVED,
    });
    fc.assert(fc.property(ids, (some) => expect(readPlacesFragment(placesFragment(some))).toEqual(some)));
  });

  it('opens nothing if it is damaged, and no more than the limit', () => {
    for (const text of ['', '#', '#places=', '#places=a..b', '#places=<b>', '#places=zzzzzzz', '#other=1'])
      expect([text, readPlacesFragment(text)]).toEqual([text, []]);
    expect(readPlacesFragment(placesFragment(Array.from({ length: 300 }, (_, i) => i + 1)))).toHaveLength(
      MAX_SAVED,
    );
    expect(readComparedIds('3.3.0.x.4.99999999999.5.6.7')).toEqual([3, 4, 5, 6]);
    expect(readComparedIds(null)).toEqual([]);
  });
});
