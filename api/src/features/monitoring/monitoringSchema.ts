import { builder } from '../../graphql/builder.ts';
import { serverVitals, type ServerVitals } from './serverVitals.ts';

const Vitals = builder.objectRef<ServerVitals>('ServerVitals').implement({
  description: 'State of the answering node, and of the job queue of the installation.',
  fields: (t) => ({
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When this node started.' }),
    memoryBytes: t.exposeFloat('memoryBytes', { description: 'Memory of this node, in bytes.' }),
    eventLoopLagMs: t.exposeFloat('eventLoopLagMs', {
      nullable: true,
      description:
        '99th percentile of the event loop delay (ms) in the last minute; null in the first minute.',
    }),
    connectionsInUse: t.exposeInt('connectionsInUse', {
      description: 'Database connections in use by requests to this node.',
    }),
    requestsWaiting: t.exposeInt('requestsWaiting', {
      description: 'Requests waiting for a database connection.',
    }),
    callersWaiting: t.exposeInt('requestsWaiting', {
      description: 'The same as requestsWaiting.',
      deprecationReason: 'Use requestsWaiting.',
    }),
    pageCacheHitRatio: t.exposeFloat('pageCacheHitRatio', {
      nullable: true,
      description: 'Hit ratio of the page cache since the start, 0 to 1; null before the first page.',
    }),
    pagesFromMemory: t.exposeFloat('pageCacheHitRatio', {
      nullable: true,
      description: 'The same as pageCacheHitRatio.',
      deprecationReason: 'Use pageCacheHitRatio.',
    }),
    jobsWaiting: t.exposeInt('jobsWaiting', { description: 'Queued jobs.' }),
    jobsRunning: t.exposeInt('jobsRunning', { description: 'Running jobs.' }),
    oldestWaitingSeconds: t.exposeFloat('oldestWaitingSeconds', {
      nullable: true,
      description: 'Age of the oldest queued job, in seconds; null if none is queued.',
    }),
    tasksWaiting: t.exposeInt('tasksWaiting', {
      description: 'Due webhook deliveries and URL submissions that no worker has started.',
    }),
    errandsWaiting: t.exposeInt('tasksWaiting', {
      description: 'The same as tasksWaiting.',
      deprecationReason: 'Use tasksWaiting.',
    }),
    jobsFailedToday: t.exposeInt('jobsFailedToday', {
      description: 'Jobs that failed in the last 24 hours.',
    }),
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
