import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useRenewSubscriptionMutation,
  useStartSubscriptionMutation,
  type PlanCard_PlanFragment,
  type SubscriptionEntry_SubscriptionFragment,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { RestoredNote } from '../shared/form/RestoredNote.tsx';
import { useFormDraft } from '../shared/form/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { formatLira } from '../shared/text/formatTurkish.ts';
import { ListingPicker, type PickedListing } from '../shared/form/ListingPicker.tsx';
import { today } from './pricingWords.ts';
import { useSubscriptionActions } from './useSubscriptionActions.ts';
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
  const toast = useToast();
  const [listing, setListing] = useState<PickedListing | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [start] = useStartSubscriptionMutation({ refetchQueries: 'active' });
  const [renew] = useRenewSubscriptionMutation({ refetchQueries: 'active' });
  const { restoreVersion } = useSubscriptionActions();
  const onSale = plans.filter(({ isEnabled }) => isEnabled);
  const firstPlan = onSale.find((plan) => plan.id === renewed?.plan.id) ?? onSale[0];
  const form = useFormik({
    initialValues: {
      planId: firstPlan?.id ?? '',
      startsOn: today(),
      price: firstPlan ? String(firstPlan.price) : '',
      isPaid: false,
      paidOn: today(),
      notes: '',
    },
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      const { planId, startsOn, isPaid, paidOn, notes } = values;
      const price = /^\d{1,8}$/.test(values.price.trim()) ? Number(values.price) : NaN;
      const missing = !renewed && !listing;
      if (missing || Number.isNaN(price)) {
        setErrors({
          ...(missing && { planId: 'Bir işletme seçin' }),
          ...(Number.isNaN(price) && { price: 'Tam sayı girin' }),
        });
        return;
      }
      const terms = { planId, price, notes, ...(isPaid && { payment: { amount: price, paidOn } }) };
      try {
        const sold = renewed
          ? (await renew({ variables: { id: renewed.id, input: terms } })).data?.renewSubscription
          : (
              await start({
                variables: { input: { ...terms, businessId: listing?.id ?? 0, startsOn } },
              })
            ).data?.startSubscription;
        if (sold)
          toast({
            title: 'Başarılı!',
            text: renewed ? 'Abonelik yenilendi' : 'Abonelik kaydedildi',
            tone: 'positive',
            action: { label: 'Geri al', onPress: () => void restoreVersion(sold.id, sold.version, 0) },
          });
        work.finish();
        onClose();
      } catch (error) {
        const { fields, message } = readOperatorError(error);
        if (Object.keys(fields).length > 0) setErrors(fields);
        else setFailure(message);
      }
    },
  });
  const work = useFormDraft(renewed ? `renewal ${renewed.id}` : 'subscription', form);
  const { close, question } = useFormExit(work, { isBusy: form.isSubmitting, onClose });
  const inputOf = (field: 'planId' | 'startsOn' | 'price' | 'paidOn' | 'notes') => ({
    ...form.getFieldProps(field),
    id: `${id}-${field}`,
    'aria-invalid': form.errors[field] ? (true as const) : undefined,
    'aria-describedby': form.errors[field] ? `${id}-${field}-error` : undefined,
  });
  const choosePlan = (planId: string) => {
    const plan = plans.find((one) => one.id === planId);
    void form.setValues({ ...form.values, planId, price: String(plan?.price ?? '') });
  };
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
      {work.isRestored ? <RestoredNote onRestart={work.restart} /> : null}
      <chakra.form id={`${id}-form`} noValidate onSubmit={form.handleSubmit} display="grid" gap="4">
        {renewed ? (
          <chakra.p color="muted">Bitişinin ardından, süresi dolduysa bugünden başlayarak sürer.</chakra.p>
        ) : listing ? (
          <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
            <chakra.p fontWeight="medium" overflowWrap="anywhere">
              <bdi>{listing.name}</bdi>
            </chakra.p>
            <Button variant="ghost" size="sm" onClick={() => setListing(null)}>
              Değiştir
            </Button>
          </chakra.div>
        ) : (
          <ListingPicker
            id={`${id}-listing`}
            error={form.errors.planId}
            onPick={(picked) => {
              setListing(picked);
              form.setErrors({});
            }}
          />
        )}
        <FieldBox
          id={`${id}-planId`}
          label="Plan"
          isRequired
          {...(onSale.length === 0 && { error: 'Satışta plan yok' })}
        >
          <Select {...inputOf('planId')} onChange={(event) => choosePlan(event.currentTarget.value)}>
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
            <Input type="date" max={today()} {...inputOf('paidOn')} />
          </FieldBox>
        ) : null}
        <FieldBox id={`${id}-notes`} label="Notlar" error={form.errors.notes}>
          <TextArea rows={3} className={css({ py: '2' })} maxLength={2000} {...inputOf('notes')} />
        </FieldBox>
        <Failure text={failure} />
      </chakra.form>
      {question}
    </AdminDialog>
  );
}
