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
import { folderOf } from './moveContactMessage.ts';
import type { PageOf } from '../../lib/paging.ts';

export const ContactMessageType = builder.enumType('ContactMessageType', {
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

export const ContactMessageStatus = builder.enumType('ContactMessageStatus', {
  description: 'Status of a message.',
  values: {
    NEW: { description: 'Not read yet, or marked as new.' },
    READ: { description: 'Read.' },
    HANDLED: { description: 'Handled.' },
  } as const,
});

export const ContactMessageFolder = builder.enumType('ContactMessageFolder', {
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

export const ContactMessage = builder.prismaObject('ContactMessage', {
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
