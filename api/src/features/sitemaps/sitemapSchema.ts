import { englishText } from '../../../../domain/messages/englishText.ts';
import { messageData } from '../../../../domain/messages/message.ts';
import { readMessageData } from '../../../../domain/messages/messageData.ts';
import { LocalizableMessage } from '../../graphql/localizableMessage.ts';
import type { Context } from '../../lib/context.ts';
import sql from 'sql-template-tag';
import { builder } from '../../graphql/builder.ts';
import { currentSitemap } from './currentSitemap.ts';
import { refreshSitemap } from './refreshSitemap.ts';
import { sitemapKind } from './sitemapKind.ts';

const SitemapPart = builder
  .objectRef<{ name: string; urls: number; lastmod: string | null }>('SitemapPart')
  .implement({
    description: 'A file of the sitemap.',
    fields: (t) => ({
      name: t.exposeString('name', {
        description: 'File name without extension, such as businesses-1.',
      }),
      urls: t.exposeInt('urls', { description: 'Number of URLs in the file.' }),
      lastChange: t.exposeString('lastmod', {
        nullable: true,
        description: 'Time of the last change of its pages, in ISO 8601.',
      }),
    }),
  });

const SitemapStatus = builder.objectRef<object>('SitemapStatus').implement({
  description: 'State of the sitemap.',
  fields: (t) => ({
    urls: t.int({
      description: 'Number of URLs; 0 before the first build.',
      resolve: async (_status, _args, context) => (await currentSitemap(context))?.urls ?? 0,
    }),
    builtAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was built; null before the first build.',
      resolve: async (_status, _args, context) => (await currentSitemap(context))?.builtAt ?? null,
    }),
    seconds: t.float({
      nullable: true,
      description: 'Duration of the build in seconds; null before the first build.',
      resolve: async (_status, _args, context) => (await currentSitemap(context))?.seconds ?? null,
    }),
    parts: t.field({
      type: [SitemapPart],
      description: 'Files of the sitemap; empty before the first build.',
      resolve: async (_status, _args, context) => (await currentSitemap(context))?.parts ?? [],
    }),
    isRefreshing: t.boolean({
      description: 'Whether a new one is being built or queued.',
      resolve: async (_status, _args, context) => {
        const [row] = await context.db.rows<{ isOn: boolean }>(
          sql`SELECT EXISTS (SELECT FROM jobs WHERE kind = ${sitemapKind.kind} AND status IN ('QUEUED', 'RUNNING')) AS "isOn"`,
        );
        return row?.isOn ?? false;
      },
    }),
    lastError: t.string({
      nullable: true,
      description: 'Reason of the last failure, in English; null after a success.',
      resolve: async (_status, _args, context) => {
        const last = await lastRefresh(context);
        return last?.status === 'FAILED' ? (last.errorMessage ?? englishText('sitemapFailed')) : null;
      },
    }),
    lastErrorData: t.field({
      type: LocalizableMessage,
      nullable: true,
      description: 'Reason of the last failure; null after a success.',
      resolve: async (_status, _args, context) => {
        const last = await lastRefresh(context);
        if (last?.status !== 'FAILED') return null;
        return readMessageData(last.errorData) ?? messageData('sitemapFailed');
      },
    }),
  }),
});

const lastRefresh = ({ db }: Context) =>
  db.prisma.job.findFirst({
    where: { kind: sitemapKind.kind, finishedAt: { not: null } },
    orderBy: { id: 'desc' },
  });

builder.queryField('sitemap', (t) =>
  t.field({
    type: SitemapStatus,
    authScopes: { operator: true },
    description: 'State of the sitemap. Operators only.',
    resolve: () => ({}),
  }),
);

builder.mutationField('refreshSitemap', (t) =>
  t.field({
    type: SitemapStatus,
    authScopes: { operator: true },
    description: 'Rebuilds the sitemap. Operators only.',
    resolve: async (_root, _args, context) => {
      await refreshSitemap(context);
      return {};
    },
  }),
);
