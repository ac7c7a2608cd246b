import type { PaymentProvider as ProviderName } from '../../generated/prisma/client.ts';

/** Money for a subscription. */
export interface Payment {
  /** Whole Turkish lira. */
  amount: number;
  /** Day of the site, as 2026-11-21. */
  paidOn: string;
}

/** Confirms whether a subscription was paid. */
export interface PaymentProvider {
  name: ProviderName;
  /** The payment as it is to be kept. Throws AppError where there was none: BAD_INPUT with fields. */
  confirm(claimed: Payment, terms: { price: number; today: string }): Promise<Payment>;
}
