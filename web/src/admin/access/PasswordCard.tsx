import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { object, ref, string } from 'yup';
import { turkish } from '../../../../domain/messages/turkish.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useChangePasswordMutation } from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { SecretField } from '../shared/secret/SecretField.tsx';
import { newPassword } from './secretRules.ts';
import { css } from '../../ui/theme/styles.ts';

const rules = object({
  currentPassword: string().required(turkish.valueRequired),
  newPassword: newPassword.notOneOf([ref('currentPassword')], 'Şimdikinden farklı olmalıdır'),
  again: string()
    .required(turkish.valueRequired)
    .oneOf([ref('newPassword')], 'İki yazım aynı değil'),
});

/** Another password for oneself. */
export function PasswordCard() {
  const { succeed, fail } = useAction();
  const [changePassword] = useChangePasswordMutation();
  const form = useFormik({
    initialValues: { currentPassword: '', newPassword: '', again: '' },
    validationSchema: rules,
    onSubmit: async ({ currentPassword, newPassword }, { resetForm, setFieldError }) => {
      try {
        await changePassword({
          variables: { input: { currentPassword, newPassword } },
          refetchQueries: ['OpenSessions', 'OperatorSession'],
        });
        resetForm();
        succeed({ title: 'Şifre değiştirildi', text: 'Diğer oturumlarınız kapatıldı.' });
      } catch (thrown) {
        const { password } = readOperatorError(thrown).fields;
        if (password) setFieldError('currentPassword', password);
        else fail(thrown);
      }
    },
  });
  const field = (name: keyof typeof form.values) => ({
    ...form.getFieldProps(name),
    type: 'password',
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  return (
    <SectionCard title="Şifre" note="Değiştirince diğer bütün oturumlarınız kapanır.">
      <chakra.form noValidate onSubmit={form.handleSubmit} display="grid" gap="4" maxW="panel">
        <SecretField label="Şimdiki şifre" autoComplete="current-password" {...field('currentPassword')} />
        <SecretField
          label="Yeni şifre"
          hint="En az 12 karakter."
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <SecretField label="Yeni şifre, yeniden" autoComplete="new-password" {...field('again')} />
        <Button type="submit" className={css({ justifySelf: 'start' })} disabled={form.isSubmitting}>
          {form.isSubmitting ? 'Değiştiriliyor...' : 'Şifreyi değiştir'}
        </Button>
      </chakra.form>
    </SectionCard>
  );
}
