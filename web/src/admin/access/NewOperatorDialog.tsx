import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { object } from 'yup';
import { Button } from '../../ui/form/Button.tsx';
import { useCreateOperatorMutation } from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { SecretField } from '../shared/secret/SecretField.tsx';
import { personName, userCode } from './secretRules.ts';
import { ShownOnce } from '../shared/secret/ShownOnce.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { useSecretExit } from '../shared/secret/useSecretExit.tsx';

const rules = object({ name: personName, userCode });

/** Makes an operator, and shows the password that was made. */
export function NewOperatorDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [password, setPassword] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [create] = useCreateOperatorMutation({ fetchPolicy: 'no-cache', refetchQueries: ['Operators'] });
  const form = useFormik({
    initialValues: { name: '', userCode: '' },
    validationSchema: rules,
    onSubmit: async (values, { setFieldError }) => {
      setFailure(null);
      try {
        const { data } = await create({ variables: { input: rules.cast(values) } });
        work.finish();
        setPassword(data?.createOperator.password ?? null);
      } catch (thrown) {
        const { fields, message } = readOperatorError(thrown);
        const refused = (['name', 'userCode'] as const).filter((name) => fields[name]);
        for (const name of refused) setFieldError(name, fields[name]);
        if (refused.length === 0) setFailure(message);
      }
    },
  });
  const work = useFormDraft('operator', form);
  const exit = useFormExit(work, { isBusy: form.isSubmitting, onClose });
  const { close, question } = useSecretExit(password !== null, exit.close);
  const field = (name: keyof typeof form.values) => ({
    ...form.getFieldProps(name),
    autoComplete: 'off',
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  return (
    <AdminDialog
      title="Yeni operatör"
      onClose={close}
      actions={
        password ? (
          <Button onClick={onClose}>Tamam</Button>
        ) : (
          <>
            <Button variant="line" onClick={exit.close}>
              Vazgeç
            </Button>
            <Button type="submit" form={formId} disabled={form.isSubmitting}>
              {form.isSubmitting ? 'Ekleniyor...' : 'Ekle'}
            </Button>
          </>
        )
      }
    >
      {password ? (
        <ShownOnce label={`${form.values.userCode.trim()} için şifre`} text={password} />
      ) : (
        <chakra.form id={formId} noValidate onSubmit={form.handleSubmit} display="grid" gap="4">
          <SecretField label="Ad" {...field('name')} />
          <SecretField
            label="Kullanıcı kodu"
            hint="Girişin ikinci adımında yazılır."
            {...field('userCode')}
          />
          <Failure text={failure} />
        </chakra.form>
      )}
      {exit.question}
      {question}
    </AdminDialog>
  );
}
