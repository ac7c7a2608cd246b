import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { closeIcon } from '../components/icons.ts';
import { openModal } from './openModal.ts';

interface AdminDialogProps {
  title: string;
  /** Escape, the cross, or a press beside it. */
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the one that goes on at the end. */
  actions?: ReactNode;
  isWide?: boolean;
}

/** A question or a form over the screen. The browser's own dialog keeps the focus in and gives it back. */
export function AdminDialog({ title, onClose, children, actions, isWide = false }: AdminDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    return dialog.current ? openModal(dialog.current) : undefined;
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      m="auto"
      mb={{ base: '0', md: 'auto' }}
      w="full"
      maxW={{ base: 'full', md: isWide ? 'dialogWide' : 'panel' }}
      maxH={{ base: '94dvh', md: '86dvh' }}
      overflow="hidden"
      bg="surface"
      color="text"
      textStyle="sm"
      borderRadius="card"
      borderBottomRadius={{ base: '0', md: 'card' }}
      boxShadow="float"
      css={{
        '&::backdrop': { background: 'rgb(20 14 8 / .5)' },
        'body:has(&[open])': { overflow: 'hidden' },
      }}
    >
      <chakra.div display="flex" flexDirection="column" maxH="inherit">
        <chakra.div
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          pl="5"
          pr="2"
          pt="2"
        >
          <chakra.h2 id={id} textStyle="lg" fontWeight="bold">
            {title}
          </chakra.h2>
          <Button variant="ghost" size="icon" aria-label="Kapat" onClick={onClose}>
            <Icon path={closeIcon} />
          </Button>
        </chakra.div>
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
    </chakra.dialog>
  );
}
