import type { ReactElement } from 'react';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import { styled } from '../theme/styled.tsx';
import { cva } from '../theme/styles.ts';

/** Milliseconds that a pointer rests before a tooltip shows. */
const DELAY = 700;
/** Milliseconds after a tooltip closed in which the next opens without delay. */
const SKIP = 300;
let lastClosed = Number.NEGATIVE_INFINITY;

const Anchor = styled('span', cva({ base: { position: 'relative', display: 'inline-flex' } }));

const Bubble = styled(
  'span',
  cva({
    base: {
      position: 'absolute',
      zIndex: 'float',
      px: '2.5',
      py: '1.5',
      borderRadius: 'small',
      bg: 'text',
      color: 'bg',
      textStyle: 'xs',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
    },
    variants: {
      side: {
        top: { bottom: 'calc(100% + {spacing.1.5})', left: '50%', transform: 'translateX(-50%)' },
        left: { right: 'calc(100% + {spacing.1.5})', top: '50%', transform: 'translateY(-50%)' },
      },
    },
    defaultVariants: { side: 'top' },
  }),
);

interface TooltipProps {
  text: string;
  side?: 'top' | 'left';
  /** One focusable element with its own accessible name. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/** Tooltip of a control: delayed under the pointer, immediate with the keyboard; Esc closes it. */
export function Tooltip({ text, side, children }: TooltipProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setIsShown(false);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('keydown', close);
      lastClosed = performance.now();
    };
  }, [isShown]);
  const show = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsShown(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setIsShown(false);
  };
  return (
    <Anchor
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') show(performance.now() - lastClosed < SKIP ? 0 : DELAY);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={hide}
    >
      {cloneElement(children, isShown ? { 'aria-describedby': id } : {})}
      {isShown ? (
        <Bubble id={id} role="tooltip" side={side}>
          {text}
        </Bubble>
      ) : null}
    </Anchor>
  );
}
