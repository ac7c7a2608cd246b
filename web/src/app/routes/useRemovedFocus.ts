import { useEffect, type RefObject } from 'react';

/** Leaves the focus where it was when its control is removed. Loaded with the first key, since others need it not. */
export function useRemovedFocus(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const load = () => {
      void import('../../ui/feedback/restoreRemovedFocus.ts').then(
        ({ restoreRemovedFocus }) => {
          if (content.current && !isLeft) stop = restoreRemovedFocus(content.current);
        },
        // The page works without it.
        () => undefined,
      );
    };
    document.addEventListener('keydown', load, { once: true });
    return () => {
      isLeft = true;
      document.removeEventListener('keydown', load);
      stop?.();
    };
  }, [content]);
}
