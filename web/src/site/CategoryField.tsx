import type { ComponentProps } from 'react';
import { useId, useState } from 'react';
import { useSuggestions } from './useSuggestions.ts';

interface Category {
  slug: string;
  name: string;
}

interface CategoryFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  /** The most common ones, offered before anything is typed. */
  categories: readonly Category[];
  /** Called with the category whose full name is in the field; null if the field is empty. */
  onChoose: (chosen: Category | null) => void;
}

/**
 * Field for one of thousands of categories, with suggestions. A form sends the name, which URLs accept as well as the slug. Before
 * any script has run, it offers the most common categories.
 */
export function CategoryField({ categories, onChoose, ...input }: CategoryFieldProps) {
  const listId = useId();
  const [text, setText] = useState('');
  const found = useSuggestions(text)?.suggestions.categories ?? [];
  const offered = [...new Map([...found, ...categories].map((one) => [one.slug, one])).values()];
  return (
    <>
      <input
        type="search"
        list={listId}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        {...input}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim();
          setText(typed);
          const chosen = offered.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
          if (chosen || typed === '') onChoose(chosen ?? null);
        }}
      />
      <datalist id={listId}>
        {offered.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
    </>
  );
}
