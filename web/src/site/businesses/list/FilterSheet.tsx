import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { useClickOutside } from '../../../ui/feedback/useClickOutside.ts';
import { openModal } from '../../../ui/feedback/openModal.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { closeIcon } from '../../../ui/icon/icons.ts';
import { scrollLock } from '../../../ui/feedback/scrollLock.ts';
import { css } from '../../../ui/theme/styles.ts';

interface FilterSheetProps {
  onClose: () => void;
  onClear: () => void;
  /** Label of the button that shows the results. */
  doneLabel: string;
  children: ReactNode;
}

/** Filters over the list on a phone. The browser's own dialog keeps the focus in and closes on Esc. */
export function FilterSheet({ onClose, onClear, doneLabel, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);
  return (
    <dialog
      ref={dialog}
      data-whole-window=""
      aria-labelledby="filter-sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...useClickOutside(onClose)}
      className={css(scrollLock, {
        '&::backdrop': { background: 'rgb(20 14 8 / .5)' },
        '&[open]': { display: 'flex', flexDirection: 'column' },
        position: 'fixed',
        inset: '0',
        w: 'full',
        maxW: 'full',
        h: 'full',
        maxH: 'full',
        bg: 'transparent',
        color: 'text',
        overflow: 'hidden',
      })}
    >
      <div
        className={css({
          flex: '1',
          minH: '0',
          mt: '14',
          display: 'flex',
          flexDirection: 'column',
          bg: 'bg',
          borderTopRadius: 'card',
        })}
      >
        <div
          className={css({
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            pl: '5',
            pr: '2',
            py: '2',
          })}
        >
          <h2 id="filter-sheet-title" className={css({ textStyle: 'lg', fontWeight: 'bold' })}>
            Filters
          </h2>
          <Button variant="ghost" size="icon" aria-label="Close" onClick={onClose}>
            <Icon path={closeIcon} size={22} />
          </Button>
        </div>
        <div className={css({ flex: '1', overflowY: 'auto', px: '5', pb: '6' })}>{children}</div>
        <div
          className={css({
            display: 'flex',
            flexWrap: 'wrap',
            gap: '2.5',
            px: '5',
            pt: '3',
            pb: 'calc({spacing.4} + env(safe-area-inset-bottom))',
            bg: 'surface',
            boxShadow: 'float',
          })}
        >
          <Button variant="ghost" onClick={onClear}>
            Clear all
          </Button>
          <Button className={css({ flex: '1' })} onClick={onClose}>
            {doneLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
