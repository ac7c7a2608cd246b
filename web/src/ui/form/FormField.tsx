import { cloneElement, useEffect, useId, type ReactElement, type RefObject } from 'react';
import { css } from '../theme/styles.ts';

interface FormFieldProps {
  label: string;
  /** Error message of the server. */
  fault?: string | undefined;
  note?: string | undefined;
  isWide?: boolean;
  isHidden?: boolean;
  /** The control. */
  children: ReactElement<{ 'aria-invalid'?: boolean; 'aria-describedby'?: string }>;
}

/** A control of a public form with its associated label, note and error. */
export function FormField({ label, fault, note, isWide, isHidden, children }: FormFieldProps) {
  const id = useId();
  const texts = [note && `${id}-note`, fault && `${id}-fault`].filter(Boolean).join(' ');
  return (
    <div
      className={css({
        display: isHidden ? 'none' : undefined,
        minW: '0',
        gridColumn: isWide ? '1 / -1' : undefined,
      })}
    >
      <label>
        <span className={css({ display: 'block', textStyle: 'sm', fontWeight: 'medium', mb: '1' })}>
          {label}
        </span>
        {cloneElement(children, {
          ...(fault && { 'aria-invalid': true }),
          ...(texts && { 'aria-describedby': texts }),
        })}
      </label>
      {note ? (
        <p id={`${id}-note`} className={css({ textStyle: 'sm', color: 'muted', mt: '1' })}>
          {note}
        </p>
      ) : null}
      {fault ? (
        <p id={`${id}-fault`} role="alert" className={css({ textStyle: 'sm', color: 'danger', mt: '1' })}>
          {fault}
        </p>
      ) : null}
    </div>
  );
}

/** Focuses the first invalid field. */
export function useFocusOfFault(around: RefObject<HTMLElement | null>, faults: object): void {
  useEffect(() => {
    around.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [around, faults]);
}
