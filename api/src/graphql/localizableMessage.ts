import type { MessageData } from '../../../domain/messages/messageData.ts';
import { builder } from './builder.ts';

export const LocalizableMessage = builder.objectRef<MessageData>('LocalizableMessage').implement({
  description: 'A message as code and parameters, so that clients can show it in any language.',
  fields: (t) => ({
    messageCode: t.exposeString('messageCode', { description: 'Stable code of the message.' }),
    parameters: t.field({
      type: 'JSON',
      description: 'Parameters of the message, such as limits and names. Empty if there are none.',
      resolve: ({ parameters }) => parameters ?? {},
    }),
  }),
});
