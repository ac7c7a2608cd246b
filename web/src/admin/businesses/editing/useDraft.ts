import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Draft, DraftKey } from './draftStore.ts';
import { dropDraft, keepDraft } from './draftStore.ts';

/** Wait after the last change, in ms. */
const PAUSE = 250;

/** Stores unsaved work in this tab while it is typed; null without changes. It stops once the form is done. */
export function useDraft(key: DraftKey, draft: Draft | null, isOver: RefObject<boolean>): void {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    const timer = setTimeout(() => write(key, latest.current, isOver.current), PAUSE);
    return () => clearTimeout(timer);
  });
  // On a fast exit, or a redirect to the login, the latest state is stored.
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
