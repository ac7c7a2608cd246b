import { englishTextOfStored, plainMessageData } from '../../../../domain/messages/englishText.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { connection, offsetArgs } from '../../graphql/connection.ts';
import type { ContactMessage as MessageRecord } from '../../generated/prisma/client.ts';
import { countContactMessages, listContactMessages, type MessageFilter } from './listContactMessages.ts';
import { folderOf, moveContactMessage } from './moveContactMessage.ts';
import { replyToContactMessage } from './replyToContactMessage.ts';
import { sendContactMessage } from './sendContactMessage.ts';
import { setContactMessageStatus } from './setContactMessageStatus.ts';
import type { PageOf } from '../../lib/paging.ts';

const ContactMessageType = builder.enumType('ContactMessageType', {
  description: 'Topic of a message.',
  values: {
    GENERAL: { description: 'Anything else.' },
    SUPPORT: { description: 'Help with the site.' },
    BUSINESS: { description: 'A listing, or a business that has none.' },
    PARTNERSHIP: { description: 'Working together.' },
    FEEDBACK: { description: 'Praise, criticism or a wish.' },
    PRESS: { description: 'A question of the press.' },
  } as const,
});

const ContactMessageStatus = builder.enumType('ContactMessageStatus', {
  description: 'Status of a message.',
  values: {
    NEW: { description: 'Nobody has read it, or it was marked so.' },
    READ: { description: 'Somebody read it.' },
    HANDLED: { description: 'Done.' },
  } as const,
});

const ContactMessageFolder = builder.enumType('ContactMessageFolder', {
  description: 'Folder of a message.',
  values: {
    INBOX: { description: 'The inbox.' },
    ARCHIVE: { description: 'Put away.' },
    SPAM: { description: 'Looks like spam, or was marked so.' },
  } as const,
});

const ContactMailState = builder.enumType('ContactMailState', {
  description: 'Whether a message was also mailed.',
  values: {
    OFF: { description: 'No mail server was configured when it was received.' },
    QUEUED: { description: 'Waiting to be mailed, or to be retried.' },
    SENT: { description: 'The mail server took it.' },
    FAILED: { description: 'It was not mailed, and will not be retried.' },
  } as const,
});

builder.prismaObject('MessageReply', {
  description: 'An answer to a message, by mail.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the answer.' }),
    body: t.exposeString('body', { description: 'Its text.' }),
    mailState: t.expose('mailState', { type: ContactMailState, description: 'Whether it was mailed.' }),
    mailError: t.string({
      nullable: true,
      description:
        'Reason of the last failure: in English, or in the words of the mail server; null if it did not fail.',
      resolve: ({ mailError }) => englishTextOfStored(mailError),
    }),
    mailErrorMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description:
        'Reason of the last failure; null if it did not fail, or if it is the mail server’s own text.',
      resolve: ({ mailError }) => plainMessageData(mailError),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Its author.',
      select: { operator: { select: { name: true } } },
      resolve: (record) => record.operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
  }),
});

const ContactMessage = builder.prismaObject('ContactMessage', {
  description: 'A visitor’s message to the operators. Plain text, as typed.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the message.' }),
    type: t.expose('type', { type: ContactMessageType, description: 'Its topic.' }),
    name: t.exposeString('name', { description: 'Name of the sender, as typed.' }),
    email: t.exposeString('email', { description: 'E-mail address for a reply.' }),
    subject: t.exposeString('subject', { description: 'Its subject, on one line.' }),
    message: t.exposeString('message', { description: 'Its text, with its lines.' }),
    status: t.expose('status', { type: ContactMessageStatus, description: 'Its status.' }),
    mailState: t.expose('mailState', { type: ContactMailState, description: 'Whether it was mailed.' }),
    mailAttempts: t.exposeInt('mailAttempts', { description: 'Number of mailing attempts.' }),
    mailError: t.string({
      nullable: true,
      description:
        'Reason of the last failure: in English, or in the words of the mail server; null if it did not fail.',
      resolve: ({ mailError }) => englishTextOfStored(mailError),
    }),
    mailErrorMessage: t.field({
      type: LocalizableMessage,
      nullable: true,
      description:
        'Reason of the last failure; null if it did not fail, or if it is the mail server’s own text.',
      resolve: ({ mailError }) => plainMessageData(mailError),
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who read or handled it last.',
      select: { operator: { select: { name: true } } },
      resolve: (record) => record.operator?.name ?? null,
    }),
    folder: t.field({
      type: ContactMessageFolder,
      description: 'Its folder.',
      select: { isSpam: true, archivedAt: true },
      resolve: (record) => folderOf(record),
    }),
    replies: t.relation('replies', {
      description: 'Replies, oldest first.',
      query: { orderBy: { id: 'asc' } },
      complexity: { field: 1, multiplier: 2 },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was received.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last answered; null where it was not.',
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was first read; null while it is new.',
    }),
    handledAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was handled; null where it is not.',
    }),
  }),
});

const ContactMessageConnection = connection<PageOf<MessageRecord> & { filter: MessageFilter }>(
  'ContactMessageConnection',
  {
    node: ContactMessage,
    description: 'A page of messages.',
    nodes: 'The messages.',
    total: {
      description: 'Number of matching messages; 1,000 means that or more.',
      count: (context, { filter }) => countContactMessages(context, filter),
    },
    more: (t) => ({
      canMail: t.boolean({
        description: 'Whether a mail server is set, so that they can be answered by mail.',
        resolve: (_page, _args, { config }) => config.mail !== null,
      }),
    }),
  },
);

builder.queryField('contactMessages', (t) =>
  t.field({
    type: ContactMessageConnection,
    authScopes: { operator: true },
    description: 'Messages of visitors, newest first. Operators only.',
    args: {
      folder: t.arg({ type: ContactMessageFolder, description: 'Only those that lie there.' }),
      status: t.arg({ type: ContactMessageStatus, description: 'Only those in this state.' }),
      search: t.arg.string({
        description: 'Substring of name, address, subject or text; at most 200 characters.',
      }),
      ...offsetArgs(20),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listContactMessages(context, args),
  }),
);

const SendContactMessageInput = builder.inputType('SendContactMessageInput', {
  description: 'A message to the operators of the directory.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 500 characters.' }),
    email: t.string({ required: true, description: 'E-mail address for a reply.' }),
    subject: t.string({ required: true, description: 'At most 1,000 characters.' }),
    message: t.string({ required: true, description: 'At most 50,000 characters.' }),
    type: t.field({ type: ContactMessageType, description: 'Default GENERAL.' }),
    homepage: t.string({
      description: 'Leave it out. People never see this field; a message that fills it in is thrown away.',
    }),
    shownMs: t.int({ description: 'Milliseconds that the form was on the screen.' }),
    idempotencyKey: t.string({
      description: '8 to 200 characters. A message that is sent again with the same key is stored once.',
    }),
  }),
});

const SetContactMessageStatusInput = builder.inputType('SetContactMessageStatusInput', {
  description: 'New status of a message.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the message.' }),
    status: t.field({ type: ContactMessageStatus, required: true, description: 'Its new status.' }),
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
  description: 'An answer to a message.',
  fields: (t) => ({
    id: t.int({ required: true, description: 'Number of the message.' }),
    body: t.string({ required: true, description: 'Plain text, at most 50,000 characters.' }),
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
        description: 'The message and its place.',
      }),
    },
    resolve: (_root, { input }, context) => moveContactMessage(context, input),
  }),
  replyToContactMessage: t.field({
    type: ContactMessage,
    authScopes: { operator: true },
    description: 'Answers a message by mail; CONFLICT where no mail server is set. Operators only.',
    args: {
      input: t.arg({ type: ReplyToContactMessageInput, required: true, description: 'The answer.' }),
    },
    resolve: (_root, { input }, context) => replyToContactMessage(context, input),
  }),
  sendContactMessage: t.boolean({
    description:
      'Keeps a message for the operators, and mails it where a mail server is set. Public; RATE_LIMITED after ten in ten minutes.',
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
        description: 'The message and its mark.',
      }),
    },
    resolve: (_root, { input }, context) => setContactMessageStatus(context, input),
  }),
}));
