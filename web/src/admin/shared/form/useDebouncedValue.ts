import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** The value that was last unchanged for a quarter of a second, such as a text while the operator types. */
export function useDebouncedValue(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
