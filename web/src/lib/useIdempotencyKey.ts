import { useRef } from 'react';
import { newIdempotencyKey } from './newIdempotencyKey.ts';

/**
 * Idempotency keys of a form. The same content, sent again because the answer was lost, has the same key; changed content, or
 * any after `forget`, has a new one.
 */
export function useIdempotencyKey() {
  const sent = useRef<{ content: string; key: string } | null>(null);
  const keyOf = (content: unknown): string => {
    const text = JSON.stringify(content);
    if (sent.current?.content !== text) sent.current = { content: text, key: newIdempotencyKey() };
    return sent.current.key;
  };
  const forget = (): void => {
    sent.current = null;
  };
  return { keyOf, forget };
}
