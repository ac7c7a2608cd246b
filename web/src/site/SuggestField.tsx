import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { useVisit } from '../ui/directory/useVisit.ts';
import { useHydrated } from '../ui/hydration/useHydrated.ts';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { optionId, SuggestionList } from './SuggestionList.tsx';
import type { SuggestionOption } from './suggestionOptions.ts';
import { suggestionGroups } from './suggestionOptions.ts';
import { useSuggestions } from './useSuggestions.ts';
import { css, cx } from '../ui/theme/styles.ts';

interface SuggestFieldProps {
  defaultValue: string;
  className?: string;
  /** Draws the field around the attributes of its input. */
  children: (input: ComponentProps<'input'>) => ReactNode;
}

/**
 * Search field with suggestions (the combobox pattern of WAI-ARIA). Without scripts or suggestions, it is a plain field
 * of its form.
 */
export function SuggestField({ defaultValue, className, children }: SuggestFieldProps) {
  const listId = useId();
  const visit = useVisit();
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const answer = useSuggestions(text);
  const groups = answer ? suggestionGroups(answer) : [];
  const options = groups.flatMap((group) => group.options);
  const isShown = isOpen && options.length > 0;
  const active = options.find(({ key }) => key === activeKey) ?? null;

  function close() {
    setIsOpen(false);
    setActiveKey(null);
  }
  function choose({ href }: SuggestionOption) {
    close();
    void visit(href);
  }
  function move(step: 1 | -1) {
    // One place before the first is the field itself.
    const at = active ? options.indexOf(active) : -1;
    const next = (at + 1 + step + options.length + 1) % (options.length + 1);
    const key = options[next - 1]?.key ?? null;
    setActiveKey(key);
    if (key) document.getElementById(optionId(listId, key))?.scrollIntoView({ block: 'nearest' });
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isShown) move(event.key === 'ArrowDown' ? 1 : -1);
      else {
        setText(input.current?.value ?? '');
        setIsOpen(true);
      }
    } else if (event.key === 'Enter') {
      if (isShown && active) {
        event.preventDefault();
        choose(active);
      } else close();
    } else if (event.key === 'Escape' && isShown) {
      // The browser would empty the field as well.
      event.preventDefault();
      close();
    }
  }

  const combobox = hydrated
    ? {
        role: 'combobox',
        'aria-expanded': isShown,
        'aria-controls': listId,
        'aria-autocomplete': 'list' as const,
        ...(isShown && active && { 'aria-activedescendant': optionId(listId, active.key) }),
      }
    : {};
  return (
    <div className={cx(css({ position: 'relative', minW: '0' }), className)}>
      {children({
        ...combobox,
        ref: input,
        type: 'search',
        name: 'search',
        defaultValue,
        maxLength: 200,
        enterKeyHint: 'search',
        autoComplete: 'off',
        spellCheck: false,
        onChange: (event) => {
          setText(event.currentTarget.value);
          setActiveKey(null);
          setIsOpen(true);
        },
        onKeyDown: handleKeyDown,
        onBlur: close,
      })}
      {isShown ? (
        <SuggestionList
          id={listId}
          groups={groups}
          activeKey={active?.key ?? null}
          onChoose={choose}
          onPoint={({ key }) => setActiveKey(key)}
        />
      ) : null}
      <VisuallyHidden role="status">
        {isShown ? `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </VisuallyHidden>
    </div>
  );
}
