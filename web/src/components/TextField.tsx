import { chakra } from '@chakra-ui/react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { warnIcon } from './icons.ts';
import { Input } from './Input.tsx';

interface TextFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'color' | 'height' | 'width'
> {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in the reader's language; marks the field and is read out with it. */
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input with its hint or its error under it. */
export function TextField({ label, hint, error, id, ...input }: TextFieldProps) {
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const noteId = `${inputId}-note`;
  return (
    <chakra.div display="flex" flexDirection="column" gap="1.5" minW="0">
      <chakra.label htmlFor={inputId} textStyle="sm" fontWeight="medium">
        {label}
      </chakra.label>
      <Input
        id={inputId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        {...input}
      />
      {error ? (
        <chakra.p id={noteId} display="flex" gap="1.5" alignItems="center" color="danger" textStyle="sm">
          <Icon path={warnIcon} size={18} />
          {error}
        </chakra.p>
      ) : hint ? (
        <chakra.p id={noteId} color="muted" textStyle="sm">
          {hint}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
