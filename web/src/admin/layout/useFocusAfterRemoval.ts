import { useEffect, type RefObject } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
/** Parts of a screen in which rows come and go. */
const list = 'tbody, ul, ol, [role=group], form, section, dialog';

interface Place {
  element: Element;
  /** The lists around it, the innermost first, each with its number among the controls there. */
  lists: { element: Element; at: number }[];
}

/**
 * When the control with the focus is removed, as with the row that it deletes, focuses the control that took its place. Else the
 * keyboard would start over at the top of the page.
 */
export function useFocusAfterRemoval(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = content.current;
    if (!main) return undefined;
    let last: Place | null = null;
    const handleFocus = ({ target }: FocusEvent) => {
      last = target instanceof Element && target !== main ? placeOf(target, main) : null;
    };
    const handleBlur = ({ target }: FocusEvent) => {
      // A control that is removed is still in the document when it loses the focus.
      queueMicrotask(() => {
        if (last?.element === target && last.element.isConnected) last = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const { lists } = last;
      last = null;
      const left = lists.find(({ element }) => element.isConnected && element.querySelector(focusable));
      const controls = left ? [...left.element.querySelectorAll<HTMLElement>(focusable)] : [];
      (controls[Math.min(left?.at ?? 0, controls.length - 1)] ?? main).focus({ preventScroll: true });
    });
    main.addEventListener('focusin', handleFocus);
    main.addEventListener('focusout', handleBlur);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      main.removeEventListener('focusin', handleFocus);
      main.removeEventListener('focusout', handleBlur);
      observer.disconnect();
    };
  }, [content]);
}

function placeOf(element: Element, main: Element): Place {
  const lists: Place['lists'] = [];
  for (let around = element.closest(list); around && main.contains(around);) {
    lists.push({ element: around, at: [...around.querySelectorAll(focusable)].indexOf(element) });
    around = around.parentElement?.closest(list) ?? null;
  }
  return { element, lists };
}
