import type { PaymentProvider as ProviderName } from '../../generated/prisma/client.ts';
import { recordedByHand } from './recordedByHand.ts';

/** Money for a subscription. */
export interface Payment {
  /** Whole Turkish lira. */
  amount: number;
  /** Day of the site, as 2026-11-21. */
  paidOn: string;
}

/** Whoever knows whether a subscription was paid. */
export interface PaymentProvider {
  name: ProviderName;
  /** The payment as it is to be kept. Throws AppError where there was none: BAD_INPUT with fields. */
  confirm(claimed: Payment, terms: { price: number; today: string }): Promise<Payment>;
}

/** Those that this directory can be paid through, by their names in the database. */
export const paymentProviders: Record<ProviderName, PaymentProvider> = { MANUAL: recordedByHand };
