import { useFormik } from 'formik';
import { useState } from 'react';
import {
  useRenewSubscriptionMutation,
  useStartSubscriptionMutation,
  type PlanCard_PlanFragment,
  type SubscriptionEntry_SubscriptionFragment,
} from '../../graphql/generated.ts';
import type { PickedListing } from '../shared/form/ListingPicker.tsx';
import { useAction } from '../shared/form/useAction.ts';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { wholeNumber } from '../shared/text/wholeNumber.ts';
import { today } from './pricingLabels.ts';
import { useSubscriptionActions } from './useSubscriptionActions.ts';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface Sale {
  /** Plans on sale. */
  plans: readonly PlanCard_PlanFragment[];
  /** The subscription to renew; undefined for a new one. */
  renewed: SubscriptionEntry_SubscriptionFragment | undefined;
  onSold: () => void;
}

/** The form that sells a plan or renews a subscription: listing, terms and payment. */
export function useSale({ plans, renewed, onSold }: Sale) {
  const leave = useIfMounted(onSold);
  const { succeed } = useAction();
  const { restoreVersion } = useSubscriptionActions();
  const [listing, setListing] = useState<PickedListing | null>(null);
  const [listingError, setListingError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [start] = useStartSubscriptionMutation({ refetchQueries: 'active' });
  const [renew] = useRenewSubscriptionMutation({ refetchQueries: 'active' });
  // A plan that is not sold any more is not replaced by another one with another price.
  const firstPlan = renewed ? plans.find(({ id }) => id === renewed.plan.id) : plans[0];
  const form = useFormik({
    initialValues: {
      planId: firstPlan?.id ?? '',
      startsOn: today(),
      price: firstPlan ? String(firstPlan.price) : '',
      isPaid: false,
      paidOn: today(),
      notes: '',
    },
    onSubmit: async ({ planId, startsOn, isPaid, paidOn, notes, ...values }, { setErrors }) => {
      setFailure(null);
      const price = wholeNumber(values.price);
      const isUnpicked = !renewed && !listing;
      setListingError(isUnpicked ? 'Bir işletme seçin' : undefined);
      const problems = {
        ...(!plans.some(({ id }) => id === planId) && { planId: 'Bir plan seçin' }),
        ...(Number.isNaN(price) && { price: 'Tam sayı girin' }),
      };
      if (isUnpicked || Object.keys(problems).length > 0) return setErrors(problems);
      const terms = { planId, price, notes, ...(isPaid && { payment: { amount: price, paidOn } }) };
      try {
        const sold = renewed
          ? (await renew({ variables: { id: renewed.id, input: terms } })).data?.renewSubscription
          : (await start({ variables: { input: { ...terms, businessId: listing?.id ?? 0, startsOn } } })).data
              ?.startSubscription;
        if (sold)
          succeed({
            text: renewed ? 'Abonelik yenilendi' : 'Abonelik kaydedildi',
            undo: () => restoreVersion(sold.id, sold.version, 0),
          });
        draft.finish();
        leave();
      } catch (error) {
        const { fields, message } = readOperatorError(error);
        if (Object.keys(fields).length > 0) setErrors(fields);
        else setFailure(message);
      }
    },
  });
  const draft = useFormDraft(renewed ? `renewal ${renewed.id}` : 'subscription', form);
  return {
    form,
    draft,
    failure,
    listing,
    listingError,
    pickListing: (picked: PickedListing | null) => {
      setListing(picked);
      if (picked) setListingError(undefined);
    },
    /** Chooses a plan, with its price. */
    choosePlan: (planId: string) => {
      const plan = plans.find((one) => one.id === planId);
      form.setErrors({});
      void form.setValues({ ...form.values, planId, price: String(plan?.price ?? '') });
    },
  };
}
