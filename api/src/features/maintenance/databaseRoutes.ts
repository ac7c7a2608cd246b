import { englishText, readMessage } from '../../../../domain/messages/englishText.ts';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { MakeContext } from '../../http/requestContext.ts';
import { restRoute } from '../../http/rest/restRoute.ts';
import type { RouteDescription } from '../../http/rest/routeDescription.ts';
import { readStored } from '../../jobs/readStored.ts';
import type { Context } from '../../lib/context.ts';
import { AppError, errorStatus, type ErrorCode } from '../../lib/errors.ts';
import { queueReset } from './resetDatabase.ts';
import { resetResult, type ResetResult } from './maintenanceKinds.ts';

const message = { type: 'string', description: 'Text in English.' };
const counted = { type: 'integer' };

const resetting: RouteDescription = {
  summary: 'Deletes all listings, reviews, categories, cities and imports, after a backup',
  details:
    'Waits for the result. Operators, API keys, settings, messages, audit trail and backups are retained.',
  access: 'operator',
  answers: {
    200: {
      description: 'Number of deleted records, and the backup.',
      body: {
        schema: {
          type: 'object',
          properties: {
            message,
            deleted: {
              type: 'object',
              properties: {
                businesses: counted,
                hidden: {
                  ...counted,
                  description: 'Listings among them that were in the trash or merged into another.',
                },
                reviews: counted,
                categories: counted,
                cities: counted,
                imports: counted,
              },
            },
            backup: {
              type: 'object',
              properties: {
                id: counted,
                fileName: { type: 'string' },
                downloadPath: { type: 'string' },
              },
            },
          },
          required: ['message', 'deleted', 'backup'],
        },
      },
    },
  },
  refusals: [403, 409, 507],
};

/** DELETE /api/reset-database: requires no password, makes the same backup first, and waits for the result. */
export function installDatabaseRoutes(app: FastifyInstance, makeContext: MakeContext): void {
  app.delete(
    '/api/reset-database',
    { config: { description: resetting, waitsForWork: true } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const context = await makeContext(request, reply);
      const { id } = await queueReset(context);
      let isGone = false;
      reply.raw.once('close', () => (isGone = true));
      const { backupId, fileName, ...deleted } = await outcome(context, id, () => isGone);
      return {
        message: englishText('dataReset'),
        deleted,
        backup: { id: backupId, fileName, downloadPath: `/api/admin/backups/${backupId}` },
      };
    },
  );
}

/** Waits while the client is connected; the reset continues without it. */
async function outcome({ db }: Context, id: number, isGone: () => boolean): Promise<ResetResult> {
  for (;;) {
    const job = await db.prisma.job.findUniqueOrThrow({ where: { id } });
    if (job.status === 'DONE') return readStored(resetResult, job.result, 'jobResultInvalid');
    if (job.status === 'CANCELLED') throw new AppError('CONFLICT', 'jobStopped');
    if (job.finishedAt) {
      const code =
        job.errorCode !== null && job.errorCode in errorStatus ? (job.errorCode as ErrorCode) : 'INTERNAL';
      const retryAfter = code === 'UNAVAILABLE' ? 60 : undefined;
      throw new AppError(code, readMessage(job.errorData) ?? 'resetFailed', undefined, retryAfter);
    }
    if (isGone()) throw new AppError('BAD_INPUT', 'clientGone');
    await pause(250);
  }
}

export const databaseRoutes = [
  restRoute<{ clearCache: { message: string } }>({
    method: 'POST',
    path: '/api/clear-cache',
    operation: 'mutation { clearCache { message } }',
    isClosed: true,
    describe: {
      summary: 'Clears the page cache of every node',
      answers: {
        200: {
          description: 'Done.',
          body: { schema: { type: 'object', properties: { message }, required: ['message'] } },
        },
      },
      refusals: [403],
    },
    reply: ({ clearCache }) => clearCache,
  }),
];
