import type { Operator as OperatorRecord, Session as SessionRecord } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { connection, offsetArgs } from '../../graphql/connection.ts';
import type { Context } from '../../lib/context.ts';
import { checkPaging, cutPage, type PageOf } from '../../lib/paging.ts';
import { changePassword } from './credentials/changePassword.ts';
import { createOperator } from './createOperator.ts';
import { listSessions } from './sessions/listSessions.ts';
import { Operator, Session } from './sessions/sessionSchema.ts';
import { readableSecret } from './credentials/readableSecret.ts';
import { resetOtherPassword } from './credentials/resetOtherPassword.ts';
import { revokeOtherSessions, revokeSession } from './sessions/revokeSessions.ts';
import { setOperatorDisabled } from './setOperatorDisabled.ts';

interface Page<Row> extends PageOf<Row> {
  totalCount: number;
}

const OperatorConnection = connection<Page<OperatorRecord>>('OperatorConnection', {
  node: Operator,
  description: 'A page of operators.',
  nodes: 'The operators.',
  total: { description: 'Number of operators.', count: (_context, page) => page.totalCount },
});

const SessionConnection = connection<Page<SessionRecord>>('SessionConnection', {
  node: Session,
  description: 'A page of sessions.',
  nodes: 'The sessions.',
  total: { description: 'Number of sessions.', count: (_context, page) => page.totalCount },
});

builder.queryFields((t) => ({
  operators: t.field({
    type: OperatorConnection,
    authScopes: { person: true },
    description: 'Operators, in the order of their creation. Operators with a session only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: async (_root, args, context) => {
      const { first, offset } = checkPaging(context, args, 20);
      const { operator } = context.db.prisma;
      const [rows, totalCount] = await Promise.all([
        operator.findMany({ orderBy: { id: 'asc' }, take: first + 1, skip: offset }),
        operator.count(),
      ]);
      return pageOf(rows, first, totalCount);
    },
  }),
  sessions: t.field({
    type: SessionConnection,
    authScopes: { person: true },
    description: 'Current sessions, newest first. Operators with a session only.',
    args: offsetArgs(20),
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: async (_root, args, context) => {
      const { first, offset } = checkPaging(context, args, 20);
      const { rows, totalCount } = await listSessions(context, { take: first + 1, skip: offset });
      return pageOf(rows, first, totalCount);
    },
  }),
}));

function pageOf<Row>(rows: Row[], first: number, totalCount: number): Page<Row> {
  const { nodes, hasNextPage } = cutPage(rows, first);
  return { nodes, totalCount, pageInfo: { hasNextPage, endCursor: null } };
}

const CreateOperatorInput = builder.inputType('CreateOperatorInput', {
  description: 'A new operator.',
  fields: (t) => ({
    userCode: t.string({
      required: true,
      description: 'User code for the second step of a login: 2 to 64 letters, digits or . _ @ -',
    }),
    name: t.string({ required: true, description: 'Name of the operator: 1 to 100 characters.' }),
    password: t.string({ description: 'Password, 12 to 200 characters; omitted: one is generated.' }),
  }),
});

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'A new password for the current operator.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'Current password.' }),
    newPassword: t.string({ required: true, description: 'New password, 12 to 200 characters.' }),
  }),
});

const OperatorCredentials = builder
  .objectRef<{ operatorId: number; password: string | null }>('OperatorCredentials')
  .implement({
    description: 'Credentials of an operator, to be passed on.',
    fields: (t) => ({
      operator: t.prismaField({
        type: Operator,
        description: 'The operator.',
        resolve: (query, { operatorId: id }, _args, { db }) =>
          db.prisma.operator.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      password: t.exposeString('password', {
        nullable: true,
        description: 'Generated password, returned only once; null if the password was given.',
      }),
    }),
  });

builder.mutationFields((t) => ({
  createOperator: t.field({
    type: OperatorCredentials,
    authScopes: { person: true },
    description: 'Creates an operator. CONFLICT if the user code is in use. Operators with a session only.',
    args: { input: t.arg({ type: CreateOperatorInput, required: true, description: 'The operator.' }) },
    resolve: async (_root, { input: { password, ...input } }, context) => {
      const made = password == null ? readableSecret(5) : null;
      const operatorId = await createOperator(context, { ...input, password: password ?? made ?? '' });
      return { operatorId, password: made };
    },
  }),
  resetOperatorPassword: t.field({
    type: OperatorCredentials,
    authScopes: { person: true },
    description:
      'Resets another operator’s password and ends that operator’s sessions. The new password is generated and shown once. Operators with a session only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the operator.' }) },
    resolve: async (_root, { id }, context) => ({
      operatorId: id,
      password: await resetOtherPassword(context, id),
    }),
  }),
  setOperatorDisabled: t.prismaField({
    type: Operator,
    authScopes: { person: true },
    description:
      'Disables or enables an operator. Earlier sessions of the operator end. Operators cannot disable themselves. Operators with a session only.',
    args: {
      id: t.arg.int({ required: true, description: 'Number of the operator.' }),
      isDisabled: t.arg.boolean({ required: true, description: 'Whether the operator is disabled.' }),
    },
    resolve: async (query, _root, { id, isDisabled }, context) => {
      await setOperatorDisabled(context, { id }, isDisabled);
      return findOne(context, query, id);
    },
  }),
  changePassword: t.prismaField({
    type: Session,
    authScopes: { person: true },
    description:
      'Changes the current operator’s password. All sessions of the operator end; this browser receives a new one. Operators with a session only.',
    args: {
      input: t.arg({ type: ChangePasswordInput, required: true, description: 'Current and new password.' }),
    },
    resolve: async (query, _root, { input }, context) => {
      const { id } = await changePassword(context, input);
      return context.db.prisma.session.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
  revokeSession: t.boolean({
    authScopes: { person: true },
    description: 'Ends any operator’s session immediately. Operators with a session only.',
    args: { id: t.arg.int({ required: true, description: 'Number of the session.' }) },
    resolve: async (_root, { id }, context) => {
      await revokeSession(context, id);
      return true;
    },
  }),
  revokeOtherSessions: t.int({
    authScopes: { person: true },
    description:
      'Ends all other sessions of the current operator; returns their number. Operators with a session only.',
    resolve: (_root, _args, context) => revokeOtherSessions(context),
  }),
}));

function findOne(context: Context, query: object, id: number) {
  return context.db.prisma.operator.findUniqueOrThrow({ ...query, where: { id } });
}
