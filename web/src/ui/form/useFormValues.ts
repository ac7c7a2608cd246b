import { useEffect, useRef, type RefObject } from 'react';

/**
 * Writes changed values of the URL into the fields of a form. The fields stay what they are, so that the one in which a
 * visitor searched keeps the focus.
 */
export function useFormValues(
  form: RefObject<HTMLFormElement | null>,
  values: Readonly<Record<string, string>>,
): void {
  const written = useRef(values);
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (written.current[name] === value) continue;
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    written.current = values;
  });
}

/** Closes the keyboard of a phone, which would cover the results. */
export function closeScreenKeyboard(): void {
  if (typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches) return;
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}
