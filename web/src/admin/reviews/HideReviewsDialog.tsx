import { turkish } from '../../../../domain/messages/turkish.ts';
import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { Button } from '../../ui/form/Button.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { ReasonFields, type ReasonValues } from './ReasonFields.tsx';
import { useReviewActions } from './useReviewActions.ts';
import { useWhileShown } from '../shared/dialog/useWhileShown.ts';

interface HideReviewsDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

const noReason: ReasonValues = { reason: null, note: '' };

/** Asks for the reason to hide reviews. A refusal keeps the typed text. */
export function HideReviewsDialog({ ids, onClose, onDone }: HideReviewsDialogProps) {
  const leave = useWhileShown(onClose);
  const id = useId();
  const { hide } = useReviewActions();
  const [values, setValues] = useState(noReason);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isOne = ids.length === 1;
  const form = { values, initialValues: noReason, setValues, isSubmitting: isBusy };
  const work = useFormDraft(`hide reviews ${ids.join(' ')}`, form);
  const { close, question } = useFormExit(work, { isBusy, onClose });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { reason, note } = values;
    setFailure(null);
    if (reason === null) return setErrors({ reason: 'Bir neden seçin' });
    if (reason === 'OTHER' && note.trim() === '') return setErrors({ note: turkish.reasonNoteRequired });
    setErrors({});
    setBusy(true);
    try {
      await hide({ ids: [...ids], reason, note });
      work.finish();
      onDone();
      leave();
    } catch (error) {
      setBusy(false);
      const { fields, message } = readOperatorError(error);
      if (fields.note) setErrors({ note: fields.note });
      else setFailure(message);
    }
  }

  return (
    <AdminDialog
      title={isOne ? 'Yorumu gizle' : `${formatNumber(ids.length)} yorumu gizle`}
      onClose={close}
      actions={
        <>
          <Button variant="line" size="sm" onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={id} size="sm" disabled={isBusy}>
            {isBusy ? 'Gizleniyor...' : 'Gizle'}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate display="grid" gap="4" onSubmit={(event) => void handleSubmit(event)}>
        <p>
          {isOne ? 'Yorum' : 'Yorumlar'} sitede ve API’de görünmez, sayılmaz; aynı yorum yeniden içe aktarılsa
          da gizli kalır. Dilediğiniz zaman yeniden yayına alabilirsiniz.
        </p>
        <ReasonFields id={id} values={values} errors={errors} isRequired onChange={setValues} />
        <chakra.p color="muted" textStyle="xs">
          İşletmenin puanı ve yorum sayısı kaynağın kendi toplamıdır; gizlemek onları değiştirmez.
        </chakra.p>
        <Failure text={failure} />
      </chakra.form>
      {question}
    </AdminDialog>
  );
}
