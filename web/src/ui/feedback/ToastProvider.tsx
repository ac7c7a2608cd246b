import { chakra } from '@chakra-ui/react';
import type { PointerEvent, ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../form/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon, closeIcon, warnIcon } from '../icon/icons.ts';

export interface ToastMessage {
  title: string;
  text?: string | undefined;
  tone?: 'positive' | 'danger';
  /** What can be done about it, such as taking it back; such a message stays longer. */
  action?: { label: string; onPress: () => void };
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a message at the edge of the screen; a new one takes the place of the last. */
export function useToast() {
  return use(ToastContext);
}

/** How long a message stays, in ms. It waits while somebody points at it or is inside it. */
const STAY = 5000;
const STAY_WITH_ACTION = 15_000;
/** Px that a message is pushed aside before it goes. */
const SWIPE = 50;
/** Moves the focus to the messages. */
const KEY = 'F8';

interface ToastProviderProps {
  children: ReactNode;
  closeLabel?: string;
  /** Name of the place where messages show. */
  regionLabel?: string;
}

export function ToastProvider({
  children,
  closeLabel = 'Close',
  regionLabel = 'Notifications',
}: ToastProviderProps) {
  const [toast, setToast] = useState<(ToastMessage & { key: number }) | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const show = useCallback((message: ToastMessage) => {
    setIsHeld(false);
    setToast((last) => ({ ...message, key: (last?.key ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setToast(null), toast.action ? STAY_WITH_ACTION : STAY);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => event.key === KEY && region.current?.focus();
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const failed = toast?.tone === 'danger';
  return (
    <ToastContext value={show}>
      {children}
      {/* The messages alone may be moved elsewhere: what React puts beside them stands beside their home. */}
      <div data-toast-home="">
        <chakra.div
          ref={region}
          data-toasts=""
          role="region"
          aria-label={`${regionLabel} (${KEY})`}
          tabIndex={-1}
          position="fixed"
          zIndex="toast"
          top="4"
          right="4"
          left={{ base: '4', md: 'auto' }}
          w={{ md: 'toast' }}
          pointerEvents={toast ? undefined : 'none'}
          borderRadius="card"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // A dialog around it stays open.
            event.preventDefault();
            setToast(null);
          }}
        >
          <div role={failed ? 'alert' : 'status'}>
            {toast ? (
              <Swipeable key={toast.key} onAway={() => setToast(null)}>
                <chakra.span
                  display="grid"
                  placeItems="center"
                  flex="none"
                  boxSize="8"
                  mt="1.5"
                  borderRadius="pill"
                  bg={failed ? 'danger.soft' : 'positive.soft'}
                  color={failed ? 'danger' : 'positive'}
                >
                  <Icon path={failed ? warnIcon : checkIcon} size={18} />
                </chakra.span>
                <chakra.div flex="1" minW="0" py="2" overflowWrap="anywhere">
                  <chakra.p fontWeight="bold">{toast.title}</chakra.p>
                  {toast.text ? (
                    <chakra.p color="muted" textStyle="sm">
                      {toast.text}
                    </chakra.p>
                  ) : null}
                  {toast.action ? (
                    <Button
                      variant="tonal"
                      size="sm"
                      mt="2"
                      onClick={() => {
                        setToast(null);
                        toast.action?.onPress();
                      }}
                    >
                      {toast.action.label}
                    </Button>
                  ) : null}
                </chakra.div>
                <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={() => setToast(null)}>
                  <Icon path={closeIcon} size={18} />
                </Button>
              </Swipeable>
            ) : null}
          </div>
        </chakra.div>
      </div>
    </ToastContext>
  );
}

/** A card that goes when it is pushed far enough to the right. */
function Swipeable({ onAway, children }: { onAway: () => void; children: ReactNode }) {
  const start = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const moved = (event: PointerEvent) =>
    start.current === null ? 0 : Math.max(0, event.clientX - start.current);
  const end = (event: PointerEvent) => {
    const distance = moved(event);
    start.current = null;
    setShift(0);
    if (distance >= SWIPE) onAway();
  };
  return (
    <chakra.div
      display="flex"
      gap="3"
      alignItems="flex-start"
      bg="surface"
      borderRadius="card"
      boxShadow="float"
      py="3"
      pl="4"
      pr="2"
      touchAction="pan-y"
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
    </chakra.div>
  );
}
