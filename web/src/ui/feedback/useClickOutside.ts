import { useRef, type MouseEvent, type PointerEvent } from 'react';

/**
 * Handlers of a dialog that closes by a click on its backdrop. A press inside it that ends outside, as when text is selected
 * with the mouse, is a click on the dialog as well, but no wish to close it.
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
