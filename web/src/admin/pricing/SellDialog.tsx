import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import type {
  PlanCard_PlanFragment,
  SubscriptionEntry_SubscriptionFragment,
} from '../../graphql/generated.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { inputProps } from '../shared/form/inputProps.ts';
import { RestoredNote } from '../shared/form/drafts/RestoredNote.tsx';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { formatLira } from '../shared/text/formatTurkish.ts';
import { ListingPicker } from '../shared/form/ListingPicker.tsx';
import { today } from './pricingLabels.ts';
import { useSale } from './useSale.ts';
import { css } from '../../ui/theme/styles.ts';

interface SellDialogProps {
  plans: readonly PlanCard_PlanFragment[];
  /** The subscription to renew; omitted: a new one is sold. */
  renewed?: SubscriptionEntry_SubscriptionFragment;
  onClose: () => void;
}

/** Sells a plan for a listing, or renews a subscription. */
export function SellDialog({ plans, renewed, onClose }: SellDialogProps) {
  const id = useId();
  const onSale = plans.filter(({ isEnabled }) => isEnabled);
  const sale = useSale({ plans: onSale, renewed, onSold: onClose });
  const { form, draft } = sale;
  const isOffSale = renewed && !onSale.some(({ id: plan }) => plan === renewed.plan.id);
  const { close, question } = useFormExit(draft, { isBusy: form.isSubmitting, onClose });
  const inputOf = (field: keyof typeof form.values) => inputProps(form, id, field);
  return (
    <AdminDialog
      title={renewed ? `Yenile: ${isolated(renewed.businessName)}` : 'Yeni abonelik'}
      onClose={close}
      actions={
        <>
          <Button variant="line" onClick={close}>
            Vazgeç
          </Button>
          <Button type="submit" form={`${id}-form`} disabled={form.isSubmitting || onSale.length === 0}>
            {form.isSubmitting ? 'Kaydediliyor...' : 'Kaydet'}
          </Button>
        </>
      }
    >
      {draft.isRestored ? <RestoredNote onRestart={draft.restart} /> : null}
      <chakra.form id={`${id}-form`} noValidate onSubmit={form.handleSubmit} display="grid" gap="4">
        {renewed ? (
          <chakra.p color="muted">Bitişinin ardından, süresi dolduysa bugünden başlayarak sürer.</chakra.p>
        ) : (
          <SoldListing id={`${id}-listing`} sale={sale} />
        )}
        <FieldBox
          id={`${id}-planId`}
          label="Plan"
          isRequired
          error={onSale.length === 0 ? 'Satışta plan yok' : form.errors.planId}
          hint={
            isOffSale
              ? `“${isolated(renewed.plan.name)}” artık satışta değil; yenilemek için başka bir plan seçin.`
              : undefined
          }
        >
          <Select {...inputOf('planId')} onChange={(event) => sale.choosePlan(event.currentTarget.value)}>
            {onSale.some(({ id: plan }) => plan === form.values.planId) ? null : (
              <option value={form.values.planId}>Plan seçin</option>
            )}
            {onSale.map(({ id: plan, name, price, duration }) => (
              <option key={plan} value={plan}>
                {name} · {formatLira(price)} / {duration} gün
              </option>
            ))}
          </Select>
        </FieldBox>
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          {renewed ? null : (
            <FieldBox id={`${id}-startsOn`} label="Başlangıç" error={form.errors.startsOn}>
              <Input type="date" {...inputOf('startsOn')} />
            </FieldBox>
          )}
          <FieldBox id={`${id}-price`} label="Anlaşılan fiyat (₺)" isRequired error={form.errors.price}>
            <Input inputMode="numeric" autoComplete="off" {...inputOf('price')} />
          </FieldBox>
        </chakra.div>
        <PaymentFields id={id} form={form} />
        <FieldBox id={`${id}-notes`} label="Notlar" error={form.errors.notes}>
          <TextArea rows={3} className={css({ py: '2' })} maxLength={2000} {...inputOf('notes')} />
        </FieldBox>
        <Failure text={sale.failure} />
      </chakra.form>
      {question}
    </AdminDialog>
  );
}

type Sale = ReturnType<typeof useSale>;

/** The chosen listing, or its choice. */
function SoldListing({ id, sale }: { id: string; sale: Sale }) {
  const { listing } = sale;
  if (!listing) return <ListingPicker id={id} error={sale.listingError} onPick={sale.pickListing} />;
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
      <chakra.p fontWeight="medium" overflowWrap="anywhere">
        <bdi>{listing.name}</bdi>
      </chakra.p>
      <Button variant="ghost" size="sm" onClick={() => sale.pickListing(null)}>
        Değiştir
      </Button>
    </chakra.div>
  );
}

function PaymentFields({ id, form }: Pick<Sale, 'form'> & { id: string }) {
  return (
    <>
      <chakra.label display="flex" alignItems="center" gap="3" minH="11">
        <Checkbox
          name="isPaid"
          checked={form.values.isPaid}
          onChange={(event) => void form.setFieldValue('isPaid', event.target.checked)}
        />
        Ödendi
      </chakra.label>
      {form.values.isPaid ? (
        <FieldBox id={`${id}-paidOn`} label="Ödeme tarihi" error={form.errors.paidOn}>
          <Input type="date" max={today()} {...inputProps(form, id, 'paidOn')} />
        </FieldBox>
      ) : null}
    </>
  );
}
