import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type {
  PlanCard_PlanFragment,
  SubscriptionEntry_SubscriptionFragment,
} from '../../graphql/generated.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { DraftNote } from '../shared/form/drafts/DraftNote.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { formatLira } from '../shared/text/formatTurkish.ts';
import { PathLink } from '../shared/page/PathLink.tsx';
import { formatDate, statusLabels } from './pricingLabels.ts';
import { SellDialog } from './SellDialog.tsx';
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
  const { businessName, listing, plan, status, startsAt, endsAt, price, paidAmount, paidOn } = subscription;
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
  const facts = [
    ['Plan', plan.name],
    ['Süre', `${formatDate(startsAt)} – ${formatDate(endsAt)}`],
    ['Anlaşılan fiyat', formatLira(price)],
    [
      'Ödeme',
      paidAmount === null || paidOn === null
        ? 'Ödenmedi'
        : `${formatLira(paidAmount)}, ${formatDate(paidOn)} (elle kaydedildi)`,
    ],
  ];
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
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
        <Badge tone={statusLabels[status].tone}>{statusLabels[status].label}</Badge>
        {listing && !listing.isInTrash ? (
          <PathLink to={paths.business(listing.slug)}>Sayfasını aç</PathLink>
        ) : null}
        {listing && plan.analyticsAccess ? (
          <TextLink to={`${adminPaths.analytics()}?listing=${listing.id}`}>Ziyaret raporu</TextLink>
        ) : null}
      </chakra.div>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5">
        {facts.map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="muted">{label}</chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
      {status === 'CANCELLED' ? null : (
        <chakra.div mt="3">
          {paidAmount === null ? (
            <Button
              variant="tonal"
              size="sm"
              disabled={actions.isBusy}
              onClick={() => void actions.markPaid(subscription)}
            >
              Bugün ödendi
            </Button>
          ) : (
            <Button
              variant="line"
              size="sm"
              disabled={actions.isBusy}
              onClick={() => void actions.markUnpaid(subscription)}
            >
              Ödeme kaydını kaldır
            </Button>
          )}
        </chakra.div>
      )}
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
