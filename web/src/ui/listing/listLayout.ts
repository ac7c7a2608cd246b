import { useSyncExternalStore } from 'react';
import { StoredChoice } from '../../lib/storage/StoredChoice.ts';

/** Photos above the words, some beside each other; or small photos beside the words, one below the other. */
export type ListLayout = 'cards' | 'rows';

/**
 * The layout of all lists, chosen in this browser. The attribute chooses between the rules of layoutStyles.ts;
 * earlyListLayout.ts sets it before the first paint.
 */
const chosenLayout = new StoredChoice<ListLayout>('list-layout', ['cards', 'rows'], (layout) => {
  document.documentElement.dataset['listLayout'] = layout;
});

export function chooseLayout(layout: ListLayout): void {
  chosenLayout.choose(layout);
}

/** Null on the server, and where none was chosen. */
export function useListLayout(): ListLayout | null {
  return useSyncExternalStore(chosenLayout.subscribe, chosenLayout.value, () => null);
}
