import { builder } from '../../../graphql/builder.ts';

/** An operator, as other operators see them. */
export const Operator = builder.prismaObject('Operator', {
  description: 'A person who can log in to the back office.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the operator.' }),
    name: t.exposeString('name', { description: 'Name of the operator.' }),
    userCode: t.exposeString('userCode', {
      description: 'User code for the second step of a login.',
    }),
    isDisabled: t.exposeBoolean('isDisabled', {
      description: 'Whether the operator is disabled and cannot log in.',
    }),
    hasSecondFactor: t.boolean({
      description: 'Whether a login also requires a second factor.',
      select: { secondFactorSince: true },
      resolve: ({ secondFactorSince }) => secondFactorSince !== null,
    }),
    recoveryCodesLeft: t.int({
      nullable: true,
      description: 'Number of unused recovery codes; null without a second factor.',
      select: {
        secondFactorSince: true,
        _count: { select: { recoveryCodes: { where: { usedAt: null } } } },
      },
      resolve: ({ secondFactorSince, _count }) => (secondFactorSince === null ? null : _count.recoveryCodes),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the operator was created.' }),
    lastLoginAt: t.expose('lastLoginAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last login.',
    }),
  }),
});

/** A login that is in force. */
export const Session = builder.prismaObject('Session', {
  description: 'A login session.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the session.' }),
    operator: t.relation('operator', { description: 'The operator of the session.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the operator logged in.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it expires.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'IP address of the login.',
    }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'User agent of the browser.',
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the current session.',
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => viewer.kind === 'operator' && viewer.sessionId === id,
    }),
  }),
});
