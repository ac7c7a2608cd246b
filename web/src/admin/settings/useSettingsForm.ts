import { useFormik } from 'formik';
import { useState } from 'react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  SiteSettingsDocument,
  useSaveSiteSettingsMutation,
  type SettingsForm_SettingsFragment,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { useRefusedSave } from '../shared/form/useRefusedSave.ts';

export type Settings = SettingsForm_SettingsFragment;

/**
 * The form of one tab, which saves its own fields only. A refused save keeps the form; errors appear at their fields,
 * or else in `failure`.
 */
export function useSettingsForm<Values extends Partial<Omit<Settings, 'version'>>>(
  settings: Settings,
  initialValues: Values,
) {
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const refusalOf = useRefusedSave();
  const [save] = useSaveSiteSettingsMutation({
    refetchQueries: 'active',
    update: (cache, { data }) => {
      if (data)
        cache.writeQuery({ query: SiteSettingsDocument, data: { siteSettings: data.saveSiteSettings } });
    },
  });
  const form = useFormik<Values>({
    initialValues,
    enableReinitialize: true,
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      try {
        await save({ variables: { input: { version: settings.version, ...values } } });
        toast({ title: 'Başarılı!', text: 'Ayarlar kaydedildi', tone: 'positive' });
      } catch (error) {
        const { fields } = readOperatorError(error);
        // Formik knows the shape of its errors by its values; the server's fields have the same names.
        if (Object.keys(fields).length > 0) setErrors(fields as Parameters<typeof setErrors>[0]);
        else setFailure(refusalOf(error));
      }
    },
  });
  const errorOf = (field: keyof Values & string) => {
    const error = form.errors[field];
    return typeof error === 'string' ? error : undefined;
  };
  /** Props for the input of a field. */
  const inputOf = (id: string, field: keyof Values & string) => ({
    ...form.getFieldProps(field),
    id,
    'aria-invalid': errorOf(field) ? (true as const) : undefined,
    'aria-describedby': errorOf(field) ? `${id}-error` : undefined,
  });
  return { form, failure, errorOf, inputOf };
}
