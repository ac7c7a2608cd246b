import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MakeContext } from '../../http/requestContext.ts';
import { checkEscapes, utf8Text } from '../../http/utf8.ts';
import type { RouteDescription } from '../../http/rest/routeDescription.ts';
import { AppError } from '../../lib/errors.ts';
import { sendContactMessage } from './sendContactMessage.ts';

const types = ['GENERAL', 'SUPPORT', 'BUSINESS', 'PARTNERSHIP', 'FEEDBACK', 'PRESS'] as const;
const maxBytes = 300_000;

const description: RouteDescription = {
  summary: 'The contact form, as posted by a browser without scripts',
  details: 'A program that accepts application/json and not text/html gets a status instead of a page.',
  access: 'public',
  body: {
    type: 'application/x-www-form-urlencoded',
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        email: { type: 'string' },
        subject: { type: 'string' },
        message: { type: 'string' },
        type: { type: 'string', enum: types.map((type) => type.toLowerCase()) },
      },
      required: ['name', 'email', 'subject', 'message'],
    },
  },
  answers: {
    204: { description: 'Received, for a program.' },
    303: {
      description: 'Redirects to the page that shows the result.',
      headers: { Location: '/contact?sent=yes or /contact?sent=no' },
    },
  },
  refusals: [413, 415],
};

/**
 * POST /api/contact: the contact form without scripts. Redirects to a page with the result, or answers 204 and the
 * usual JSON errors if the client accepts JSON and no HTML.
 */
export async function installMessageRoutes(app: FastifyInstance, makeContext: MakeContext): Promise<void> {
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, body: Buffer, done) => {
        const form = utf8Text(body);
        checkEscapes(form);
        done(null, new URLSearchParams(form));
      },
    );
    forms.post('/api/contact', { config: { description } }, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const text = (name: string) => form.get(name) ?? '';
      void reply.header('cache-control', 'no-store');
      try {
        await sendContactMessage(await makeContext(request, reply), {
          name: text('name'),
          email: text('email'),
          subject: text('subject'),
          message: text('message'),
          type: types.find((type) => type === text('type').toUpperCase()) ?? null,
          homepage: text('homepage'),
        });
      } catch (error) {
        // The page shows the same text for each of them; server errors are answered as usual.
        if (!(error instanceof AppError) || wantsJson(request)) throw error;
        return reply.redirect('/contact?sent=no', 303);
      }
      return wantsJson(request) ? reply.code(204).send() : reply.redirect('/contact?sent=yes', 303);
    });
  });
}

function wantsJson({ headers: { accept = '' } }: FastifyRequest): boolean {
  return /\bapplication\/json\b/i.test(accept) && !/\btext\/html\b/i.test(accept);
}
