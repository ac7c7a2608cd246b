import { AppError } from '../../lib/errors.ts';
import { mostLira } from './checkPlan.ts';
import { isDay } from './isDay.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** An operator says that the money came: in cash, by transfer. Nobody else is asked. */
export const recordedByHand: PaymentProvider = {
  name: 'MANUAL',
  async confirm({ amount, paidOn }, { today }) {
    const problems: Record<string, string> = {};
    if (!Number.isInteger(amount) || amount < 0 || amount > mostLira)
      problems.paidAmount = `0 ile ${mostLira.toLocaleString('tr')} arasında bir tam sayı olmalı`;
    if (!isDay(paidOn)) problems.paidOn = 'Geçersiz tarih';
    else if (paidOn > today) problems.paidOn = 'Ödeme tarihi gelecekte olamaz';
    if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'Ödeme kaydedilemedi.', problems);
    return { amount, paidOn };
  },
};
