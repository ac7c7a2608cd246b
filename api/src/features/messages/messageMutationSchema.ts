import { builder } from '../../graphql/builder.ts';
import { moveContactMessage } from './moveContactMessage.ts';
import { retryContactMail } from './retryContactMail.ts';
import { replyToContactMessage } from './replyToContactMessage.ts';
import { sendContactMessage } from './sendContactMessage.ts';
import { setContactMessageStatus } from './setContactMessageStatus.ts';
import {
  ContactMessage,
  ContactMessageFolder,
  ContactMessageStatus,
  ContactMessageType,
} from './messageSchema.ts';

const SendContactMessageInput = builder.inputType('SendContactMessageInput', {
  description: 'A message to the operators of the directory.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 500 characters.' }),
    email: t.string({ required: true, description: 'E-mail address for a reply.' }),
    subject: t.string({ required: true, description: 'At most 1,000 characters.' }),
    message: t.string({ required: true, description: 'At most 50,000 characters.' }),
    type: t.field({ type: ContactMessageType, description: 'Default GENERAL.' }),
    homepage: t.string({
      description: 'Honeypot; must be omitted. A message that fills it in is discarded.',
    }),
    shownMs: t.int({ description: 'How long the form was shown, in milliseconds.' }),
    idempotencyKey: t.string({
      description: '8 to 200 characters. A message that is sent again with the same key is stored once.',
    }),
  }),
});

const SetContactMessageStatusInput = builder.inputType('SetContactMessageStatusInput', {
  description: 'New status of a message.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the message.' }),
    status: t.field({ type: ContactMessageStatus, required: true, description: 'New status.' }),
  }),
});

const MoveContactMessageInput = builder.inputType('MoveContactMessageInput', {
  description: 'New folder of a message.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the message.' }),
    folder: t.field({ type: ContactMessageFolder, required: true, description: 'Target folder.' }),
  }),
});

const ReplyToContactMessageInput = builder.inputType('ReplyToContactMessageInput', {
  description: 'A reply to a message.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the message.' }),
    body: t.string({ required: true, description: 'Plain text, at most 50,000 characters.' }),
    idempotencyKey: t.string({
      description: '8 to 200 characters. A reply that is sent again with the same key is mailed once.',
    }),
  }),
});

const RetryContactMailInput = builder.inputType('RetryContactMailInput', {
  description: 'A mail that failed.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the message.' }),
    replyId: t.int({
      description:
        'Number of the reply whose mail failed; default: the mail of the message to the operators.',
    }),
  }),
});

builder.mutationFields((t) => ({
  moveContactMessage: t.field({
    type: ContactMessage,
    authScopes: { operator: true },
    description: 'Moves a message to the inbox, the archive or the spam folder. Operators only.',
    args: {
      input: t.arg({
        type: MoveContactMessageInput,
        required: true,
        description: 'The message and the target folder.',
      }),
    },
    resolve: (_root, { input }, context) => moveContactMessage(context, input),
  }),
  replyToContactMessage: t.field({
    type: ContactMessage,
    authScopes: { operator: true },
    description: 'Answers a message by mail. CONFLICT if no mail server is configured. Operators only.',
    args: {
      input: t.arg({
        type: ReplyToContactMessageInput,
        required: true,
        description: 'The message and the reply.',
      }),
    },
    resolve: (_root, { input }, context) => replyToContactMessage(context, input),
  }),
  retryContactMail: t.field({
    type: ContactMessage,
    authScopes: { operator: true },
    description:
      'Sends the failed mail of a message, or of a reply to it, again. CONFLICT if it has not failed, or if no mail server is configured. Operators only.',
    args: {
      input: t.arg({ type: RetryContactMailInput, required: true, description: 'The mail.' }),
    },
    resolve: (_root, { input }, context) => retryContactMail(context, input),
  }),
  sendContactMessage: t.boolean({
    description:
      'Stores a message for the operators, and mails it if a mail server is configured. Public; RATE_LIMITED after ten in ten minutes.',
    args: { input: t.arg({ type: SendContactMessageInput, required: true, description: 'The message.' }) },
    resolve: async (_root, { input }, context) => {
      await sendContactMessage(context, input);
      return true;
    },
  }),
  setContactMessageStatus: t.field({
    type: ContactMessage,
    authScopes: { operator: true },
    description: 'Marks a message as new, read or handled. Operators only.',
    args: {
      input: t.arg({
        type: SetContactMessageStatusInput,
        required: true,
        description: 'The message and its new status.',
      }),
    },
    resolve: (_root, { input }, context) => setContactMessageStatus(context, input),
  }),
}));
