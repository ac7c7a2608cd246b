import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { useUpdateWebhookMutation, type Webhook_CardFragment } from '../../graphql/generated.ts';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { WebhookFields } from './WebhookFields.tsx';
import { webhookRules } from './webhookForm.ts';

interface WebhookDialogProps {
  webhook: Webhook_CardFragment;
  onClose: () => void;
}

/** Changes name and address of a webhook; its secret stays. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { id, name, url } = webhook;
  const formId = useId();
  const leave = useIfMounted(onClose);
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [update] = useUpdateWebhookMutation();
  const form = useFormik({
    initialValues: { name, url },
    enableReinitialize: true,
    validationSchema: webhookRules,
    onSubmit: async (values) => {
      setFailure(null);
      const input = {
        id,
        ...(values.name.trim() === name ? {} : { name: values.name.trim() }),
        ...(values.url.trim() === url ? {} : { url: values.url.trim() }),
      };
      try {
        await update({ variables: { input } });
        work.finish();
        toast({ title: 'Webhook güncellendi', tone: 'positive' });
        leave();
      } catch (thrown) {
        const { message, fields } = readOperatorError(thrown);
        if (Object.keys(fields).length > 0) form.setErrors(fields);
        else setFailure(message);
      }
    },
  });
  const work = useFormDraft(`webhook ${id}`, form);
  const exit = useFormExit(work, { isBusy: form.isSubmitting, onClose });
  return (
    <AdminDialog
      title="Webhook’u düzenle"
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
        <WebhookFields form={form} />
        <Failure text={failure} />
      </chakra.form>
      {exit.question}
    </AdminDialog>
  );
}
