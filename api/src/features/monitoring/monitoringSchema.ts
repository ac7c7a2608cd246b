import { builder } from '../../graphql/builder.ts';
import { serverVitals, type ServerVitals } from './serverVitals.ts';

const Vitals = builder.objectRef<ServerVitals>('ServerVitals').implement({
  description: 'State of the answering node, and of the queue that all nodes share.',
  fields: (t) => ({
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When this node started.' }),
    memoryBytes: t.exposeFloat('memoryBytes', { description: 'Bytes of memory that this node holds.' }),
    eventLoopLagMs: t.exposeFloat('eventLoopLagMs', {
      nullable: true,
      description:
        '99th percentile of the event loop delay (ms) in the last minute; null in the first minute.',
    }),
    connectionsInUse: t.exposeInt('connectionsInUse', {
      description: 'Connections to the database that requests to this node use.',
    }),
    callersWaiting: t.exposeInt('callersWaiting', { description: 'Requests that wait for a connection.' }),
    pagesFromMemory: t.exposeFloat('pagesFromMemory', {
      nullable: true,
      description:
        'Share of public pages that memory answered since the start, from 0 to 1; null before there were any.',
    }),
    jobsWaiting: t.exposeInt('jobsWaiting', { description: 'Jobs that wait.' }),
    jobsRunning: t.exposeInt('jobsRunning', { description: 'Jobs that run.' }),
    oldestWaitingSeconds: t.exposeFloat('oldestWaitingSeconds', {
      nullable: true,
      description: 'Seconds that the oldest of them has waited; null where none waits.',
    }),
    errandsWaiting: t.exposeInt('errandsWaiting', {
      description: 'Deliveries and submissions that are due and not begun.',
    }),
    jobsFailedToday: t.exposeInt('jobsFailedToday', { description: 'Jobs that failed within 24 hours.' }),
  }),
});

builder.queryField('serverVitals', (t) =>
  t.field({
    type: Vitals,
    authScopes: { operator: true },
    description: 'State of the answering node, and of the queue. Operators only.',
    resolve: (_root, _args, context) => serverVitals(context),
  }),
);
