import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Frames in which a page that is shown again may still be waiting for its list. */
const MAX_FRAMES = 120;

/**
 * Focuses the content of a page that is opened, and on the way back the link that the page was left by, so that the keyboard
 * and screen readers go on where they were.
 */
export function useFocusOfPage(content: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(pathname);
  /** By the key of the history entry, the address of the link that was followed from it. */
  const left = useRef(new Map<string, string>());

  useEffect(() => {
    const noteLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const href = link?.getAttribute('href');
      if (href && content.current?.contains(link)) left.current.set(key, href);
    };
    document.addEventListener('click', noteLink, true);
    return () => document.removeEventListener('click', noteLink, true);
  }, [key, content]);

  useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    // A panel that opens with the page takes the focus itself.
    if (document.activeElement?.closest('dialog[open]')) return undefined;
    const main = content.current;
    main?.focus({ preventScroll: true });
    const href = isBack ? left.current.get(key) : undefined;
    if (!main || href === undefined) return undefined;
    let frame = 0;
    let frames = 0;
    const focusLink = () => {
      // The visitor moved the focus meanwhile.
      if (document.activeElement !== main) return;
      const link = [...main.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
      frames += 1;
      if (link) link.focus({ preventScroll: true });
      else if (frames < MAX_FRAMES) frame = requestAnimationFrame(focusLink);
    };
    focusLink();
    return () => cancelAnimationFrame(frame);
  }, [pathname, key, isBack, content]);
}
