import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import type {
  PlanCard_PlanFragment,
  SubscriptionEntry_SubscriptionFragment,
} from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { DraftNote } from '../shared/form/drafts/DraftNote.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { SellDialog } from './SellDialog.tsx';
import { SubscriptionSummary } from './SubscriptionSummary.tsx';
import { SubscriptionVersions } from './SubscriptionVersions.tsx';
import { useSubscriptionActions } from './useSubscriptionActions.ts';
import { css } from '../../ui/theme/styles.ts';

interface SubscriptionDialogProps {
  subscription: SubscriptionEntry_SubscriptionFragment;
  plans: readonly PlanCard_PlanFragment[];
  onClose: () => void;
}

const labels = { notes: 'Notlar' };

/** A subscription: period, payment, notes, renewal and end. */
export function SubscriptionDialog({ subscription, plans, onClose }: SubscriptionDialogProps) {
  const id = useId();
  const { businessName, listing, status } = subscription;
  const initialValues = { notes: subscription.notes };
  const [values, setValues] = useState(initialValues);
  const { notes } = values;
  const [isRenewing, setRenewing] = useState(false);
  const actions = useSubscriptionActions();
  const work = useFormDraft(`subscription ${subscription.id}`, {
    ...{ values, initialValues, setValues },
    isSubmitting: actions.isBusy,
  });
  const { close, question } = useFormExit(work, { isBusy: actions.isBusy, onClose });
  async function saveNotes() {
    const text = notes.trim();
    if (await actions.saveNotes(subscription, text)) setValues({ notes: text });
  }
  if (isRenewing)
    return (
      <>
        <SellDialog
          plans={plans}
          renewed={subscription}
          onClose={() => {
            setRenewing(false);
            close();
          }}
        />
        {question}
      </>
    );
  const isLive = status === 'RUNNING' || status === 'SCHEDULED';
  return (
    <AdminDialog
      title={businessName}
      onClose={close}
      actions={
        <>
          {isLive ? (
            <Button variant="red" disabled={actions.isBusy} onClick={() => void actions.end(subscription)}>
              Sonlandır
            </Button>
          ) : null}
          {listing && !listing.isInTrash && status !== 'CANCELLED' ? (
            <Button disabled={actions.isBusy} onClick={() => setRenewing(true)}>
              Yenile
            </Button>
          ) : null}
        </>
      }
    >
      <SubscriptionSummary subscription={subscription} />
      {status === 'CANCELLED' ? null : <PaymentButton subscription={subscription} actions={actions} />}
      <chakra.div mt="4">
        <DraftNote work={work} labels={labels} />
        <FieldBox id={`${id}-notes`} label={labels.notes}>
          <TextArea
            id={`${id}-notes`}
            rows={3}
            className={css({ py: '2' })}
            maxLength={2000}
            value={notes}
            onChange={(event) => setValues({ notes: event.target.value })}
          />
        </FieldBox>
        <Button
          className={css({ mt: '2' })}
          variant="line"
          size="sm"
          disabled={actions.isBusy || notes.trim() === subscription.notes}
          onClick={() => void saveNotes()}
        >
          Notu kaydet
        </Button>
      </chakra.div>
      <SubscriptionVersions subscription={subscription} plans={plans} />
      {question}
    </AdminDialog>
  );
}

interface PaymentButtonProps {
  subscription: SubscriptionEntry_SubscriptionFragment;
  actions: ReturnType<typeof useSubscriptionActions>;
}

function PaymentButton({ subscription, actions }: PaymentButtonProps) {
  const isPaid = subscription.paidAmount !== null;
  return (
    <chakra.div mt="3">
      <Button
        variant={isPaid ? 'line' : 'tonal'}
        size="sm"
        disabled={actions.isBusy}
        onClick={() => void (isPaid ? actions.markUnpaid(subscription) : actions.markPaid(subscription))}
      >
        {isPaid ? 'Ödeme kaydını kaldır' : 'Bugün ödendi'}
      </Button>
    </chakra.div>
  );
}
