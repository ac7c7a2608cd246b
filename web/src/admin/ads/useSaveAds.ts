import { turkish } from '../../../../domain/messages/turkish.ts';
import type { FormikErrors } from 'formik';
import { setIn } from 'formik';
import { useState } from 'react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  AdSettingsDocument,
  useSaveAdSettingsMutation,
  type SaveAdSettingsInput,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { useRefusedSave } from '../shared/form/useRefusedSave.ts';

/**
 * Saves ad settings and reports it. A refused save keeps the form; errors appear at their fields, or else in `failure`.
 */
export function useSaveAds() {
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const refusalOf = useRefusedSave();
  const [mutate] = useSaveAdSettingsMutation({
    refetchQueries: 'active',
    update: (cache, { data }) => {
      if (data) cache.writeQuery({ query: AdSettingsDocument, data: { adSettings: data.saveAdSettings } });
    },
  });
  async function save<Values>(
    input: SaveAdSettingsInput,
    setErrors: (errors: FormikErrors<Values>) => void,
  ): Promise<void> {
    setFailure(null);
    try {
      await mutate({ variables: { input } });
      toast({ title: 'Başarılı!', text: 'Reklam ayarları kaydedildi', tone: 'positive' });
    } catch (error) {
      const fields = Object.entries(readOperatorError(error).fields);
      // The server names fields as the form does, TOP.adClient.
      setErrors(fields.reduce((errors, [name, word]) => setIn(errors, name, word) as object, {}));
      if (fields.length === 0) setFailure(refusalOf(error));
      toast({ title: 'Hata', text: turkish.adsNotSaved, tone: 'danger' });
    }
  }
  return { save, failure };
}
