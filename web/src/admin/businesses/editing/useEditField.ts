import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { EditValues } from './editValues.ts';

/** What the server refused, and the form that it refused. */
export interface Refusal {
  fields: Record<string, string>;
  values: EditValues;
}

/** One field of the form: its value, and what is wrong with it once somebody was there or the server said so. */
export function useEditField<Name extends keyof EditValues>(name: Name) {
  const { values, errors, touched, setFieldValue, setFieldTouched, ...form } = useFormikContext<EditValues>();
  const id = useId();
  const refusal = form.status as Refusal | undefined;
  const isAsRefused = refusal && JSON.stringify(refusal.values[name]) === JSON.stringify(values[name]);
  const ownError = touched[name] ? errors[name] : undefined;
  const error =
    (typeof ownError === 'string' ? ownError : undefined) ?? (isAsRefused ? refusal.fields[name] : undefined);
  return {
    id,
    value: values[name],
    error,
    setValue: (value: EditValues[Name]) => void setFieldValue(name, value),
    /** For the element that is typed into. */
    control: {
      id,
      name,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': error ? `${id}-error` : undefined,
      onBlur: () => void setFieldTouched(name, true),
    },
  };
}
