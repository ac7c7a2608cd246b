import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Draft, DraftKey } from './draftStore.ts';
import { dropDraft, keepDraft } from './draftStore.ts';

/** Wait after the last change, in ms. */
const PAUSE = 250;

/** Keeps unsaved work in this tab while it is typed; null is none. Once it is over, nothing is kept any more. */
export function useDraft(key: DraftKey, draft: Draft | null, isOver: RefObject<boolean>): void {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    const timer = setTimeout(() => write(key, latest.current, isOver.current), PAUSE);
    return () => clearTimeout(timer);
  });
  // Whoever leaves faster than that, or is led to the login, takes the newest state along.
  useEffect(() => {
    const flush = () => write(key, latest.current, isOver.current);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [key, isOver]);
}

function write(key: DraftKey, draft: Draft | null, isOver: boolean): void {
  if (draft && !isOver) keepDraft(key, draft);
  else dropDraft(key);
}
