import type { FastifyInstance } from 'fastify';
import { checkOrigin } from '../../http/protection/csrf.ts';
import type { MakeContext } from '../../http/requestContext.ts';
import type { RouteDescription } from '../../http/rest/routeDescription.ts';
import { requirePerson } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { downloadBackup } from './findBackup.ts';

const downloading: RouteDescription = {
  summary: 'The file of a backup',
  details:
    'With the session of an operator; no API key may download backups, which hold secrets. The download is audited. `npm run restore` restores it.',
  access: 'operator',
  path: { id: { type: 'integer', description: 'Id of a backup.' } },
  answers: {
    200: {
      description: 'The file.',
      body: { file: ['application/gzip'] },
      headers: { 'Content-Disposition': 'Its name.' },
    },
  },
  refusals: [403, 404, 410],
};

/** GET /api/admin/backups/{id}: the file of a backup. Operators only, and not by cross-origin requests. */
export function installBackupRoutes(app: FastifyInstance, makeContext: MakeContext): void {
  const options = { exposeHeadRoute: false, config: { description: downloading } };
  app.get<{ Params: { id: string } }>('/api/admin/backups/:id', options, async (request, reply) => {
    checkOrigin(request);
    const context = await makeContext(request, reply);
    requirePerson(context);
    const { id } = request.params;
    if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError('NOT_FOUND', 'backupNotFound');
    const { backup, content } = await downloadBackup(context, Number(id));
    return reply
      .type('application/gzip')
      .header('cache-control', 'no-store')
      .header('content-length', Number(backup.fileSize))
      .header('content-disposition', `attachment; filename="${backup.fileName}"`)
      .send(content);
  });
}
