type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Texts by form and field name, in memory only, so that typed text is not stored. */
const texts = new Map<string, ReadonlyMap<string, string>>();

/**
 * For the `ref` of a form with uncontrolled fields: restores typed text when the form is shown again, after
 * navigation or a dialog that was closed by mistake.
 */
export function preserveFields(name: string, form: HTMLFormElement): () => void {
  const fields = () =>
    [...form.elements].filter(
      (element): element is Field =>
        element.matches('input:not([type=radio], [type=checkbox]), textarea, select') && 'name' in element,
    );
  for (const field of fields()) {
    const text = texts.get(name)?.get(keyOf(field));
    if (text !== undefined) field.value = text;
  }
  return () => {
    const changed = fields().filter((field) => field.value !== presetOf(field));
    texts.set(name, new Map(changed.map((field) => [keyOf(field), field.value])));
  };
}

function presetOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** A choice is restored only if the form has the same default, since a link may set another one. */
const keyOf = (field: Field) =>
  field instanceof HTMLSelectElement ? [field.name, presetOf(field)].join(' ') : field.name;
