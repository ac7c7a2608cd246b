import type { ComponentProps } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from '../../../ui/form/Input.tsx';

/** Wait after the last letter. */
const PAUSE_MS = 500;

interface SearchFieldProps extends Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> {
  /** The search in the URL. */
  search: string;
  onSearch: (search: string) => void;
}

/**
 * A search that comes into the URL half a second after the last letter, or by Enter. The field follows a URL that changes
 * elsewhere, such as by Back, and keeps letters that were typed while its own search was on the way.
 */
export function SearchField({ search, onSearch, onKeyDown, ...input }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  /** The search that was sent, until it is in the URL. */
  const [sent, setSent] = useState<string | null>(null);
  if (seen !== search) {
    setSeen(search);
    setSent(null);
    if (search !== sent) setText(search);
  }
  const typed = text.replace(/\s+/g, ' ').trim();
  const send = useEffectEvent(() => {
    if (typed === search) return;
    setSent(typed);
    onSearch(typed);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <Input
      autoComplete="off"
      maxLength={200}
      {...input}
      type="search"
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed !== search) {
          setSent(typed);
          onSearch(typed);
        }
        onKeyDown?.(event);
      }}
    />
  );
}
