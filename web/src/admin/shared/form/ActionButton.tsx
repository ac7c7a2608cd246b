import type { ComponentProps } from 'react';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'disabled'> {
  onAct: () => Promise<unknown>;
}

/** A button that ignores presses until what it began is done, such as the second one of a double click. It keeps the focus. */
export function ActionButton({ onAct, ...button }: ActionButtonProps) {
  const isBusy = useRef(false);
  const [isShownBusy, setShownBusy] = useState(false);
  async function handleClick() {
    if (isBusy.current) return;
    isBusy.current = true;
    setShownBusy(true);
    try {
      await onAct();
    } finally {
      isBusy.current = false;
      setShownBusy(false);
    }
  }
  return <Button {...button} aria-disabled={isShownBusy || undefined} onClick={() => void handleClick()} />;
}
