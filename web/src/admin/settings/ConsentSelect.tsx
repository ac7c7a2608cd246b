import type { ComponentProps } from 'react';
import { Select } from '../../ui/form/Select.tsx';
import { consentWords } from './settingsWords.ts';

/** What a visitor must have agreed to before a code is put on the page. */
export function ConsentSelect(props: ComponentProps<typeof Select>) {
  return (
    <Select {...props}>
      {Object.entries(consentWords).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </Select>
  );
}
