import { chakra } from '@chakra-ui/react';
import { useFormik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import {
  useCreatePricingPlanMutation,
  useSavePricingPlanMutation,
  type PlanCard_PlanFragment,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { DraftNote } from '../shared/form/drafts/DraftNote.tsx';
import { fieldLabels } from '../shared/form/fieldLabels.ts';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { useRefusedSave } from '../shared/form/useRefusedSave.ts';
import { inputProps } from '../shared/form/inputProps.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { wholeNumber } from '../shared/text/wholeNumber.ts';
import { PlanVersions } from './PlanVersions.tsx';
import { usePlanActions } from './usePlanActions.ts';
import { css } from '../../ui/theme/styles.ts';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface PlanFormProps {
  /** Null for one that is made. */
  plan: PlanCard_PlanFragment | null;
  onClose: () => void;
}

const numbers = [
  { field: 'price', label: 'Fiyat (₺)' },
  { field: 'duration', label: 'Süre (gün)' },
  { field: 'maxAds', label: 'Reklam hakkı' },
] as const;
const switches = [
  { field: 'priorityPlacement', label: 'Öncelikli yer (“Sponsored” işaretiyle)' },
  { field: 'analyticsAccess', label: 'Ziyaret raporu' },
  { field: 'customStyling', label: 'Vurgulu kart' },
] as const;

const onSale = { field: 'isEnabled', label: 'Hemen satışa aç' } as const;

const labels = {
  name: 'Plan adı',
  features: 'Özellikler',
  ...fieldLabels([...numbers, ...switches, onSale].map(({ field, label }) => [field, label])),
};

const newPlan = {
  name: '',
  price: '',
  duration: '30',
  maxAds: '1',
  features: '',
  priorityPlacement: false,
  analyticsAccess: false,
  customStyling: false,
  isEnabled: true,
};

const valuesOf = (plan: PlanCard_PlanFragment): typeof newPlan => ({
  name: plan.name,
  price: String(plan.price),
  duration: String(plan.duration),
  maxAds: String(plan.maxAds),
  features: plan.features.join('\n'),
  priorityPlacement: plan.priorityPlacement,
  analyticsAccess: plan.analyticsAccess,
  customStyling: plan.customStyling,
  isEnabled: plan.isEnabled,
});

/** The form of a plan, with its draft and why it could not be saved. */
function usePlanForm({ plan, onClose }: PlanFormProps) {
  const leave = useIfMounted(onClose);
  const [failure, setFailure] = useState<string | null>(null);
  const refusalOf = useRefusedSave();
  const [save] = useSavePricingPlanMutation();
  const [create] = useCreatePricingPlanMutation({ refetchQueries: 'active', awaitRefetchQueries: true });
  const { reportSaved, reportCreated } = usePlanActions();
  const form = useFormik({
    initialValues: plan ? valuesOf(plan) : newPlan,
    enableReinitialize: true,
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      const whole = { price: NaN, duration: NaN, maxAds: NaN };
      for (const { field } of numbers) whole[field] = wholeNumber(values[field]);
      const wrong = numbers.filter(({ field }) => Number.isNaN(whole[field]));
      if (wrong.length > 0) {
        setErrors(Object.fromEntries(wrong.map(({ field }) => [field, 'Tam sayı girin'])));
        return;
      }
      const features = values.features.split('\n').filter((line) => line.trim() !== '');
      const input = { ...values, ...whole, features };
      try {
        if (plan) {
          const { id: planId, version } = plan;
          const { data } = await save({ variables: { id: planId, version, input } });
          if (data) reportSaved(data.savePricingPlan, version);
        } else {
          const { data } = await create({ variables: { input } });
          if (data) reportCreated(data.createPricingPlan);
        }
        work.finish();
        leave();
      } catch (error) {
        const { fields } = readOperatorError(error);
        if (Object.keys(fields).length > 0) setErrors(fields);
        else setFailure(refusalOf(error));
      }
    },
  });
  const work = useFormDraft(`plan ${plan?.id ?? 'new'}`, form);
  return { form, work, failure };
}

/** A plan edited in the place of its card, or a new one: whole numbers, one feature a line. */
export function PlanForm({ plan, onClose }: PlanFormProps) {
  const id = useId();
  const nameField = useRef<HTMLInputElement>(null);
  useEffect(() => nameField.current?.focus(), []);
  const { form, work, failure } = usePlanForm({ plan, onClose });
  const { close, question } = useFormExit(work, { isBusy: form.isSubmitting, onClose });
  const inputOf = (field: keyof typeof form.values) => inputProps(form, id, field);
  return (
    <Card
      as="section"
      aria-label={plan ? `${plan.name} planını düzenle` : 'Yeni plan'}
      className={css({ p: { base: '4', md: '5' }, minW: '0' })}
    >
      <DraftNote work={work} labels={labels} />
      <chakra.form noValidate onSubmit={form.handleSubmit} display="grid" gap="4">
        <chakra.h2 textStyle="lg" fontWeight="bold" overflowWrap="anywhere">
          {plan ? <bdi>{plan.name}</bdi> : 'Yeni plan'}
        </chakra.h2>
        <FieldBox id={`${id}-name`} label={labels.name} isRequired error={form.errors.name}>
          <Input ref={nameField} autoComplete="off" maxLength={60} {...inputOf('name')} />
        </FieldBox>
        <chakra.div display="grid" gap="3" gridTemplateColumns="repeat(auto-fit, minmax({sizes.26}, 1fr))">
          {numbers.map(({ field, label }) => (
            <FieldBox key={field} id={`${id}-${field}`} label={label} isRequired error={form.errors[field]}>
              <Input inputMode="numeric" autoComplete="off" {...inputOf(field)} />
            </FieldBox>
          ))}
        </chakra.div>
        <FieldBox
          id={`${id}-features`}
          label={labels.features}
          hint="Her satıra bir özellik."
          error={form.errors.features}
        >
          <TextArea rows={5} className={css({ py: '2' })} {...inputOf('features')} />
        </FieldBox>
        <div>
          {[...switches, ...(plan ? [] : [onSale])].map(({ field, label }) => (
            <chakra.label key={field} display="flex" alignItems="center" gap="3" minH="11">
              <Switch
                checked={form.values[field]}
                onChange={(event) => void form.setFieldValue(field, event.target.checked)}
              />
              {label}
            </chakra.label>
          ))}
        </div>
        <chakra.p textStyle="xs" color="muted">
          Reklam hakkı, işletmenin başka sayfalarda kaç reklam yerinde tanıtılabileceğidir: açık yerlerde,
          reklam ağı boş bıraktığında, sırayla. Satılmış aboneliklerin fiyatı ve süresi değişmez; sayfalardaki
          etkileri hemen değişir.
        </chakra.p>
        <Failure text={failure} />
        <chakra.div display="flex" flexWrap="wrap" gap="2.5">
          <Button type="submit" size="sm" disabled={form.isSubmitting}>
            {form.isSubmitting ? 'Kaydediliyor...' : plan ? 'Kaydet' : 'Planı ekle'}
          </Button>
          <Button variant="line" size="sm" onClick={close}>
            Vazgeç
          </Button>
        </chakra.div>
      </chakra.form>
      {plan ? <PlanVersions plan={plan} onRestored={onClose} /> : null}
      {question}
    </Card>
  );
}
