import type { ComponentProps, MouseEvent } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  onAct: () => Promise<unknown>;
}

/**
 * A button that ignores presses until what it began is done, and the second click of a double click: by then, the button may
 * be that of the next row, or undo what the first click did. It keeps the focus.
 */
export function ActionButton({ onAct, ...button }: ActionButtonProps) {
  const isBusy = useRef(false);
  const [isShownBusy, setShownBusy] = useState(false);
  async function handleClick({ detail }: MouseEvent) {
    if (isBusy.current || detail > 1) return;
    isBusy.current = true;
    setShownBusy(true);
    try {
      await onAct();
    } finally {
      isBusy.current = false;
      setShownBusy(false);
    }
  }
  return (
    <Button
      {...button}
      aria-disabled={isShownBusy || undefined}
      onClick={(event) => void handleClick(event)}
    />
  );
}
