import type { FastifyInstance } from 'fastify';
import { adFormats, adPlacements } from '../../../../domain/ads/ads.ts';
import { restRoute, type RestRoute } from '../../http/rest/restRoute.ts';
import type { Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import type { AdPlacementSetting } from './adSettings.ts';
import { readAdsTxt } from './readAdsTxt.ts';

const lower = (names: readonly string[]) => names.map((name) => name.toLowerCase());

const fields = {
  enabled: 'isEnabled',
  adClient: 'adClient',
  adSlot: 'adSlot',
  adFormat: 'format',
  adStyle: 'adStyle',
  frequency: 'frequency',
} as const;

const settingSchema = {
  type: 'object',
  properties: {
    placement: { type: 'string', enum: lower(adPlacements) },
    enabled: { type: 'boolean' },
    adClient: { type: 'string', description: 'Empty if not set.' },
    adSlot: { type: 'string', description: 'Empty if not set.' },
    adFormat: { type: 'string', enum: lower(adFormats) },
    adStyle: { type: 'object', description: 'CSS properties in camelCase.' },
    frequency: { type: 'integer', enum: [1, 2, 3, 5] },
  },
};
const required = Object.keys(settingSchema.properties);
const list = {
  description: 'All placements.',
  body: { schema: { type: 'array', items: { ...settingSchema, required } } },
};
const selection = '{ placement isEnabled format adClient adSlot adStyle frequency }';

interface GraphSettings {
  placements: AdPlacementSetting[];
}

const print = ({ placements }: GraphSettings) =>
  placements.map(({ placement, isEnabled, adClient, adSlot, format, adStyle, frequency }) => ({
    placement: placement.toLowerCase(),
    enabled: isEnabled,
    adClient: adClient ?? '',
    adSlot: adSlot ?? '',
    adFormat: format.toLowerCase(),
    adStyle,
    frequency,
  }));

const percent = (share: number | null) => (share === null ? null : Math.round(share * 10_000) / 100);

/** The legacy paths of ads. House ads, rates and versions are only available over GraphQL. */
export const adRoutes: RestRoute<never>[] = [
  restRoute<{ adSettings: GraphSettings }>({
    method: 'GET',
    path: '/api/admin/ad-settings',
    isClosed: true,
    describe: { summary: 'Settings of each ad placement', answers: { 200: list } },
    operation: `{ adSettings { placements ${selection} } }`,
    reply: ({ adSettings }) => print(adSettings),
  }),
  restRoute<{ saveAdSettings: GraphSettings }>({
    method: 'POST',
    path: '/api/admin/ad-settings',
    isClosed: true,
    describe: {
      summary: 'Changes ad placements',
      details: 'Omitted placements and fields stay unchanged. The last write wins; versions are stored.',
      body: {
        type: 'application/json',
        schema: { type: 'array', items: { ...settingSchema, required: ['placement'] } },
      },
      answers: { 200: list },
      refusals: [413, 415],
    },
    operation: `mutation ($input: SaveAdSettingsInput!) {
      saveAdSettings(input: $input) { placements ${selection} }
    }`,
    variables: ({ body }) => ({ input: { placements: readList(body) } }),
    names: {
      placements: '',
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [field, name])),
    },
    reply: ({ saveAdSettings }) => print(saveAdSettings),
  }),
  restRoute<{
    adReport: { total: Record<'impressions' | 'clicks' | 'ctr' | 'revenue' | 'fillRate', number> };
  }>({
    method: 'GET',
    path: '/api/admin/ad-analytics',
    isClosed: true,
    describe: {
      summary: 'Ad statistics of the last 30 days, including today',
      answers: {
        200: {
          description: 'The figures; null if unknown.',
          body: {
            schema: {
              type: 'object',
              properties: {
                impressions: { type: 'integer' },
                clicks: { type: 'integer' },
                ctr: { type: ['number', 'null'], description: 'Clicks per impression, in percent.' },
                revenue: {
                  type: ['number', 'null'],
                  description: 'Estimated revenue in Turkish lira, from the configured rates.',
                },
                fillRate: {
                  type: ['number', 'null'],
                  description: 'Fills per request, in percent.',
                },
              },
              required: ['impressions', 'clicks', 'ctr', 'revenue', 'fillRate'],
            },
          },
        },
      },
    },
    operation: '{ adReport { total { impressions clicks ctr revenue fillRate } } }',
    reply: ({ adReport: { total } }) => ({
      impressions: total.impressions,
      clicks: total.clicks,
      ctr: percent(total.ctr),
      revenue: total.revenue,
      fillRate: percent(total.fillRate),
    }),
  }),
];

function readList(body: unknown): Record<string, unknown>[] {
  if (!Array.isArray(body) || body.length > adPlacements.length)
    throw new AppError('BAD_INPUT', 'placementsNotList');
  return body.map((item: unknown, at) => {
    if (typeof item !== 'object' || item === null) throw refused(`${at}`);
    const given = item as Record<string, unknown>;
    const placement = upper(`${at}.placement`, given.placement, adPlacements);
    if (given.adFormat !== undefined) given.adFormat = upper(`${at}.adFormat`, given.adFormat, adFormats);
    return {
      placement,
      ...Object.fromEntries(
        Object.entries(fields).flatMap(([name, field]) =>
          given[name] === undefined ? [] : [[field, given[name]]],
        ),
      ),
    };
  });
}

function upper<Name extends string>(field: string, value: unknown, names: readonly Name[]): Name {
  const known = names.find((name) => name.toLowerCase() === value);
  if (!known) throw refused(field);
  return known;
}

const refused = (field: string) => new AppError('BAD_INPUT', 'adsNotSaved', { [field]: 'unknownField' });

/** GET /ads.txt: authorised sellers of the site's ads; 404 if there are none. */
export function installAdsTxt(app: FastifyInstance, services: Pick<Services, 'db'>): void {
  app.get('/ads.txt', async (_request, reply) => {
    const text = await readAdsTxt(services);
    if (text === null) throw new AppError('NOT_FOUND', 'notFound');
    return reply
      .header('cache-control', 'public, max-age=0, s-maxage=60')
      .type('text/plain; charset=utf-8')
      .send(text);
  });
}
