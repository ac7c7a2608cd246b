import type { FormikErrors, FormikTouched, FieldInputProps } from 'formik';
import { SecretField } from '../shared/secret/SecretField.tsx';
import type { WebhookValues } from './webhookForm.ts';

interface WebhookFieldsProps {
  form: {
    errors: FormikErrors<WebhookValues>;
    touched: FormikTouched<WebhookValues>;
    getFieldProps: (name: keyof WebhookValues) => FieldInputProps<string>;
  };
}

/** Name and address of a webhook. */
export function WebhookFields({ form: { errors, touched, getFieldProps } }: WebhookFieldsProps) {
  return (
    <>
      <SecretField
        label="Ne için"
        autoComplete="off"
        error={touched.name ? errors.name : undefined}
        {...getFieldProps('name')}
      />
      <SecretField
        label="Adres"
        inputMode="url"
        autoComplete="off"
        hint="Alıcının https:// ile başlayan adresi"
        error={touched.url ? errors.url : undefined}
        {...getFieldProps('url')}
      />
    </>
  );
}
