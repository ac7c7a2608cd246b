import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handlers of a dialog that closes by a click on its backdrop. A press inside that ends outside, as when selecting text,
 * must not close it, although browsers report a click on the dialog. Neither must the second click of a double click on
 * the button that opened it.
 */
export function useClickOutside(onClose: () => void) {
  const isPressedInside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isPressedInside.current = target !== currentTarget;
    },
    onClick: ({ target, currentTarget, detail }: MouseEvent) => {
      if (target === currentTarget && !isPressedInside.current && detail < 2) onClose();
    },
  };
}
