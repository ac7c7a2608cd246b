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
    description: 'One file of the sitemap.',
    fields: (t) => ({
      name: t.exposeString('name', {
        description: 'Name of the file without its ending, such as businesses-1.',
      }),
      urls: t.exposeInt('urls', { description: 'Pages in it.' }),
      lastChange: t.exposeString('lastmod', {
        nullable: true,
        description: 'ISO time of the last change in it.',
      }),
    }),
  });

const SitemapStatus = builder.objectRef<object>('SitemapStatus').implement({
  description: 'The sitemap that search engines are shown.',
  fields: (t) => ({
    urls: t.int({
      description: 'Pages in it; 0 before the first one was made.',
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
      description: 'Seconds that making it took; null before the first one was made.',
      resolve: async (_status, _args, context) => (await currentSitemap(context))?.seconds ?? null,
    }),
    parts: t.field({
      type: [SitemapPart],
      description: 'Its files; none before the first one was made.',
      resolve: async (_status, _args, context) => (await currentSitemap(context))?.parts ?? [],
    }),
    isRefreshing: t.boolean({
      description: 'Whether a new one is being made or waits to be.',
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
    description: 'The state of the sitemap. Operators only.',
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
