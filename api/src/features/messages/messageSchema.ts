import { englishTextOfStored, plainMessageData } from '../../../../domain/messages/englishText.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { connection, offsetArgs } from '../../graphql/connection.ts';
import type { ContactMessage as MessageRecord } from '../../generated/prisma/client.ts';
import {
  countContactMessages,
  listContactMessages,
  readContactMessage,
  type MessageFilter,
} from './listContactMessages.ts';
import { folderOf, moveContactMessage } from './moveContactMessage.ts';
import { retryContactMail } from './retryContactMail.ts';
import { replyToContactMessage } from './replyToContactMessage.ts';
import { sendContactMessage } from './sendContactMessage.ts';
import { setContactMessageStatus } from './setContactMessageStatus.ts';
import type { PageOf } from '../../lib/paging.ts';

const ContactMessageType = builder.enumType('ContactMessageType', {
  description: 'Topic of a message.',
  values: {
    GENERAL: { description: 'Anything else.' },
    SUPPORT: { description: 'Help with the site.' },
    BUSINESS: { description: 'About a listing, or a missing one.' },
    PARTNERSHIP: { description: 'Partnerships.' },
    FEEDBACK: { description: 'Praise, criticism or suggestions.' },
    PRESS: { description: 'Press inquiries.' },
  } as const,
});

const ContactMessageStatus = builder.enumType('ContactMessageStatus', {
  description: 'Status of a message.',
  values: {
    NEW: { description: 'Not read yet, or marked as new.' },
    READ: { description: 'Read.' },
    HANDLED: { description: 'Handled.' },
  } as const,
});

const ContactMessageFolder = builder.enumType('ContactMessageFolder', {
  description: 'Folder of a message.',
  values: {
    INBOX: { description: 'The inbox.' },
    ARCHIVE: { description: 'Archived.' },
    SPAM: { description: 'Detected as spam, or marked as spam.' },
  } as const,
});

const ContactMailState = builder.enumType('ContactMailState', {
  description: 'State of the mail that forwards a message.',
  values: {
    OFF: { description: 'No mail server was configured when it was received.' },
    QUEUED: { description: 'Waiting to be mailed, or to be retried.' },
    SENT: { description: 'The mail server accepted it.' },
    FAILED: { description: 'It failed, and will not be retried.' },
  } as const,
});

builder.prismaObject('MessageReply', {
  description: 'A reply to a message, by mail.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the reply.' }),
    body: t.exposeString('body', { description: 'Text of the reply.' }),
    mailState: t.expose('mailState', { type: ContactMailState, description: 'State of its mail.' }),
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
      description: 'Author.',
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
    type: t.expose('type', { type: ContactMessageType, description: 'Topic.' }),
    name: t.exposeString('name', { description: 'Name of the sender, as typed.' }),
    email: t.exposeString('email', { description: 'E-mail address for a reply.' }),
    subject: t.exposeString('subject', { description: 'Subject; one line.' }),
    message: t.exposeString('message', { description: 'Text, with line breaks.' }),
    status: t.expose('status', { type: ContactMessageStatus, description: 'Status.' }),
    mailState: t.expose('mailState', { type: ContactMailState, description: 'State of its mail.' }),
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
      description: 'Operator who last read or handled it.',
      select: { operator: { select: { name: true } } },
      resolve: (record) => record.operator?.name ?? null,
    }),
    folder: t.field({
      type: ContactMessageFolder,
      description: 'Folder.',
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
      description: 'When it was last answered; null if it was not.',
    }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was first read; null if it was not.',
    }),
    handledAt: t.expose('handledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was handled; null if it was not.',
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
      description: 'Number of matching messages, counted up to 1,000.',
      count: (context, { filter }) => countContactMessages(context, filter),
    },
    more: (t) => ({
      canMail: t.boolean({
        description: 'Whether a mail server is configured, so that messages can be answered by mail.',
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
      folder: t.arg({ type: ContactMessageFolder, description: 'Only messages in this folder.' }),
      status: t.arg({ type: ContactMessageStatus, description: 'Only messages with this status.' }),
      search: t.arg.string({
        description: 'Substring of name, address, subject or text; at most 200 characters.',
      }),
      ...offsetArgs(20),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listContactMessages(context, args),
  }),
);

builder.queryField('contactMessage', (t) =>
  t.field({
    type: ContactMessage,
    nullable: true,
    authScopes: { operator: true },
    description: 'A message of a visitor; null if there is none of that number. Operators only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the message.' }) },
    resolve: (_root, { id }, context) => readContactMessage(context, id),
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
