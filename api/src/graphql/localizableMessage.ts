import type { MessageData } from '../../../domain/messages/messageData.ts';
import { builder } from './builder.ts';

export const LocalizableMessage = builder.objectRef<MessageData>('LocalizableMessage').implement({
  description: 'A text without its words, for clients that show it in another language than English.',
  fields: (t) => ({
    messageCode: t.exposeString('messageCode', { description: 'Stable name of the text.' }),
    parameters: t.field({
      type: 'JSON',
      description: 'Values in the text, such as limits and names. Empty if there are none.',
      resolve: ({ parameters }) => parameters ?? {},
    }),
  }),
});
