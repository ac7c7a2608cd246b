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
  /** The payment to store. Throws AppError if there was none: BAD_INPUT with fields. */
  confirm(claimed: Payment, terms: { price: number; today: string }): Promise<Payment>;
}
