import type { ComponentProps } from 'react';
import { useId } from 'react';
import { Input } from '../../../ui/form/Input.tsx';
import { FieldBox } from '../form/FieldBox.tsx';

interface SecretFieldProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'type' | 'autoComplete' | 'inputMode'
> {
  label: string;
  hint?: string;
  error?: string | undefined;
}

/** A field for a credential. */
export function SecretField({ label, hint, error, ...input }: SecretFieldProps) {
  const id = useId();
  return (
    <FieldBox id={id} label={label} hint={hint} error={error}>
      <Input
        id={id}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...input}
      />
    </FieldBox>
  );
}
