import { useEffect, useRef, type RefObject } from 'react';

/**
 * Writes changed values of the URL into the fields of a form, by name. The elements are not replaced, so that the focused one
 * keeps the focus.
 */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
): void {
  const written = useRef(values);
  useEffect(() => {
    const before = written.current;
    if (form.current)
      writeFields(form.current, (name) => (values[name] === before[name] ? undefined : values[name]));
    written.current = values;
  });
}

/** Writes texts into the fields of a form, by name; `undefined` leaves a field as it is. */
export function writeFields(form: HTMLFormElement, textOf: (name: string) => string | undefined): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    const text = textOf(field.name);
    if (text !== undefined && field.type !== 'hidden') field.value = text;
  }
}

/** Closes the keyboard of a phone, which would cover the results. */
export function closeScreenKeyboard(): void {
  if (typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches) return;
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
