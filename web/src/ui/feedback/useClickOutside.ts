import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handlers of a dialog that closes by a click on its backdrop. A press inside that ends outside, as when selecting text,
 * must not close it, although browsers report a click on the dialog.
 */
export function useClickOutside(onClose: () => void) {
  const isPressedInside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isPressedInside.current = target !== currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && !isPressedInside.current) onClose();
    },
  };
}
