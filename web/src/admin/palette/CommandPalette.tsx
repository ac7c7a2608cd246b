import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { usePaletteListingsQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { useOperator } from '../shared/session/operatorContext.ts';
import { openModal } from '../../ui/feedback/openModal.ts';
import { useClickOutside } from '../../ui/feedback/useClickOutside.ts';
import type { PaletteEntry } from './paletteEntries.ts';
import { paletteEntries } from './paletteEntries.ts';
import { PaletteList } from './PaletteList.tsx';
import { useDebouncedValue } from '../shared/form/useDebouncedValue.ts';

/** Minimum length of a text for a search of listings. */
const FEWEST_LETTERS = 2;

export interface CommandPaletteProps {
  onClose: () => void;
}

/** Screens, actions and listings that a text finds. */
function usePaletteEntries(text: string) {
  const search = useDebouncedValue(text.trim());
  const isSearching = search.length >= FEWEST_LETTERS;
  const result = usePaletteListingsQuery({
    variables: { search },
    skip: !isSearching,
    fetchPolicy: 'network-only',
  });
  const listings = isSearching ? (latestData(result)?.adminBusinesses.nodes ?? []) : [];
  return { entries: paletteEntries(text, listings), error: result.error };
}

/** Finds every screen, action and listing by a few letters. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const navigate = useNavigate();
  const { logOut } = useOperator();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const { entries, error } = usePaletteEntries(text);
  const current = Math.min(at, Math.max(0, entries.length - 1));

  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), []);

  function choose({ does }: PaletteEntry) {
    onClose();
    if (does === 'logOut') void logOut();
    else if ('to' in does) void navigate(does.to);
    else window.open(does.open, '_blank', 'noopener');
  }

  function handleKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setAt((current + step + entries.length) % entries.length);
    }
    const entry = entries[current];
    if (event.key === 'Enter' && entry && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(entry);
    }
  }

  return (
    <chakra.dialog
      ref={dialog}
      aria-label="Komut paleti"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...useClickOutside(onClose)}
      m="auto"
      mt={{ base: '4', md: '24' }}
      w="calc(100% - {spacing.8})"
      maxW="dialogWide"
      overflow="hidden"
      bg="surface"
      color="text"
      textStyle="sm"
      borderRadius="card"
      boxShadow="float"
      css={{ '&::backdrop': { background: 'rgb(20 14 8 / .5)' } }}
    >
      <PaletteInput
        listId={listId}
        text={text}
        activeId={entries[current] ? `${listId}-${current}` : undefined}
        isExpanded={entries.length > 0}
        onChange={(typed) => {
          setText(typed);
          setAt(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <PaletteList id={listId} entries={entries} current={current} onChoose={choose} onPoint={setAt} />
      {entries.length === 0 ? (
        <chakra.p px="5" py="4" color="muted">
          {error ? 'İşletmeler şu anda aranamıyor.' : 'Bir şey bulunamadı.'}
        </chakra.p>
      ) : null}
      <VisuallyHidden role="status">{`${entries.length} sonuç`}</VisuallyHidden>
    </chakra.dialog>
  );
}

interface PaletteInputProps {
  listId: string;
  text: string;
  activeId: string | undefined;
  isExpanded: boolean;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function PaletteInput({ listId, text, activeId, isExpanded, onChange, onKeyDown }: PaletteInputProps) {
  return (
    <chakra.input
      role="combobox"
      aria-label="Ekran, işlem ya da işletme ara"
      aria-expanded={isExpanded}
      aria-controls={listId}
      aria-autocomplete="list"
      aria-activedescendant={activeId}
      placeholder="Ekran, işlem ya da işletme ara"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={200}
      w="full"
      minH="13"
      px="5"
      textStyle="md"
      bg="surface"
      borderBottomWidth="1px"
      borderColor="line"
      _focusVisible={{ outline: 'none' }}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
