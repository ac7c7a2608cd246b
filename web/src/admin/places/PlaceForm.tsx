import { chakra } from '@chakra-ui/react';
import { useFormik, type FormikHelpers } from 'formik';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import type { PlaceKind } from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { DraftNote } from '../shared/form/drafts/DraftNote.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useRefusedSave } from '../shared/form/useRefusedSave.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { PlaceFormFields } from './PlaceFormFields.tsx';
import { newPlaceRules, placeFieldLabels, storedPlaceRules, type PlaceValues } from './placeValues.ts';

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
    validationSchema: isNew ? newPlaceRules : storedPlaceRules,
    onSubmit: send,
  });
  const { isSubmitting, dirty, handleSubmit } = form;
  const refusalOf = useRefusedSave();
  const [failure, setFailure] = useState<string | null>(null);
  const work = useFormDraft(draft, form);
  const { close, question } = useFormExit(work, { isBusy: isSubmitting, onClose });

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
      <DraftNote work={work} labels={placeFieldLabels} />
      <chakra.form id="place" noValidate display="grid" gap="4" onSubmit={handleSubmit}>
        <PlaceFormFields {...{ form, kind, isNew, slugHint, note }} />
      </chakra.form>
      <Failure text={failure} />
      {question}
    </AdminDialog>
  );
}
