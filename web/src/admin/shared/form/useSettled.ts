import { useEffect, useState } from 'react';

/** Ms without a letter after which a text is searched for. */
const PAUSE = 250;

/** A value once it has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
