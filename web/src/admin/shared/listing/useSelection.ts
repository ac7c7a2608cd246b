import { useRef, useState } from 'react';
import { readDraft, type Draft } from '../form/draftStore.ts';
import { useStoredDraft } from '../form/useStoredDraft.ts';
import { useOperator } from '../session/operatorContext.ts';

interface StoredSelection extends Draft {
  ids: number[];
}

const NAME = 'selected listings';

/**
 * The ticked rows. They survive a reload and a login: the dialog of bulk edits has a URL, and without its rows it would be about
 * all listings.
 */
export function useSelection(): [ReadonlySet<number>, (selected: ReadonlySet<number>) => void] {
  const { userCode } = useOperator();
  const [selected, setSelected] = useState<ReadonlySet<number>>(
    () => new Set(readDraft<StoredSelection>(NAME, userCode)?.ids),
  );
  const isOver = useRef(false);
  const draft: StoredSelection | null = selected.size > 0 ? { userCode, ids: [...selected] } : null;
  useStoredDraft(NAME, draft, isOver);
  return [selected, setSelected];
}
