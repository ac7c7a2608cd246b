/** Texts by the name of their form and field; gone with the document, so that nothing typed is stored. */
const texts = new Map<string, ReadonlyMap<string, string>>();

/**
 * For the `ref` of a form with uncontrolled fields: what was typed into it is there again when it is shown again, after a
 * look at another page or a dialog that was closed by mistake.
 */
export function preserveFields(name: string, form: HTMLFormElement): () => void {
  const fields = () =>
    [...form.elements].filter(
      (element): element is HTMLInputElement | HTMLTextAreaElement =>
        element.matches('input:not([type=radio], [type=checkbox]), textarea') && 'name' in element,
    );
  for (const field of fields()) {
    const text = texts.get(name)?.get(field.name);
    if (text !== undefined) field.value = text;
  }
  return () => {
    const changed = fields().filter(({ value, defaultValue }) => value !== defaultValue);
    texts.set(name, new Map(changed.map((field) => [field.name, field.value])));
  };
}
