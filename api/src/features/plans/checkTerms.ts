import type { Message } from '../../../../domain/messages/message.ts';
import { checkText } from '../../lib/text/checkText.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { maxLira } from './checkPlan.ts';
import type { Payment } from './paymentProvider.ts';
import { paymentProviders } from './paymentProviders.ts';
import { todayOf } from './subscriptionPeriod.ts';

const maxNotesLength = 2000;

/** Terms of a subscription; an omitted field stays unchanged, or defaults to the plan's. Null clears payment and notes. */
export interface TermsInput {
  /** Whole Turkish lira. */
  price?: number | null | undefined;
  /** Null: it is not paid. */
  payment?: Payment | null | undefined;
  notes?: string | null | undefined;
}

interface Terms {
  price?: number;
  paidAmount?: number | null;
  paidOn?: Date | null;
  notes?: string;
}

/** The terms in their stored form. Errors: BAD_INPUT by field. */
export async function checkTerms(
  context: Context,
  { price, payment, notes }: TermsInput,
  agreedPrice: number,
): Promise<Terms> {
  const problems: Record<string, Message> = {};
  const terms: Terms = {};
  if (price != null) {
    if (!Number.isInteger(price) || price < 0 || price > maxLira)
      problems.price = { message: 'wholeNumberBetween', least: 0, most: maxLira };
    terms.price = price;
  }
  if (notes !== undefined) {
    const text = checkText(notes ?? '', 'notes').trim();
    if ([...text].length > maxNotesLength) problems.notes = { message: 'tooLong', limit: maxNotesLength };
    terms.notes = text;
  }
  if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'subscriptionNotSaved', problems);
  if (payment === null) return { ...terms, paidAmount: null, paidOn: null };
  if (payment === undefined) return terms;
  const { amount, paidOn } = await paymentProviders.MANUAL.confirm(payment, {
    price: price ?? agreedPrice,
    today: todayOf(context),
  });
  return { ...terms, paidAmount: amount, paidOn: new Date(`${paidOn}T00:00:00Z`) };
}
