import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { DialogHead, DialogSheet } from '../../../ui/feedback/DialogSheet.tsx';
import { useClickOutside } from '../../../ui/feedback/useClickOutside.ts';
import { openModal } from '../../../ui/feedback/openModal.ts';
import { scrollLock } from '../../../ui/feedback/scrollLock.ts';
import { css } from '../../../ui/theme/styles.ts';

interface AdminDialogProps {
  title: string;
  /** Escape, the close button, or a click outside. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the primary one last. */
  actions?: ReactNode;
  isWide?: boolean;
}

/** A confirmation or a form over the screen. */
export function AdminDialog({ title, onClose, children, actions, isWide = false }: AdminDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    return dialog.current ? openModal(dialog.current) : undefined;
  }, []);
  return (
    <DialogSheet
      ref={dialog}
      width={isWide ? 'wide' : 'panel'}
      className={css(scrollLock, { textStyle: 'sm' })}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        // React lets it bubble, unlike the browser: that of a dialog inside is not of this one.
        if (event.target === event.currentTarget) onClose();
      }}
      {...useClickOutside(onClose)}
    >
      <chakra.div display="flex" flexDirection="column" minH="0">
        <DialogHead id={id} closeLabel="Kapat" onClose={onClose}>
          {title}
        </DialogHead>
        <chakra.div flex="1" minH="0" overflowY="auto" px="5" pt="1" pb="5">
          {children}
        </chakra.div>
        {actions ? (
          <chakra.div
            display="flex"
            flexWrap="wrap"
            justifyContent="flex-end"
            gap="2.5"
            px="5"
            py="3"
            borderTopWidth="1px"
            borderColor="line"
          >
            {actions}
          </chakra.div>
        ) : null}
      </chakra.div>
    </DialogSheet>
  );
}
