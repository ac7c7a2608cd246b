import { readMessageData } from '../../../../domain/messages/messageData.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import { builder } from '../../graphql/builder.ts';
import { latestJobIds } from './latestJobIds.ts';

/** Maximum number of jobs in an answer. */
const maxShown = 20;

const JobStatus = builder.enumType('JobStatus', {
  description: 'Status of a job.',
  values: {
    QUEUED: { description: 'Waiting for a worker.' },
    RUNNING: { description: 'A worker is processing it.' },
    DONE: { description: 'Succeeded.' },
    FAILED: { description: 'Failed.' },
    CANCELLED: { description: 'Cancelled by an operator.' },
  } as const,
});

const Job = builder.prismaObject('Job', {
  description: 'A background job.',
  fields: (t) => ({
    id: t.exposeInt('id', { description: 'Number of the job.' }),
    kind: t.exposeString('kind', {
      description: 'Kind of job, such as import, export, sitemap, backup, restore, reset or optimize.',
    }),
    status: t.expose('status', { type: JobStatus, description: 'Status.' }),
    done: t.exposeInt('done', { description: 'Number of completed steps, such as rows.' }),
    total: t.exposeInt('total', { nullable: true, description: 'Total number of steps, if known.' }),
    import: t.relation('import', { nullable: true, description: 'Import that the job runs.' }),
    operatorName: t.string({
      nullable: true,
      description: 'Operator who requested it; null for the system.',
      select: { operator: { select: { name: true } } },
      resolve: ({ operator }) => operator?.name ?? null,
    }),
    result: t.expose('result', {
      type: 'JSON',
      nullable: true,
      description:
        'Result, such as businesses, rows, fileName, backupId, sizeBefore, sizeAfter. Null until the job succeeds.',
    }),
    errorCode: t.exposeString('errorCode', {
      nullable: true,
      description: 'Error code; null if it did not fail.',
    }),
    errorMessage: t.exposeString('errorMessage', {
      nullable: true,
      description: 'Reason of the failure, in English.',
    }),
    errorData: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Reason of the failure; null if it did not fail, or an earlier release ran it.',
      resolve: ({ errorData }) => readMessageData(errorData),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was queued.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a worker last started it; null while it waits.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null before.',
    }),
  }),
});

builder.queryField('runningJobs', (t) =>
  t.prismaField({
    type: [Job],
    authScopes: { operator: true },
    description: 'Queued and running jobs, oldest first; at most 20. Operators only.',
    complexity: { field: 5, multiplier: maxShown },
    resolve: (query, _root, _args, context) =>
      context.db.prisma.job.findMany({
        ...query,
        where: { status: { in: ['RUNNING', 'QUEUED'] } },
        orderBy: { id: 'asc' },
        take: maxShown,
      }),
  }),
);

builder.queryField('latestJobs', (t) =>
  t.prismaField({
    type: [Job],
    authScopes: { operator: true },
    description: 'The newest job of each kind. Operators only.',
    args: {
      kinds: t.arg.stringList({ required: true, description: 'Kinds of jobs, at most 20.' }),
    },
    complexity: { field: 5, multiplier: maxShown },
    resolve: async (query, _root, { kinds }, context) =>
      context.db.prisma.job.findMany({
        ...query,
        where: { id: { in: await latestJobIds(context, kinds.slice(0, maxShown)) } },
        orderBy: { id: 'desc' },
      }),
  }),
);
