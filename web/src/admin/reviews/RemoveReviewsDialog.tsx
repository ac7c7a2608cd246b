import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { ReviewEntry_ReviewFragment } from '../../graphql/generated.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { warnIcon } from '../../ui/icon/icons.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { Note } from '../shared/page/Note.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { ReasonFields } from './ReasonFields.tsx';
import { useReasonForm } from './useReasonForm.ts';
import { useReviewActions } from './useReviewActions.ts';

/** Reviews that are named before they go. */
const MAX_NAMED = 3;

interface RemoveReviewsDialogProps {
  ids: readonly number[];
  /** Those of the reviews that are on the screen. */
  reviews: readonly ReviewEntry_ReviewFragment[];
  onClose: () => void;
  onDone: () => void;
}

/** Asks before reviews are removed, and explains that this cannot be undone. */
export function RemoveReviewsDialog({ ids, reviews, onClose, onDone }: RemoveReviewsDialogProps) {
  const id = useId();
  const { remove } = useReviewActions();
  const { values, setValues, errors, failure, isBusy, handleSubmit, close, question } = useReasonForm({
    draftName: `remove reviews ${ids.join(' ')}`,
    parse: ({ reason, note }) => ({ input: reason ? { reason, note } : {} }),
    submit: (input) => remove({ ids: [...ids], ...input }),
    onClose,
    onDone,
  });
  const [isSure, setSure] = useState(false);
  const isOne = ids.length === 1;
  const named = reviews.slice(0, MAX_NAMED);
  const unseen = ids.length - reviews.length;

  return (
    <AdminDialog
      title={
        isOne ? 'Yorumu kalıcı olarak kaldır' : `${formatNumber(ids.length)} yorumu kalıcı olarak kaldır`
      }
      onClose={close}
      actions={
        <>
          <Button variant="line" size="sm" onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={id} variant="red" size="sm" disabled={!isSure || isBusy}>
            {isBusy ? 'Kaldırılıyor...' : 'Kalıcı olarak kaldır'}
          </Button>
        </>
      }
    >
      <chakra.form id={id} noValidate display="grid" gap="4" onSubmit={(event) => void handleSubmit(event)}>
        <Note icon={warnIcon} tone="danger">
          {isOne ? 'Bu yorumun' : `${formatNumber(ids.length)} yorumun`} yazarı, puanı, metni, tarihi ve
          kaynağı silinir. Bu işlem geri alınamaz; aynı yorum yeniden içe aktarılsa da gelmez.
        </Note>
        {named.length > 0 ? (
          <chakra.ul display="grid" gap="1.5">
            {named.map((review) => (
              <chakra.li key={review.id} lineClamp="2" overflowWrap="anywhere">
                <chakra.span fontWeight="medium">
                  <bdi>{review.authorName ?? 'Adsız'}</bdi>
                </chakra.span>
                {' · '}
                <bdi>{review.comment ?? 'metinsiz'}</bdi>
              </chakra.li>
            ))}
            {ids.length > named.length ? (
              <chakra.li color="muted">ve {formatNumber(ids.length - named.length)} yorum daha</chakra.li>
            ) : null}
          </chakra.ul>
        ) : null}
        {!isOne && unseen > 0 ? (
          <chakra.p fontWeight="medium">
            {formatNumber(unseen)} yorum şu an açık olan sayfada görünmüyor.
          </chakra.p>
        ) : null}
        <ReasonFields id={id} values={values} errors={errors} isRequired={false} onChange={setValues} />
        <chakra.label display="flex" alignItems="center" gap="3" minH="11">
          <Checkbox checked={isSure} onChange={(event) => setSure(event.target.checked)} />
          Geri alınamayacağını biliyorum
        </chakra.label>
        <chakra.p color="muted" textStyle="xs">
          Metin, silinene kadar yedeklerde; en çok 30 gün de yüklenen dosyalarda kalır. Yalnızca sitede
          görünmesin istiyorsanız gizleyin.
        </chakra.p>
        <Failure text={failure} />
      </chakra.form>
      {question}
    </AdminDialog>
  );
}
