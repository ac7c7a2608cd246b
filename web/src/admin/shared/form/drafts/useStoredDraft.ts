import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { dropDraft, storeDraft, type Draft } from './draftStore.ts';

/** Wait after the last change. */
const PAUSE_MS = 250;

/** Stores unsaved work in this tab while it is typed; null without changes. It stops once the form is done. */
export function useStoredDraft<Stored extends Draft>(
  form: string,
  draft: Stored | null,
  isOver: RefObject<boolean>,
): void {
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
    const timer = setTimeout(() => write(form, latest.current, isOver.current), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  // On a fast exit, or a redirect to the login, the latest state is stored.
  useEffect(() => {
    const flush = () => write(form, latest.current, isOver.current);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [form, isOver]);
}

function write(form: string, draft: Draft | null, isOver: boolean): void {
  if (draft && !isOver) storeDraft(form, draft);
  else dropDraft(form);
}
