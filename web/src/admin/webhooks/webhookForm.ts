import { object, string } from 'yup';
import { turkish, turkishText } from '../../../../domain/messages/turkish.ts';

/** The server checks the address again, and whether it may be called. */
export const webhookRules = object({
  name: string()
    .trim()
    .required(turkish.valueRequired)
    .max(100, turkishText({ message: 'tooLong', limit: 100 })),
  url: string()
    .trim()
    .required(turkish.valueRequired)
    .max(2000, turkishText({ message: 'tooLong', limit: 2000 })),
});

export interface WebhookValues {
  name: string;
  url: string;
}
