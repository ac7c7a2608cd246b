import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { closeDialog } from '../../../ui/feedback/closeDialog.ts';
import { openModal } from '../../../ui/feedback/openModal.ts';
import { useMediaQuery } from '../page/useMediaQuery.ts';

function openBeside(dialog: HTMLDialogElement): () => void {
  dialog.show();
  return () => closeDialog(dialog);
}

interface SidePanelProps {
  /** Id of the heading inside that names it. */
  labelledBy: string;
  onClose: () => void;
  children: ReactNode;
}

/** At the right of the list on wide screens, where both can be used; over it on narrower ones, and all of a phone. */
export function SidePanel({ labelledBy, onClose, children }: SidePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBeside = useMediaQuery('(min-width: 75rem)');
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const close = isBeside ? openBeside(element) : openModal(element);
    document.getElementById(labelledBy)?.focus();
    return close;
  }, [isBeside, labelledBy]);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        // React lets that of a dialog inside bubble.
        if (event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        // A dialog over the panel and an open list handle Escape themselves.
        const isOwn = (event.target as Element).closest('dialog') === dialog.current;
        if (event.key === 'Escape' && isBeside && isOwn && !event.defaultPrevented) onClose();
      }}
      position="fixed"
      inset="0"
      left="auto"
      zIndex="overlay"
      m="0"
      w="full"
      maxW={{ base: 'full', md: 'panel' }}
      h="100dvh"
      maxH="100dvh"
      overflow="hidden"
      bg="surface"
      color="text"
      textStyle="sm"
      boxShadow="float"
      css={{
        '&::backdrop': { background: 'rgb(20 14 8 / .5)' },
        '&[open]': { display: 'flex', flexDirection: 'column' },
        'body:has(&:modal)': { overflow: 'hidden' },
        'html:has(&[open])': { '--side-panel': { base: '0px', md: '{sizes.panel}' } },
      }}
    >
      <chakra.div display="flex" flexDirection="column" flex="1" minH="0">
        {children}
      </chakra.div>
    </chakra.dialog>
  );
}
