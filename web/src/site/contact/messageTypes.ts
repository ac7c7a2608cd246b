import type { ContactMessageType } from '../../graphql/siteOperations.ts';

/** Id of the message form, for links to it. */
export const MESSAGE_FORM = 'message';

export const messageTypes: readonly { value: string; type: ContactMessageType; label: string }[] = [
  { value: 'general', type: 'GENERAL', label: 'General question' },
  { value: 'support', type: 'SUPPORT', label: 'Support' },
  { value: 'business', type: 'BUSINESS', label: 'My business or a listing' },
  { value: 'partnership', type: 'PARTNERSHIP', label: 'Partnership' },
  { value: 'feedback', type: 'FEEDBACK', label: 'Feedback' },
  { value: 'press', type: 'PRESS', label: 'Press' },
];
