import { builder } from '../../graphql/builder.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import type {
  ContactMessage as MessageRecord,
  ContactMessageStatus as Status,
} from '../../generated/prisma/client.ts';
import { checkPaging, cutPage } from '../../lib/paging.ts';
import { sendContactMessage } from './sendContactMessage.ts';
import { setContactMessageStatus } from './setContactMessageStatus.ts';

const ContactMessageType = builder.enumType('ContactMessageType', {
  description: 'What a message is about.',
  values: ['GENERAL', 'SUPPORT', 'BUSINESS', 'PARTNERSHIP', 'FEEDBACK', 'PRESS'] as const,
});

const ContactMessageStatus = builder.enumType('ContactMessageStatus', {
  description: 'What operators have done about a message.',
  values: ['NEW', 'READ', 'HANDLED'] as const,
});

const ContactMailState = builder.enumType('ContactMailState', {
  description: 'Whether a message was also mailed. OFF: no mail server was set when it came.',
  values: ['OFF', 'QUEUED', 'SENT', 'FAILED'] as const,
});

const ContactMessage = builder.prismaObject('ContactMessage', {
  description: 'What a visitor wrote to whoever runs the directory. Plain text, as it was typed.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    type: t.expose('type', { type: ContactMessageType }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    subject: t.exposeString('subject'),
    message: t.exposeString('message'),
    status: t.expose('status', { type: ContactMessageStatus }),
    mailState: t.expose('mailState', { type: ContactMailState }),
    mailAttempts: t.exposeInt('mailAttempts', { description: 'How often mailing was tried.' }),
    mailError: t.exposeString('mailError', {
      nullable: true,
      description: 'Why the last try to mail it failed.',
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Who read or handled it last.',
      select: { operator: { select: { name: true } } },
      resolve: (record) => record.operator?.name ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true }),
    handledAt: t.expose('handledAt', { type: 'DateTime', nullable: true }),
  }),
});

const ContactMessageConnection = builder
  .objectRef<{
    status: Status | null;
    nodes: MessageRecord[];
    pageInfo: { hasNextPage: boolean; endCursor: null };
  }>('ContactMessageConnection')
  .implement({
    description: 'A page of messages.',
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [ContactMessage], complexity: { field: 1, multiplier: 1 } }),
      totalCount: t.int({
        resolve: ({ status }, _args, context) =>
          context.db.prisma.contactMessage.count({ where: status ? { status } : {} }),
      }),
      pageInfo: t.expose('pageInfo', { type: PageInfo }),
    }),
  });

builder.queryField('contactMessages', (t) =>
  t.field({
    type: ContactMessageConnection,
    authScopes: { operator: true },
    description: 'Messages of visitors, newest first. Operators only.',
    args: {
      status: t.arg({ type: ContactMessageStatus, description: 'Only those in this state.' }),
      first: t.arg.int({ defaultValue: 20 }),
      offset: t.arg.int(),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: async (_root, args, context) => {
      const { first, offset } = checkPaging(context, args, 20);
      const rows = await context.db.prisma.contactMessage.findMany({
        where: args.status ? { status: args.status } : {},
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        include: { operator: { select: { name: true } } },
        take: first + 1,
        skip: offset,
      });
      const { nodes, hasNextPage } = cutPage(rows, first);
      return { status: args.status ?? null, nodes, pageInfo: { hasNextPage, endCursor: null } };
    },
  }),
);

const SendContactMessageInput = builder.inputType('SendContactMessageInput', {
  description: 'A message to whoever runs the directory.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 500 characters.' }),
    email: t.string({ required: true, description: 'Where an answer goes.' }),
    subject: t.string({ required: true, description: 'At most 1,000 characters.' }),
    message: t.string({ required: true, description: 'At most 50,000 characters.' }),
    type: t.field({ type: ContactMessageType, description: 'GENERAL when left out.' }),
    homepage: t.string({
      description: 'Leave it out. People never see this field; a message that fills it in is thrown away.',
    }),
    idempotencyKey: t.string({
      description: '8 to 200 characters. Sent again with the same key, a message is kept once.',
    }),
  }),
});

const SetContactMessageStatusInput = builder.inputType('SetContactMessageStatusInput', {
  description: 'What was done about a message.',
  fields: (t) => ({
    id: t.int({ required: true }),
    status: t.field({ type: ContactMessageStatus, required: true }),
  }),
});

builder.mutationFields((t) => ({
  sendContactMessage: t.boolean({
    description:
      'Keeps a message for the operators, and mails it where a mail server is set. Public; RATE_LIMITED after ten in ten minutes.',
    args: { input: t.arg({ type: SendContactMessageInput, required: true }) },
    resolve: async (_root, { input }, context) => {
      await sendContactMessage(context, input);
      return true;
    },
  }),
  setContactMessageStatus: t.field({
    type: ContactMessage,
    authScopes: { operator: true },
    description: 'Marks a message as new, read or handled. Operators only.',
    args: { input: t.arg({ type: SetContactMessageStatusInput, required: true }) },
    resolve: (_root, { input }, context) => setContactMessageStatus(context, input),
  }),
}));
