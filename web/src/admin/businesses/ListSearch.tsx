import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { searchIcon } from '../../ui/icon/icons.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { SearchField } from '../shared/form/SearchField.tsx';
import { denseField } from '../shared/table/denseField.ts';
import { css, cx } from '../../ui/theme/styles.ts';

/** Elements in which a slash is typed, and forms over the list. */
const writable = 'input, textarea, select, [contenteditable="true"], dialog';

interface ListSearchProps {
  search: string;
  onSearch: (search: string) => void;
}

/** The text field over the list. A slash moves the focus into it, and the down arrow on into the list. */
export function ListSearch({ search, onSearch }: ListSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(writable);
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  function focusList(event: ReactKeyboardEvent) {
    const first = document.querySelector<HTMLElement>('[data-row] [data-open]');
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    first.focus();
  }
  return (
    <chakra.label position="relative" display="block">
      <VisuallyHidden>İşletme ara</VisuallyHidden>
      <chakra.span
        position="absolute"
        left="3"
        top="0"
        bottom="0"
        display="grid"
        alignItems="center"
        color="muted"
      >
        <Icon path={searchIcon} size={18} />
      </chakra.span>
      <SearchField
        ref={field}
        className={cx(denseField.className, css({ pl: '10' }))}
        search={search}
        placeholder="İşletme ara"
        aria-keyshortcuts="/"
        onSearch={onSearch}
        onKeyDown={focusList}
      />
    </chakra.label>
  );
}
