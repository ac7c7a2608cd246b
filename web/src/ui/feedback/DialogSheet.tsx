import type { ReactNode } from 'react';
import { Button } from '../form/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon } from '../icon/icons.ts';
import { styled } from '../theme/styled.tsx';
import { css, cva } from '../theme/styles.ts';

/** A native modal dialog, which traps and restores the focus: at the lower edge on phones, else centred. */
export const DialogSheet = styled(
  'dialog',
  cva({
    base: {
      m: 'auto',
      mb: { base: '0', md: 'auto' },
      // Toasts appear below it, or on a phone above its heading.
      top: { md: '10' },
      bottom: { md: 'calc({spacing.26} + {spacing.4})' },
      w: 'full',
      maxH: { base: '94dvh', md: 'calc(100dvh - {spacing.26} - {spacing.14})' },
      overflow: 'hidden',
      '&[open]': { display: 'flex', flexDirection: 'column' },
      bg: 'surface',
      color: 'text',
      borderRadius: 'card',
      borderBottomRadius: { base: '0', md: 'card' },
      boxShadow: 'float',
      '&::backdrop': { background: 'rgb(20 14 8 / .5)' },
    },
    variants: {
      width: {
        panel: { maxW: { base: 'full', md: 'panel' } },
        wide: { maxW: { base: 'full', md: 'dialogWide' } },
      },
    },
    defaultVariants: { width: 'panel' },
  }),
);

interface DialogHeadProps {
  /** Id of the heading, which names the dialog. */
  id: string;
  children: ReactNode;
  closeLabel: string;
  onClose: () => void;
}

export function DialogHead({ id, children, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div
      className={css({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '3',
        pl: '5',
        pr: '2',
        pt: '2',
      })}
    >
      <h2
        id={id}
        className={css({ textStyle: 'lg', fontWeight: 'bold', minW: '0', overflowWrap: 'anywhere' })}
      >
        {children}
      </h2>
      <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose}>
        <Icon path={closeIcon} size={22} />
      </Button>
    </div>
  );
}
