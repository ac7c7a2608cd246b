import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { warnIcon } from '../../../ui/icon/icons.ts';

interface FieldBoxProps {
  /** Id of the input. */
  id: string;
  label: string;
  isRequired?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** A field with its label above and its error below. */
export function FieldBox({ id, label, isRequired, hint, error, children }: FieldBoxProps) {
  return (
    <chakra.div minW="0">
      <chakra.label htmlFor={id} display="block" mb="1.5" fontWeight="medium">
        {label}
        {isRequired ? (
          <chakra.span color="danger" aria-hidden="true">
            {' *'}
          </chakra.span>
        ) : null}
      </chakra.label>
      {children}
      {hint && !error ? (
        <chakra.p mt="1" textStyle="xs" color="muted">
          {hint}
        </chakra.p>
      ) : null}
      <FieldError id={id} error={error} />
    </chakra.div>
  );
}

/** Error of the field that refers to it by `{id}-error`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <chakra.p id={`${id}-error`} display="flex" gap="1.5" mt="1.5" color="danger">
      <Icon path={warnIcon} size={18} />
      {error}
    </chakra.p>
  );
}
