import type { PaymentProvider as ProviderName } from '../../generated/prisma/client.ts';
import type { PaymentProvider } from './paymentProvider.ts';
import { recordedByHand } from './recordedByHand.ts';

/** The providers that this directory can be paid through, by their names in the database. */
export const paymentProviders: Record<ProviderName, PaymentProvider> = { MANUAL: recordedByHand };
