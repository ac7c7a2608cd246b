import { useRef, useState } from 'react';
import { dropDraft, readDraft, storeDraft, type Draft } from '../form/drafts/draftStore.ts';
import { useStoredDraft } from '../form/drafts/useStoredDraft.ts';
import { useOperator } from '../session/operatorContext.ts';

export interface Selection {
  selected: ReadonlySet<number>;
  select: (ids: ReadonlySet<number>) => void;
  /** Takes out rows that are no longer in the list. */
  drop: (ids: Iterable<number>) => void;
}

interface SelectedRows {
  conditions: string;
  ids: ReadonlySet<number>;
}

/**
 * The selected rows of a list. They belong to its conditions, on all of its pages: under others, whichever way led to them, no row is
 * selected. `readStored` returns the rows that are selected at first.
 */
export function useSelectedRows(conditions: string, readStored?: () => Iterable<number>): Selection {
  const [current, setCurrent] = useState<SelectedRows>(() => ({ conditions, ids: new Set(readStored?.()) }));
  if (current.conditions !== conditions) setCurrent({ conditions, ids: new Set() });
  return {
    selected: current.ids,
    select: (ids) => setCurrent({ conditions, ids }),
    drop: (ids) =>
      setCurrent((before) => {
        const left = new Set(before.ids);
        for (const id of ids) left.delete(id);
        return { ...before, ids: left };
      }),
  };
}

interface StoredSelection extends Draft {
  ids: number[];
  conditions: string;
}

const NAME = 'selected listings';

/**
 * The selected listings. They survive a reload and a login: the dialog of bulk edits has a URL, and without its rows it would be about
 * all listings.
 */
export function useSelection(conditions: string): Selection {
  const { userCode } = useOperator();
  const selection = useSelectedRows(conditions, () => {
    const stored = readDraft<StoredSelection>(NAME, userCode);
    return stored?.conditions === conditions ? stored.ids : [];
  });
  const isOver = useRef(false);
  const ids = [...selection.selected];
  useStoredDraft<StoredSelection>(NAME, ids.length > 0 ? { userCode, ids, conditions } : null, isOver);
  return selection;
}

/** Takes listings that another screen has merged or removed out of the stored selection. */
export function useDeselect(): (ids: readonly number[]) => void {
  const { userCode } = useOperator();
  return (gone) => {
    const stored = readDraft<StoredSelection>(NAME, userCode);
    if (!stored) return;
    const ids = stored.ids.filter((id) => !gone.includes(id));
    if (ids.length > 0) storeDraft<StoredSelection>(NAME, { ...stored, ids });
    else dropDraft(NAME);
  };
}
