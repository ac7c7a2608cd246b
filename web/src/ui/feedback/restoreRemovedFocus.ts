const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
/** Parts of a page with rows that can be removed. */
const list = 'tbody, ul, ol, [role=group], fieldset, form, section, dialog';

interface Place {
  element: Element;
  /** The lists around it, the innermost first, each with its number among the controls there. */
  lists: { element: Element; at: number }[];
}

/**
 * When the focused control is removed, for example with its row, focuses the control that took its place; if a dialog was opened from
 * the row, after the dialog has closed. A control that was disabled temporarily gets the focus back. Otherwise keyboard navigation
 * would restart at the top of the page. Returns a function that stops this.
 */
export function restoreRemovedFocus(main: HTMLElement): () => void {
  let last: Place | null = null;
  let lastOutsideDialogs: Place | null = null;
  const note = (target: EventTarget | null) => {
    last =
      target instanceof Element && target !== main && main.contains(target) ? placeOf(target, main) : null;
    if (!last?.element.closest('dialog')) lastOutsideDialogs = last;
  };
  const handleFocus = ({ target }: FocusEvent) => note(target);
  const handleBlur = ({ target }: FocusEvent) => {
    // A control that is removed is still in the document when it loses the focus.
    queueMicrotask(() => {
      if (last?.element === target && last.element.isConnected && !last.element.matches(':disabled'))
        last = null;
    });
  };
  const observer = new MutationObserver((records) => {
    if (document.activeElement !== document.body) return;
    const isDialogClosed = records.some(hasClosedDialog);
    if (isDialogClosed) last = lastOutsideDialogs;
    if (!last) {
      // The dialog was opened with the page, by its URL.
      if (isDialogClosed) focus(main);
      return;
    }
    const { element, lists } = last;
    if (element.isConnected) {
      if (!element.matches(':disabled')) focus(element);
      return;
    }
    last = null;
    const left = lists.find((one) => one.element.isConnected && one.element.querySelector(focusable));
    const controls = left ? [...left.element.querySelectorAll(focusable)] : [];
    focus(controls[Math.min(left?.at ?? 0, controls.length - 1)] ?? main);
  });
  note(document.activeElement);
  main.addEventListener('focusin', handleFocus);
  main.addEventListener('focusout', handleBlur);
  observer.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    main.removeEventListener('focusin', handleFocus);
    main.removeEventListener('focusout', handleBlur);
    observer.disconnect();
  };
}

const hasClosedDialog = ({ removedNodes }: MutationRecord) =>
  [...removedNodes].some(
    (node) => node instanceof Element && (node.matches('dialog') || node.querySelector('dialog') !== null),
  );

function focus(element: Element): void {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

function placeOf(element: Element, main: Element): Place {
  const lists: Place['lists'] = [];
  for (let around = element.closest(list); around && main.contains(around);) {
    lists.push({ element: around, at: [...around.querySelectorAll(focusable)].indexOf(element) });
    around = around.parentElement?.closest(list) ?? null;
  }
  return { element, lists };
}
