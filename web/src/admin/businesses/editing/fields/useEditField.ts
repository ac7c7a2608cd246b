import { useFormikContext } from 'formik';
import { useCallback, useId, useMemo } from 'react';
import type { EditValues } from '../editValues.ts';

/** Errors of the server, and the form that it refused. */
export interface Refusal {
  fields: Record<string, string>;
  values: EditValues;
}

/**
 * One field of the form: its value, and its error once the operator has left the field or the server reported one. The same
 * object until one of these changes: with it, what draws a field can be left alone while another is typed into.
 */
export function useEditField<Name extends keyof EditValues>(name: Name) {
  const { values, errors, touched, setFieldValue, setFieldTouched, ...form } = useFormikContext<EditValues>();
  const id = useId();
  const refusal = form.status as Refusal | undefined;
  const isAsRefused = refusal && JSON.stringify(refusal.values[name]) === JSON.stringify(values[name]);
  const ownError = touched[name] ? errors[name] : undefined;
  const error =
    (typeof ownError === 'string' ? ownError : undefined) ?? (isAsRefused ? refusal.fields[name] : undefined);
  const value = values[name];
  const setValue = useCallback(
    (newValue: EditValues[Name]) => void setFieldValue(name, newValue),
    [name, setFieldValue],
  );
  return useMemo(
    () => ({
      value,
      error,
      setValue,
      /** For the element that is typed into. */
      control: {
        id,
        name,
        'aria-invalid': error ? (true as const) : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
        onBlur: () => void setFieldTouched(name, true),
      },
    }),
    [id, name, value, error, setValue, setFieldTouched],
  );
}

export type EditField<Name extends keyof EditValues> = ReturnType<typeof useEditField<Name>>;
