import type { FormikErrors, FieldInputProps } from 'formik';

interface Form<Values> {
  getFieldProps: (field: string) => FieldInputProps<string>;
  errors: FormikErrors<Values>;
}

/** Props of an input in a Formik form. Its FieldBox has the id `{formId}-{field}` and shows the field's error. */
export function inputProps<Values>(form: Form<Values>, formId: string, field: keyof Values & string) {
  const hasError = Boolean(form.errors[field]);
  return {
    ...form.getFieldProps(field),
    id: `${formId}-${field}`,
    'aria-invalid': hasError ? (true as const) : undefined,
    'aria-describedby': hasError ? `${formId}-${field}-error` : undefined,
  };
}
