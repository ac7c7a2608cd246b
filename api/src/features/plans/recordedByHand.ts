import type { Message } from '../../../../domain/messages/message.ts';
import { AppError } from '../../lib/errors.ts';
import { maxLira } from './checkPlan.ts';
import { isDay } from './isDay.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** Payments that an operator records: in cash, by transfer. No provider is called. */
export const recordedByHand: PaymentProvider = {
  name: 'MANUAL',
  async confirm({ amount, paidOn }, { today }) {
    const problems: Record<string, Message> = {};
    if (!Number.isInteger(amount) || amount < 0 || amount > maxLira)
      problems.paidAmount = { message: 'wholeNumberBetween', least: 0, most: maxLira };
    if (!isDay(paidOn)) problems.paidOn = 'dateInvalid';
    else if (paidOn > today) problems.paidOn = 'paymentInFuture';
    if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'paymentNotSaved', problems);
    return { amount, paidOn };
  },
};
