import type { ComponentProps } from 'react';
import { Select } from '../../ui/form/Select.tsx';
import { consentWords } from './settingsWords.ts';

/** Choice of the consent that a code waits for. */
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
