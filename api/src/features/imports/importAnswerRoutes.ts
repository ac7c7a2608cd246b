import type { FastifyRequest } from 'fastify';
import type { AnswerShape } from '../../http/rest/routeDescription.ts';
import { restRoute, type RestRoute } from '../../http/rest/restRoute.ts';
import { AppError } from '../../lib/errors.ts';

const reading: AnswerShape = { name: 'ColumnReading', type: 'ColumnReading', fields: 'field confidence' };

const columnFields =
  'sheet number header field how sample samples confidence isPersonal isReleased isAsked alternatives { field confidence }';

const column: AnswerShape = {
  name: 'ImportColumn',
  type: 'ImportColumn',
  fields: 'sheet number header field how sample samples confidence isPersonal isReleased isAsked',
  adapted: { alternatives: { list: reading } },
};

const columnsFields = `id status refused warningCount releasedColumns columns { ${columnFields} } questions { ${columnFields} }`;

const importColumns: AnswerShape = {
  name: 'ImportColumns',
  type: 'Import',
  fields: 'id status refused warningCount releasedColumns',
  adapted: { columns: { list: column }, questions: { list: column } },
  description: 'Mapping of a file’s columns. questions: columns that wait for an answer.',
};

/** REST paths for the questions of an import about its columns. */
export const importAnswerRoutes: RestRoute<never>[] = [
  restRoute<{ import: Record<string, unknown> | null }>({
    method: 'GET',
    path: '/api/admin/imports/:id/columns',
    isClosed: true,
    describe: {
      summary: 'Mapping of an import’s columns',
      path: { id: { type: 'integer', description: 'Id of an import.' } },
      answers: { 200: { description: 'The columns and questions.', body: { one: importColumns } } },
      refusals: [404],
    },
    operation: `query ($id: Int!) { import(id: $id) { ${columnsFields} } }`,
    variables: (request) => ({ id: idOf(request) }),
    reply: ({ import: found }) => {
      if (!found) throw new AppError('NOT_FOUND', 'importNotFound');
      return found;
    },
  }),
  restRoute<{ import: Record<string, unknown> }>({
    method: 'POST',
    path: '/api/admin/imports/:id/answers',
    isClosed: true,
    describe: {
      summary: 'Answers the questions of an import about its columns, and continues it',
      details: 'For a question without an answer, the proposed mapping is used.',
      path: { id: { type: 'integer', description: 'Id of an import.' } },
      body: {
        type: 'application/json',
        schema: {
          type: 'object',
          properties: {
            mapping: {
              type: 'object',
              additionalProperties: { type: 'string' },
              description: 'Header, letters or number of a column -> field; an empty field leaves it out.',
            },
            releasedColumns: {
              type: 'array',
              items: { type: 'string' },
              description: 'Columns with personal data to read nevertheless, by header, letters or number.',
            },
          },
        },
      },
      answers: { 200: { description: 'The import, queued again.', body: { one: importColumns } } },
      refusals: [404, 409, 410, 413, 415],
    },
    operation: `mutation ($input: AnswerImportInput!) { import: answerImport(input: $input) { ${columnsFields} } }`,
    variables: (request) => {
      const { mapping = null, releasedColumns = null } = (request.body ?? {}) as Record<string, unknown>;
      return { input: { id: idOf(request), mapping, releasedColumns } };
    },
    reply: ({ import: answered }) => answered,
  }),
];

function idOf({ params }: FastifyRequest): number {
  const { id } = params as { id: string };
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new AppError('NOT_FOUND', 'importNotFound');
  return Number(id);
}
