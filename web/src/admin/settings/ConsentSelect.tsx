import type { ComponentProps } from 'react';
import { Select } from '../../ui/form/Select.tsx';
import { consentLabels } from './settingsLabels.ts';

/** Choice of the consent that a code waits for. */
export function ConsentSelect(props: ComponentProps<typeof Select>) {
  return (
    <Select {...props}>
      {Object.entries(consentLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
