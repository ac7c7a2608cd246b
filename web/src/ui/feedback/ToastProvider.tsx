import type { PointerEvent, ReactNode, RefObject } from 'react';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../form/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon, closeIcon, warnIcon } from '../icon/icons.ts';
import { useBarInset } from './useBarInset.ts';
import { css } from '../theme/styles.ts';

export interface ToastMessage {
  title: string;
  text?: string | undefined;
  tone?: 'positive' | 'danger';
  /** Action such as undo; a toast with an action stays longer. */
  action?: { label: string; onPress: () => void };
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/**
 * Shows a toast at the lower edge of the screen; a new one replaces the last. It covers only what can be scrolled into
 * view: the page reserves room for it, and it appears above bars and beside panels.
 */
export function useToast() {
  return use(ToastContext);
}

/** How long a message is shown. The time pauses while the pointer or focus is on it. */
const SHOWN_MS = 5000;
const SHOWN_WITH_ACTION_MS = 15_000;
/** Distance that a message is swiped before it closes. */
const SWIPE_PX = 50;
/** Moves the focus to the messages. */
const KEY = 'F8';

/** In a full-screen dialog, a message is part of the layout and covers nothing. */
const overHead = {
  position: 'static',
  order: -1,
  flex: 'none',
  w: 'auto',
  maxW: 'none',
  '& [data-toast]': { boxShadow: 'rest', m: '2' },
};
const inDialogs = {
  'dialog[data-modal] > &': { bottom: '4' },
  'dialog[data-modal][data-whole-window] > &': overHead,
  '@media (width < 48rem)': { 'dialog[data-modal] > &': overHead },
};

interface ToastProviderProps {
  children: ReactNode;
  closeLabel?: string;
  /** Accessible name of the region of messages. */
  regionLabel?: string;
}

export function ToastProvider({
  children,
  closeLabel = 'Close',
  regionLabel = 'Notifications',
}: ToastProviderProps) {
  const { toast, show, close, setIsHeld } = useTimedToast();
  const region = useRef<HTMLDivElement>(null);
  const { saveFocus, restoreFocus } = useFocusKey(region);
  useBarInset('--toast-bar', region, toast !== null);
  function leave() {
    const isInside = region.current?.contains(document.activeElement);
    close();
    if (isInside) restoreFocus();
  }
  return (
    <ToastContext value={show}>
      {children}
      {/* The messages alone may be moved elsewhere: what React puts beside them is beside their home. */}
      <div data-toast-home="">
        <div
          ref={region}
          data-toasts=""
          role="region"
          aria-label={`${regionLabel} (${KEY})`}
          tabIndex={-1}
          className={css(inDialogs, {
            position: 'fixed',
            zIndex: 'toast',
            right: { base: '4', md: 'calc(var(--side-panel, 0px) + {spacing.6})' },
            bottom: {
              base: 'calc(var(--bottom-bar, 0px) + var(--consent-bar, 0px) + {spacing.4})',
              lg: 'calc(var(--bottom-bar, 0px) + {spacing.4})',
            },
            left: { base: '4', md: 'auto' },
            w: { md: 'panel' },
            maxW: { md: 'calc(100vw - var(--side-panel, 0px) - {spacing.12})' },
            pointerEvents: toast ? undefined : 'none',
            borderRadius: 'card',
          })}
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={({ currentTarget, relatedTarget }) => {
            setIsHeld(true);
            if (!currentTarget.contains(relatedTarget)) saveFocus(relatedTarget);
          }}
          onBlur={() => setIsHeld(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // A dialog around it stays open.
            event.preventDefault();
            leave();
          }}
        >
          <div role={toast?.tone === 'danger' ? 'alert' : 'status'}>
            {toast ? <Toast key={toast.key} message={toast} closeLabel={closeLabel} onClose={leave} /> : null}
          </div>
        </div>
      </div>
    </ToastContext>
  );
}

/** The last message, until its time is over. The time pauses while the message is held. */
function useTimedToast() {
  const [toast, setToast] = useState<(ToastMessage & { key: number }) | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const show = useCallback((message: ToastMessage) => {
    setIsHeld(false);
    setToast((last) => ({ ...message, key: (last?.key ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setToast(null), toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  return { toast, show, close: () => setToast(null), setIsHeld };
}

/** Moves the focus to the messages by a key, and later back to the element that had it before. */
function useFocusKey(region: RefObject<HTMLElement | null>) {
  const previous = useRef<Element | null>(null);
  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => {
      if (key !== KEY || region.current?.contains(document.activeElement)) return;
      region.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [region]);
  const saveFocus = (element: Element | null) => {
    previous.current = element;
  };
  const restoreFocus = () => {
    const target = previous.current?.isConnected ? previous.current : document.querySelector('main');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
  return { saveFocus, restoreFocus };
}

interface ToastProps {
  message: ToastMessage;
  closeLabel: string;
  onClose: () => void;
}

function Toast({ message: { title, text, tone, action }, closeLabel, onClose }: ToastProps) {
  const failed = tone === 'danger';
  return (
    <Swipeable onAway={onClose}>
      <span
        className={css({
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          boxSize: '8',
          mt: '1.5',
          borderRadius: 'pill',
          bg: failed ? 'danger.soft' : 'positive.soft',
          color: failed ? 'danger' : 'positive',
        })}
      >
        <Icon path={failed ? warnIcon : checkIcon} size={18} />
      </span>
      <div
        className={css({
          flex: '1',
          minW: '0',
          py: '2',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '3',
          rowGap: '2',
          overflowWrap: 'anywhere',
        })}
      >
        <div className={css({ flex: '1 1 {sizes.stripItem}', minW: '0' })}>
          <p className={css({ fontWeight: 'bold' })}>{title}</p>
          {text ? <p className={css({ color: 'muted', textStyle: 'sm' })}>{text}</p> : null}
        </div>
        {action ? (
          <Button
            variant="tonal"
            size="sm"
            onClick={() => {
              onClose();
              action.onPress();
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={onClose}>
        <Icon path={closeIcon} size={18} />
      </Button>
    </Swipeable>
  );
}

/** A card that closes when it is swiped far enough to the right. */
function Swipeable({ onAway, children }: { onAway: () => void; children: ReactNode }) {
  const start = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const moved = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, event.clientX - start.current);
  const end = (event: PointerEvent) => {
    const distance = moved(event);
    start.current = null;
    setShift(0);
    if (distance >= SWIPE_PX) onAway();
  };
  return (
    <div
      data-toast=""
      className={css({
        display: 'flex',
        gap: '3',
        alignItems: 'flex-start',
        bg: 'surface',

        // Separates it from a dark table.
        borderWidth: '1px',
        borderColor: 'line',
        borderRadius: 'card',
        boxShadow: 'float',
        py: '2',
        pl: '4',
        pr: '2',
        touchAction: 'pan-y',
      })}
      style={shift > 0 ? { transform: `translateX(${shift}px)` } : undefined}
      onPointerDown={(event) => {
        if (event.button === 0) start.current = event.clientX;
      }}
      onPointerMove={(event) => start.current !== null && setShift(moved(event))}
      onPointerUp={end}
      onPointerCancel={() => {
        start.current = null;
        setShift(0);
      }}
    >
      {children}
    </div>
  );
}
