import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { object } from 'yup';
import { useIdempotencyKey } from '../../lib/useIdempotencyKey.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { useCreateApiKeyMutation } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { endOfDay, expiryDay } from './keyExpiry.ts';
import { SecretField } from '../shared/secret/SecretField.tsx';
import { personName } from './secretRules.ts';
import { ShownOnce } from '../shared/secret/ShownOnce.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { useSecretExit } from '../shared/secret/useSecretExit.tsx';

const rules = object({ name: personName, expiresOn: expiryDay });

/** Makes a key, and shows it. */
export function NewApiKeyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const scopeId = useId();
  const [key, setKey] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [create] = useCreateApiKeyMutation({ fetchPolicy: 'no-cache', refetchQueries: ['ApiKeys'] });
  const { keyOf } = useIdempotencyKey();
  const form = useFormik<{ name: string; scope: 'READ' | 'ADMIN'; expiresOn: string }>({
    initialValues: { name: '', scope: 'READ', expiresOn: '' },
    validationSchema: rules,
    onSubmit: async ({ name, scope, expiresOn }) => {
      setFailure(null);
      const expiresAt = expiresOn ? endOfDay(expiresOn) : null;
      try {
        const input = { name: name.trim(), scope, expiresAt };
        const { data } = await create({ variables: { input, idempotencyKey: keyOf(input) } });
        work.finish();
        setKey(data?.createApiKey.key ?? null);
      } catch (thrown) {
        setFailure(readOperatorError(thrown).message);
      }
    },
  });
  const work = useFormDraft('api key', form);
  const exit = useFormExit(work, { isBusy: form.isSubmitting, onClose });
  const { close, question } = useSecretExit(key !== null, exit.close);
  return (
    <AdminDialog
      title="Yeni API anahtarı"
      onClose={close}
      actions={
        key ? (
          <Button onClick={onClose}>Tamam</Button>
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
      {key ? (
        <ShownOnce label={form.values.name.trim()} text={key} />
      ) : (
        <chakra.form id={formId} noValidate onSubmit={form.handleSubmit} display="grid" gap="4">
          <SecretField
            label="Ne için"
            autoComplete="off"
            error={form.touched.name ? form.errors.name : undefined}
            {...form.getFieldProps('name')}
          />
          <FieldBox
            id={scopeId}
            label="Yetki"
            hint="Yönetim, operatörlerin yaptığı her şeydir; anahtarlar, operatörler ve oturumlar dışında."
          >
            <Select id={scopeId} {...form.getFieldProps('scope')}>
              <option value="READ">Okuma</option>
              <option value="ADMIN">Yönetim</option>
            </Select>
          </FieldBox>
          <SecretField
            label="Son geçerlilik günü"
            type="date"
            hint="Boş bırakırsanız iptal edilene kadar geçerlidir."
            error={form.touched.expiresOn ? form.errors.expiresOn : undefined}
            {...form.getFieldProps('expiresOn')}
          />
          <Failure text={failure} />
        </chakra.form>
      )}
      {exit.question}
      {question}
    </AdminDialog>
  );
}
