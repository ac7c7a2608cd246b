import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { useCreateWebhookMutation, WebhookListDocument } from '../../graphql/generated.ts';
import { useIdempotencyKey } from '../../lib/useIdempotencyKey.ts';
import { Button } from '../../ui/form/Button.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { ShownOnce } from '../shared/secret/ShownOnce.tsx';
import { useSecretExit } from '../shared/secret/useSecretExit.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { webhookRules } from './webhookForm.ts';

/** Creates a webhook, and shows the secret that signs its messages. */
export function NewWebhookDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [secret, setSecret] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [create] = useCreateWebhookMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: [WebhookListDocument],
  });
  const { keyOf } = useIdempotencyKey();
  const form = useFormik({
    initialValues: { name: '', url: '' },
    validationSchema: webhookRules,
    onSubmit: async ({ name, url }) => {
      setFailure(null);
      try {
        const input = { name: name.trim(), url: url.trim() };
        const { data } = await create({ variables: { input, idempotencyKey: keyOf(input) } });
        work.finish();
        setSecret(data?.createWebhook.secret ?? null);
      } catch (thrown) {
        const { message, fields } = readOperatorError(thrown);
        if (Object.keys(fields).length > 0) form.setErrors(fields);
        else setFailure(message);
      }
    },
  });
  const work = useFormDraft('webhook', form);
  const exit = useFormExit(work, { isBusy: form.isSubmitting, onClose });
  const { close, finish, question } = useSecretExit(secret !== null, exit.close);
  return (
    <AdminDialog
      title="Yeni webhook"
      onClose={close}
      actions={
        secret ? (
          <Button onClick={finish}>Tamam</Button>
        ) : (
          <>
            <Button variant="line" onClick={exit.close}>
              Vazgeç
            </Button>
            <Button type="submit" form={formId} disabled={form.isSubmitting}>
              Oluştur
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <>
          <chakra.p mb="4">
            Alıcı, mesajların bu siteden geldiğini bu imza anahtarıyla denetler. Webhook şimdiden sonraki
            değişiklikleri alır.
          </chakra.p>
          <ShownOnce label={form.values.name.trim()} text={secret} />
        </>
      ) : (
        <chakra.form id={formId} noValidate onSubmit={form.handleSubmit} display="grid" gap="4">
          <WebhookFields form={form} />
          <Failure text={failure} />
        </chakra.form>
      )}
      {exit.question}
      {question}
    </AdminDialog>
  );
}
