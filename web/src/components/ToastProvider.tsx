import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { checkIcon, closeIcon, warnIcon } from './icons.ts';

export interface ToastMessage {
  title: string;
  text?: string;
  tone?: 'positive' | 'danger';
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Shows a message at the edge of the screen; a new one takes the place of the last. */
export function useToast() {
  return use(ToastContext);
}

/** How long a success stays, in ms. A failure stays until it is closed. */
const STAY = 6000;

interface ToastProviderProps {
  children: ReactNode;
  closeLabel?: string;
}

export function ToastProvider({ children, closeLabel = 'Close' }: ToastProviderProps) {
  const [toast, setToast] = useState<(ToastMessage & { key: number }) | null>(null);
  const show = useCallback((message: ToastMessage) => {
    setToast((last) => ({ ...message, key: (last?.key ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (!toast || toast.tone === 'danger') return;
    const timer = setTimeout(() => setToast(null), STAY);
    return () => clearTimeout(timer);
  }, [toast]);
  const failed = toast?.tone === 'danger';
  return (
    <ToastContext value={show}>
      {children}
      <chakra.div
        role={failed ? 'alert' : 'status'}
        position="fixed"
        zIndex="toast"
        top="4"
        right="4"
        left={{ base: '4', md: 'auto' }}
        w={{ md: 'toast' }}
      >
        {toast ? (
          <chakra.div
            key={toast.key}
            display="flex"
            gap="3"
            alignItems="flex-start"
            bg="surface"
            borderRadius="card"
            boxShadow="float"
            py="3"
            pl="4"
            pr="2"
          >
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
            <chakra.div flex="1" minW="0" py="2">
              <chakra.p fontWeight="bold">{toast.title}</chakra.p>
              {toast.text ? (
                <chakra.p color="muted" textStyle="sm">
                  {toast.text}
                </chakra.p>
              ) : null}
            </chakra.div>
            <Button variant="ghost" size="icon" aria-label={closeLabel} onClick={() => setToast(null)}>
              <Icon path={closeIcon} size={18} />
            </Button>
          </chakra.div>
        ) : null}
      </chakra.div>
    </ToastContext>
  );
}
