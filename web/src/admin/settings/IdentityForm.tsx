import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { Input } from '../../ui/form/Input.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useSaveSiteIdentityMutation } from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { useRefusedSave } from '../shared/form/useRefusedSave.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { fieldLabels } from '../shared/form/fieldLabels.ts';
import {
  checkIdentityValues,
  inputOf,
  valuesOf,
  type Identity,
  type IdentityValues,
} from './identityValues.ts';
import { SettingsCard } from '../shared/form/SettingsCard.tsx';
import { css } from '../../ui/theme/styles.ts';

interface Field {
  name: keyof IdentityValues;
  label: string;
  hint?: string;
  type?: 'email' | 'tel' | 'url';
  rows?: number;
}

const fields: readonly Field[] = [
  { name: 'name', label: 'Sitenin adı', hint: 'Boş bırakılırsa varsayılan ad kullanılır.' },
  { name: 'legalName', label: 'Yasal ad', hint: 'Siteden sorumlu kişi ya da kuruluş.' },
  { name: 'email', label: 'E-posta', type: 'email' },
  { name: 'phone', label: 'Telefon', type: 'tel' },
  { name: 'emergencyPhone', label: 'Acil telefon', type: 'tel', hint: 'Her saat yanıt verilen hat.' },
  { name: 'liveChatUrl', label: 'Canlı sohbet adresi', type: 'url' },
  { name: 'address', label: 'Adres', rows: 2 },
  {
    name: 'supportHours',
    label: 'Çalışma saatleri',
    hint: 'Sayfalarda olduğu gibi görünür; İngilizce yazın.',
  },
  { name: 'responseHours', label: 'Yanıt süresi (saat)', hint: '1 ile 720 arasında.' },
  { name: 'cookieResponseHours', label: 'Çerez sorularına yanıt süresi (saat)', hint: '1 ile 720 arasında.' },
  { name: 'languages', label: 'Diller', hint: 'Virgülle ayırın; İngilizce adlarıyla.' },
  {
    name: 'governingLaw',
    label: 'Uygulanan hukuk',
    hint: 'Sayfalarda olduğu gibi görünür; İngilizce yazın.',
  },
  {
    name: 'socialLinks',
    label: 'Sosyal bağlantılar',
    rows: 4,
    hint: 'Her satıra bir tane: ad ve adres. Örnek: Instagram https://instagram.com/rehber',
  },
];

const labels = fieldLabels(fields.map(({ name, label }) => [name, label]));

/** The identity of the directory, in one form. */
export function IdentityForm({ identity }: { identity: Identity }) {
  const id = useId();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const refusalOf = useRefusedSave();
  const [save] = useSaveSiteIdentityMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const form = useFormik<IdentityValues>({
    initialValues: valuesOf(identity),
    enableReinitialize: true,
    validate: checkIdentityValues,
    validateOnChange: false,
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      try {
        await save({ variables: { input: inputOf(values, identity.version) } });
        toast({ title: 'Başarılı!', text: 'Site kimliği kaydedildi', tone: 'positive' });
      } catch (error) {
        const { fields: problems } = readOperatorError(error);
        if (Object.keys(problems).length > 0) setErrors(problems);
        else setFailure(refusalOf(error));
      }
    },
  });
  return (
    <SettingsCard
      title="İletişim ve tanıtım"
      draft="identity"
      labels={labels}
      note="Sayfaların altında, iletişim ve hukuk sayfalarında görünür."
      form={form}
      failure={failure}
      isLeft={(_search, pathname) => pathname !== adminPaths.identity()}
    >
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        {fields.map(({ name, label, hint, type, rows }) => {
          const error = form.errors[name];
          const input = {
            ...form.getFieldProps(name),
            id: `${id}-${name}`,
            'aria-invalid': error ? (true as const) : undefined,
            'aria-describedby': error ? `${id}-${name}-error` : undefined,
          };
          return (
            <FieldBox key={name} id={`${id}-${name}`} label={label} hint={hint} error={error}>
              {rows ? (
                <TextArea rows={rows} className={css({ py: '2' })} {...input} />
              ) : (
                <Input type={type ?? 'text'} {...input} />
              )}
            </FieldBox>
          );
        })}
      </chakra.div>
    </SettingsCard>
  );
}
