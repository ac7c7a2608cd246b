import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { object, string } from 'yup';
import { turkishText } from '../../../../domain/messages/turkish.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useUpdateApiKeyMutation, type ApiKeysQuery } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { wholeNumber } from '../shared/text/wholeNumber.ts';
import { dayOf, endOfDay, expiryDay } from './keyExpiry.ts';
import { SecretField } from '../shared/secret/SecretField.tsx';
import { personName } from './secretRules.ts';

const MOST_PER_MINUTE = 60_000;

const rules = object({
  name: personName,
  perMinute: string().test(
    'range',
    turkishText({ message: 'between', least: 1, most: MOST_PER_MINUTE }),
    (text) => wholeNumber(text ?? '') >= 1 && wholeNumber(text ?? '') <= MOST_PER_MINUTE,
  ),
  expiresOn: expiryDay,
});

interface ApiKeyDialogProps {
  apiKey: ApiKeysQuery['apiKeys']['nodes'][number];
  onClose: () => void;
}

/** Changes the name, the limit and the last day of a key. */
export function ApiKeyDialog({ apiKey, onClose }: ApiKeyDialogProps) {
  const formId = useId();
  const leave = useIfMounted(onClose);
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [update] = useUpdateApiKeyMutation();
  const stored = {
    name: apiKey.name,
    perMinute: String(apiKey.perMinute),
    expiresOn: apiKey.expiresAt ? dayOf(apiKey.expiresAt) : '',
  };
  const form = useFormik({
    initialValues: stored,
    enableReinitialize: true,
    validationSchema: rules,
    onSubmit: async ({ name, perMinute, expiresOn }) => {
      setFailure(null);
      const input = {
        id: apiKey.id,
        ...(name.trim() === stored.name ? {} : { name: name.trim() }),
        ...(perMinute === stored.perMinute ? {} : { perMinute: wholeNumber(perMinute) }),
        ...(expiresOn === stored.expiresOn ? {} : { expiresAt: expiresOn ? endOfDay(expiresOn) : null }),
      };
      try {
        await update({ variables: { input } });
        work.finish();
        toast({ title: 'Anahtar güncellendi', tone: 'positive' });
        leave();
      } catch (thrown) {
        setFailure(readOperatorError(thrown).message);
      }
    },
  });
  const work = useFormDraft(`api key ${apiKey.id}`, form);
  const exit = useFormExit(work, { isBusy: form.isSubmitting, onClose });
  return (
    <AdminDialog
      title="Anahtarı düzenle"
      onClose={exit.close}
      actions={
        <>
          <Button variant="line" onClick={exit.close}>
            Vazgeç
          </Button>
          <Button type="submit" form={formId} disabled={form.isSubmitting || work.count === 0}>
            Kaydet
          </Button>
        </>
      }
    >
      <chakra.form id={formId} noValidate onSubmit={form.handleSubmit} display="grid" gap="4">
        <SecretField
          label="Ne için"
          autoComplete="off"
          error={form.touched.name ? form.errors.name : undefined}
          {...form.getFieldProps('name')}
        />
        <SecretField
          label="Dakikada istek"
          inputMode="numeric"
          autoComplete="off"
          error={form.touched.perMinute ? form.errors.perMinute : undefined}
          {...form.getFieldProps('perMinute')}
        />
        <SecretField
          label="Son geçerlilik günü"
          type="date"
          hint="Boş bırakırsanız iptal edilene kadar geçerlidir."
          error={form.touched.expiresOn ? form.errors.expiresOn : undefined}
          {...form.getFieldProps('expiresOn')}
        />
        <Failure text={failure} />
      </chakra.form>
      {exit.question}
    </AdminDialog>
  );
}
