import { chakra } from '@chakra-ui/react';
import { cloneElement, isValidElement, type ReactNode } from 'react';
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

interface Described {
  'aria-describedby'?: string | undefined;
}

/** A field with its label above and its hint or error below; the hint is tied to its input. */
export function FieldBox({ id, label, isRequired, hint, error, children }: FieldBoxProps) {
  const isShown = Boolean(hint) && !error;
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
      {isShown && isValidElement<Described>(children)
        ? cloneElement(children, {
            'aria-describedby': children.props['aria-describedby'] ?? `${id}-hint`,
          })
        : children}
      {isShown ? (
        <chakra.p id={`${id}-hint`} mt="1" textStyle="xs" color="muted">
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
