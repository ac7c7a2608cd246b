import { isolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useState } from 'react';
import * as yup from 'yup';
import { Button } from '../../../ui/form/Button.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import type { ManagedCountriesQuery } from '../../../graphql/generated.ts';
import { useRenameCountryMutation } from '../../../graphql/generated.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { turkish, turkishText } from '../../../../../domain/messages/turkish.ts';
import { Failure } from '../../shared/form/Failure.tsx';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { denseField } from '../../shared/table/denseField.ts';
import { DraftNote } from '../../shared/form/drafts/DraftNote.tsx';
import { FieldBox } from '../../shared/form/FieldBox.tsx';
import { useFormDraft } from '../../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../../shared/form/useFormExit.tsx';
import { focusOnOpen } from '../../shared/dialog/focusOnOpen.ts';
import { countryLabel } from '../../shared/text/countryLabel.ts';
import { useCountryActions } from './useCountryActions.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';

const rules = yup.object({
  name: yup
    .string()
    .trim()
    .required(turkish.nameRequired)
    .max(80, turkishText({ message: 'tooLong', limit: 80 })),
});

const labels = { name: 'Sitede görünen ad' };

interface Values {
  name: string;
}

interface CountryNameDialogProps {
  country: ManagedCountriesQuery['managedCountries'][number];
  onClose: () => void;
}

/** The form of a name, with its draft and why it could not be saved. */
function useCountryName({ country, onClose }: CountryNameDialogProps) {
  const leave = useIfMounted(onClose);
  const { code, name: shown } = country;
  const { reportRename, refetchLists } = useCountryActions();
  const [rename] = useRenameCountryMutation();
  const form = useFormik<Values>({
    initialValues: { name: shown },
    enableReinitialize: true,
    validationSchema: rules,
    onSubmit: ({ name }) => send(name.trim()),
  });
  const [failure, setFailure] = useState<string | null>(null);
  const work = useFormDraft(`country ${code}`, form);
  async function send(name: string | null) {
    setFailure(null);
    try {
      const { data } = await rename({ variables: { input: { code, name, seenName: shown } } });
      work.finish();
      leave();
      if (data) await reportRename(data.renameCountry);
    } catch (thrown) {
      const { message, fields } = readOperatorError(thrown);
      if (fields.name) form.setErrors({ name: fields.name });
      else setFailure(message);
      // Without waiting: until the form is free again, it would take the stored name in place of the typed one.
      void refetchLists();
    }
  }

  return { form, work, failure, send };
}

/** The name that the site shows for a country, or its English one again. */
export function CountryNameDialog({ country, onClose }: CountryNameDialogProps) {
  const { code, standardName, isRenamed } = country;
  const { form, work, failure, send } = useCountryName({ country, onClose });
  const { errors, touched, isSubmitting, dirty, handleSubmit, getFieldProps } = form;
  const { close, question } = useFormExit(work, { isBusy: isSubmitting, onClose });
  const error = touched.name ? errors.name : undefined;

  return (
    <AdminDialog
      title={`${countryLabel(code)}: sitedeki ad`}
      onClose={close}
      actions={
        <>
          {isRenamed ? (
            <Button variant="line" size="sm" onClick={() => void send(null)}>
              Varsayılana dön
            </Button>
          ) : null}
          <Button variant="line" size="sm" onClick={close}>
            Vazgeç
          </Button>
          <Button size="sm" type="submit" form="country" disabled={isSubmitting || !dirty}>
            {isSubmitting ? 'Kaydediliyor' : 'Kaydet'}
          </Button>
        </>
      }
    >
      <DraftNote work={work} labels={labels} />
      <chakra.form id="country" noValidate display="grid" gap="4" onSubmit={handleSubmit}>
        <FieldBox
          id="country-name"
          label={labels.name}
          isRequired
          error={error}
          hint={`Varsayılan: ${isolated(standardName)}`}
        >
          <Input
            {...denseField}
            {...getFieldProps('name')}
            ref={focusOnOpen}
            id="country-name"
            maxLength={80}
            autoComplete="off"
            aria-required
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'country-name-error' : undefined}
          />
        </FieldBox>
        <chakra.p color="muted" textStyle="xs">
          Şehir ve işletme sayfalarında, filtrelerde ve aramada bu ad görünür. Dışa aktarılan dosyalarda ülke
          koduyla ({code}) yazılır.
        </chakra.p>
      </chakra.form>
      <Failure text={failure} />
      {question}
    </AdminDialog>
  );
}
