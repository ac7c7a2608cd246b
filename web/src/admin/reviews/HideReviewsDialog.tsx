import { turkish } from '../../../../domain/messages/turkish.ts';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { HideReviewsInput } from '../../graphql/generated.ts';
import { Button } from '../../ui/form/Button.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { ReasonFields, type ReasonValues } from './ReasonFields.tsx';
import { useReasonForm, type ParsedReason } from './useReasonForm.ts';
import { useReviewActions } from './useReviewActions.ts';

interface HideReviewsDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason to hide reviews. */
export function HideReviewsDialog({ ids, onClose, onDone }: HideReviewsDialogProps) {
  const id = useId();
  const { hide } = useReviewActions();
  const { values, setValues, errors, failure, isBusy, handleSubmit, close, question } = useReasonForm({
    draftName: `hide reviews ${ids.join(' ')}`,
    parse: parseReason,
    submit: (input) => hide({ ids: [...ids], ...input }),
    onClose,
    onDone,
  });
  const isOne = ids.length === 1;

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

function parseReason({ reason, note }: ReasonValues): ParsedReason<Omit<HideReviewsInput, 'ids'>> {
  if (reason === null) return { errors: { reason: 'Bir neden seçin' } };
  if (reason === 'OTHER' && note.trim() === '') return { errors: { note: turkish.reasonNoteRequired } };
  return { input: { reason, note } };
}
