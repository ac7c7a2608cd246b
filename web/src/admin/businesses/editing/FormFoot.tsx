import { chakra } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { pencilIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { warnIcon } from '../../../ui/icon/icons.ts';
import { Note } from '../../shared/page/Note.tsx';
import { useOperator } from '../../shared/session/operatorContext.ts';
import type { ListingDraft } from './listingDraft.ts';
import type { EditValues } from './editValues.ts';
import { differingFields } from './editValues.ts';
import { LeaveQuestion } from '../../shared/form/LeaveQuestion.tsx';
import { useStoredDraft } from '../../shared/form/drafts/useStoredDraft.ts';
import { useLeaveGuard } from '../../shared/form/useLeaveGuard.ts';

interface FormFootProps {
  draftKey: string;
  /** Set once the work is saved or given up. */
  isOver: RefObject<boolean>;
  onGiveUp: () => void;
  start: { base: EditValues; version: number | null };
  /** Error of the last attempt; '' if none. */
  problem: string;
  isNew: boolean;
  onClose: () => void;
  onWork?: ((hasWork: boolean) => void) | undefined;
  isLeft: (search: string, pathname: string) => boolean;
}

/** Saves or closes, and shows the number of unsaved changes. */
export function FormFoot({
  draftKey,
  isOver,
  onGiveUp,
  start,
  problem,
  isNew,
  onClose,
  onWork,
  isLeft,
}: FormFootProps) {
  const { values, errors, isSubmitting, submitCount } = useFormikContext<EditValues>();
  const { userCode } = useOperator();
  const count = useMemo(() => differingFields(start.base, values).length, [start.base, values]);
  const hasWork = count > 0;
  useEffect(() => onWork?.(hasWork), [onWork, hasWork]);
  const foot = useRef<HTMLDivElement>(null);
  const draft: ListingDraft | null = count > 0 ? { userCode, ...start, values } : null;
  useStoredDraft(draftKey, draft, isOver);
  // During a submit, leaving loses nothing: a refused form stays in the draft.
  const leaving = useLeaveGuard(count > 0 && !isSubmitting, isLeft);

  // After a try the first field that is wrong is where to go on.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) {
      foot.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [submitCount, isSubmitting]);

  const isWrong = submitCount > 0 && Object.keys(errors).length > 0;
  return (
    <chakra.div ref={foot} px="5" py="3" borderTopWidth="1px" borderColor="line">
      {problem || isWrong ? (
        <Note icon={warnIcon} tone="danger" mb="3" role="alert">
          {problem || 'İşaretli alanları düzeltin.'}
        </Note>
      ) : null}
      <chakra.div display="flex" alignItems="center" gap="2.5">
        <chakra.span display="flex" alignItems="center" gap="2" mr="auto" textStyle="xs" color="muted">
          {count > 0 ? (
            <>
              <Icon path={pencilIcon} size={18} />
              {isNew ? `${count} alan dolu` : `${count} alan değişti`}
            </>
          ) : null}
        </chakra.span>
        <Button variant="line" size="sm" onClick={onClose}>
          Vazgeç
        </Button>
        <Button type="submit" size="sm" disabled={isSubmitting || count === 0}>
          {isSubmitting ? 'Kaydediliyor...' : 'Kaydet'}
        </Button>
      </chakra.div>
      {leaving.state === 'blocked' ? (
        <LeaveQuestion
          count={count}
          onStay={() => leaving.reset()}
          onLeave={() => {
            onGiveUp();
            leaving.proceed();
          }}
        />
      ) : null}
    </chakra.div>
  );
}
