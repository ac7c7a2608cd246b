import { turkish, turkishText } from '../../../../domain/messages/turkish.ts';
import { chakra } from '@chakra-ui/react';
import { useFormik, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import * as yup from 'yup';
import { slugify } from '../../../../domain/text/slugs.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import type { PlaceKind } from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { countryChoices } from '../shared/text/countryChoices.ts';
import { denseField } from '../shared/table/denseField.ts';
import { DraftNote } from '../shared/form/drafts/DraftNote.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { focusOnOpen } from '../shared/dialog/focusOnOpen.ts';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useRefusedSave } from '../shared/form/useRefusedSave.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { IconChoice } from './IconChoice.tsx';
import { css } from '../../ui/theme/styles.ts';

export interface PlaceValues {
  name: string;
  /** '' of a new one: found by the name. */
  slug: string;
  /** Icon of a category; '' for the default of its name. */
  icon: string;
  /** Code of the country of a new city; '' if it is unknown. */
  country: string;
}

const name = yup
  .string()
  .trim()
  .required(turkish.nameRequired)
  .max(200, turkishText({ message: 'tooLong', limit: 200 }));
const slug = yup
  .string()
  .trim()
  .max(120, turkishText({ message: 'tooLong', limit: 120 }))
  .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: turkish.slugInvalid,
    excludeEmptyString: true,
  });
const newRules = yup.object({ name, slug });
const storedRules = yup.object({ name, slug: slug.required('Adres gerekli') });

const labels: Record<keyof PlaceValues, string> = {
  name: 'Ad',
  slug: 'Adres',
  icon: 'Simge',
  country: 'Ülke',
};

interface PlaceFormProps {
  kind: PlaceKind;
  title: string;
  start: PlaceValues;
  /** Name under which unsaved work is stored. */
  draft: string;
  isNew?: boolean;
  submitText: string;
  busyText: string;
  /** Shown under the slug, for the current input. */
  slugHint: (values: PlaceValues) => string;
  /** Shown under the name, for the current input. */
  note?: (values: PlaceValues) => ReactNode;
  /** Sends the changed fields, of a new place all; errors are shown at their fields, and the input stays. */
  onSubmit: (values: PlaceValues, changed: Partial<PlaceValues>) => Promise<void>;
  onClose: () => void;
}

/** The form of a category or a city, new or stored. */
export function PlaceForm({
  kind,
  title,
  start,
  isNew = false,
  onSubmit,
  onClose,
  draft,
  submitText,
  busyText,
  slugHint,
  note,
}: PlaceFormProps) {
  const form = useFormik<PlaceValues>({
    initialValues: start,
    enableReinitialize: true,
    validationSchema: isNew ? newRules : storedRules,
    onSubmit: send,
  });
  const { values, errors, touched, isSubmitting, dirty, handleSubmit, getFieldProps, setFieldValue } = form;
  const refusalOf = useRefusedSave();
  const [failure, setFailure] = useState<string | null>(null);
  const work = useFormDraft(draft, form);
  const { close, question } = useFormExit(work, { isBusy: isSubmitting, onClose });
  const nameError = touched.name ? errors.name : undefined;
  const slugError = touched.slug ? errors.slug : undefined;

  async function send(sent: PlaceValues, { setErrors }: FormikHelpers<PlaceValues>) {
    setFailure(null);
    const trimmed = { ...sent, name: sent.name.trim(), slug: sent.slug.trim() };
    const changed = Object.entries(trimmed).filter(
      ([field, value]) => value !== start[field as keyof PlaceValues],
    );
    try {
      await onSubmit(trimmed, Object.fromEntries(changed));
      work.finish();
    } catch (thrown) {
      const { message, fields } = readOperatorError(thrown);
      const own = Object.fromEntries(Object.entries(fields).filter(([field]) => field in start));
      setErrors(own);
      if (Object.keys(own).length > 0) return;
      // Of another version, the form shows the stored values in the fields that were not changed.
      setFailure(fields.version === undefined ? message : refusalOf(thrown));
    }
  }

  return (
    <AdminDialog
      title={title}
      onClose={close}
      actions={
        <>
          <Button variant="line" size="sm" onClick={close}>
            Vazgeç
          </Button>
          <Button size="sm" type="submit" form="place" disabled={isSubmitting || !dirty}>
            {isSubmitting ? busyText : submitText}
          </Button>
        </>
      }
    >
      <DraftNote work={work} labels={labels} />
      <chakra.form id="place" noValidate display="grid" gap="4" onSubmit={handleSubmit}>
        <div>
          <FieldBox id="place-name" label={labels.name} isRequired error={nameError}>
            <Input
              {...denseField}
              {...getFieldProps('name')}
              ref={focusOnOpen}
              id="place-name"
              maxLength={200}
              autoComplete="off"
              aria-required
              aria-invalid={nameError ? true : undefined}
              aria-describedby={nameError ? 'place-name-error' : undefined}
            />
          </FieldBox>
          {note?.(values)}
        </div>
        {kind === 'CITY' && isNew ? (
          <FieldBox
            id="place-country"
            label={labels.country}
            error={touched.country ? errors.country : undefined}
          >
            <Select {...denseField} {...getFieldProps('country')} id="place-country">
              <option value="">Bilinmiyor</option>
              {countryChoices().map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </FieldBox>
        ) : null}
        <FieldBox
          id="place-slug"
          label={labels.slug}
          isRequired={!isNew}
          error={slugError}
          hint={slugHint(values)}
        >
          <chakra.div display="flex" gap="2">
            <Input
              {...denseField}
              {...getFieldProps('slug')}
              id="place-slug"
              maxLength={120}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-required={!isNew}
              aria-invalid={slugError ? true : undefined}
              aria-describedby={slugError ? 'place-slug-error' : undefined}
            />
            {isNew ? null : (
              <Button
                variant="line"
                size="sm"
                className={css({ flex: 'none' })}
                onClick={() => void setFieldValue('slug', slugify(values.name))}
              >
                Addan üret
              </Button>
            )}
          </chakra.div>
        </FieldBox>
        {kind === 'CATEGORY' ? (
          <IconChoice
            name={values.name}
            value={values.icon}
            onChange={(icon) => void setFieldValue('icon', icon)}
          />
        ) : null}
      </chakra.form>
      <Failure text={failure} />
      {question}
    </AdminDialog>
  );
}
