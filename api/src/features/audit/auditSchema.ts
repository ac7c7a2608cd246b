import { builder } from '../../graphql/builder.ts';
import { connection } from '../../graphql/connection.ts';
import {
  auditSubject,
  listAuditActors,
  listAuditEvents,
  withActors,
  type AuditActor as Actor,
  type AuditRow,
} from './listAuditEvents.ts';
import type { PageOf } from '../../lib/paging.ts';

const AuditEvent = builder.prismaObject('AuditEvent', {
  include: withActors,
  description: 'A change by an operator or API key, or an attempt to make one.',
  fields: (t) => ({
    id: t.id({
      description: 'Number of the event; later ones have higher numbers.',
      resolve: ({ id }) => String(id),
    }),
    at: t.expose('at', { type: 'DateTime', description: 'When it happened.' }),
    action: t.exposeString('action', { description: 'Action, as entity.verb, such as import.start.' }),
    entity: t.exposeString('entity', { description: 'Kind of the entity that was changed.' }),
    entityId: t.exposeString('entityId', {
      nullable: true,
      description: 'Id of the entity, if its kind has several.',
    }),
    subject: t.string({
      nullable: true,
      description: 'Name of the affected listing, file or operator, if it still exists.',
      resolve: (event, _args, context) => auditSubject(context, event),
    }),
    before: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Values before the change, without secrets.',
      resolve: ({ before }) => before,
    }),
    after: t.field({
      type: 'JSON',
      nullable: true,
      description: 'Values after the change, without secrets.',
      resolve: ({ after }) => after,
    }),
    apiKeyName: t.string({
      nullable: true,
      description: 'API key that made the change; null if it was not a key.',
      resolve: ({ apiKey }) => apiKey?.name ?? null,
    }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who made the change; null for the system and deleted operators.',
      resolve: ({ operator }) => operator?.name ?? null,
    }),
  }),
});

const AuditConnection = connection<PageOf<AuditRow>>('AuditEventConnection', {
  node: AuditEvent,
  description: 'A page of the audit trail.',
  nodes: 'The events.',
});

const AuditActor = builder.objectRef<Actor>('AuditActor').implement({
  description: 'An operator or API key that may have made changes.',
  fields: (t) => ({
    actor: t.exposeString('actor', { description: 'Value for the filter, such as operator:7 or key:3.' }),
    name: t.exposeString('name', { description: 'Name of the operator or API key.' }),
  }),
});

const AuditFilter = builder.inputType('AuditFilter', {
  description: 'Filter of events; an omitted field matches any.',
  fields: (t) => ({
    actor: t.string({ description: 'Actor: operator:7, key:3, or system for changes by neither.' }),
    entity: t.string({ description: 'Kind of the entity, such as business.' }),
    entityId: t.string({ description: 'Id of the entity.' }),
    action: t.string({ description: 'Action, such as business.update.' }),
    from: t.field({ type: 'DateTime', description: 'Start of the period, inclusive.' }),
    to: t.field({ type: 'DateTime', description: 'End of the period, exclusive.' }),
  }),
});

builder.queryFields((t) => ({
  auditEvents: t.field({
    type: AuditConnection,
    authScopes: { operator: true },
    description: 'The audit trail, newest first. Operators only.',
    args: {
      filter: t.arg({ type: AuditFilter, description: 'Filter of events.' }),
      first: t.arg.int({ defaultValue: 20, description: 'At most 100.' }),
      after: t.arg.string({ description: '`endCursor` of the previous page, at any depth.' }),
      offset: t.arg.int({ description: 'Number of items to skip, for numbered pages.' }),
    },
    complexity: (args) => ({ field: 5, multiplier: args.first ?? 20 }),
    resolve: (_root, args, context) => listAuditEvents(context, args),
  }),
  auditActors: t.field({
    type: [AuditActor],
    authScopes: { operator: true },
    description: 'Operators and API keys that may have made changes, operators first. Operators only.',
    resolve: (_root, _args, context) => listAuditActors(context),
  }),
}));
