import { useSyncExternalStore } from 'react';
import type { BrowserList } from '../../lib/storage/BrowserList.ts';

const nothing: readonly never[] = [];

/** The items of a list in the browser, also as other tabs change it; none on the server. */
export function useBrowserList<Item extends { id: number }>(list: BrowserList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.items, () => nothing);
}
