import { useRef, useState } from 'react';
import { dropDraft, readDraft, storeDraft, type Draft } from '../form/draftStore.ts';
import { useStoredDraft } from '../form/useStoredDraft.ts';
import { useOperator } from '../session/operatorContext.ts';

export interface Selection {
  selected: ReadonlySet<number>;
  select: (ids: ReadonlySet<number>) => void;
  /** Takes out rows that are no longer in the list. */
  drop: (ids: Iterable<number>) => void;
}

interface Ticked {
  conditions: string;
  ids: ReadonlySet<number>;
}

/**
 * The ticked rows of a list. They belong to its conditions, on all of its pages: under others, whichever way led to them, no row is
 * ticked. `readStored` returns the rows that are ticked at first.
 */
export function useTickedRows(conditions: string, readStored?: () => Iterable<number>): Selection {
  const [ticked, setTicked] = useState<Ticked>(() => ({ conditions, ids: new Set(readStored?.()) }));
  if (ticked.conditions !== conditions) setTicked({ conditions, ids: new Set() });
  return {
    selected: ticked.ids,
    select: (ids) => setTicked({ conditions, ids }),
    drop: (ids) =>
      setTicked((before) => {
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
 * The ticked listings. They survive a reload and a login: the dialog of bulk edits has a URL, and without its rows it would be about
 * all listings.
 */
export function useSelection(conditions: string): Selection {
  const { userCode } = useOperator();
  const selection = useTickedRows(conditions, () => {
    const stored = readDraft<StoredSelection>(NAME, userCode);
    return stored?.conditions === conditions ? stored.ids : [];
  });
  const isOver = useRef(false);
  const ids = [...selection.selected];
  useStoredDraft<StoredSelection>(NAME, ids.length > 0 ? { userCode, ids, conditions } : null, isOver);
  return selection;
}

/** Takes listings that another screen has merged or removed out of the stored selection. */
export function useForgetSelected(): (ids: readonly number[]) => void {
  const { userCode } = useOperator();
  return (gone) => {
    const stored = readDraft<StoredSelection>(NAME, userCode);
    if (!stored) return;
    const ids = stored.ids.filter((id) => !gone.includes(id));
    if (ids.length > 0) storeDraft<StoredSelection>(NAME, { ...stored, ids });
    else dropDraft(NAME);
  };
}
