import type { TransportCall } from './transportCalls.ts';

// Calls of both transports about the settings of ads.

const anonymous = { isAnonymous: true } as const;

const adFields = '{ placements { placement isEnabled frequency } }';
const adSettings = `{ adSettings ${adFields} }`;
const saveAds = `mutation ($input: SaveAdSettingsInput!) { saveAdSettings(input: $input) ${adFields} }`;
interface Placements {
  placements: { placement: string; isEnabled: boolean; frequency: number }[];
}
const adsPrinted = (data: Record<string, Placements>) =>
  Object.values(data)[0]?.placements.map(({ placement, isEnabled, frequency }) => ({
    placement: placement.toLowerCase(),
    enabled: isEnabled,
    frequency,
  }));

export const adTransportCalls: TransportCall[] = [
  {
    row: 'GET /api/admin/ad-settings',
    path: '/api/admin/ad-settings',
    document: adSettings,
    printed: adsPrinted,
  },
  {
    row: 'GET /api/admin/ad-settings',
    path: '/api/admin/ad-settings',
    document: adSettings,
    printed: adsPrinted,
    isAnonymous: true,
  },
  {
    row: 'POST /api/admin/ad-settings',
    path: '/api/admin/ad-settings',
    body: [{ placement: 'top', enabled: true, adFormat: 'auto', frequency: 2 }],
    document: saveAds,
    variables: {
      input: { placements: [{ placement: 'TOP', isEnabled: true, format: 'AUTO', frequency: 2 }] },
    },
    printed: adsPrinted,
  },
  {
    row: 'POST /api/admin/ad-settings',
    path: '/api/admin/ad-settings',
    body: [{ placement: 'top', frequency: 4 }],
    document: saveAds,
    variables: { input: { placements: [{ placement: 'TOP', frequency: 4 }] } },
    printed: adsPrinted,
  },
  {
    row: 'POST /api/admin/ad-settings',
    path: '/api/admin/ad-settings',
    body: [{ placement: 'top', frequency: 2 }],
    document: saveAds,
    variables: { input: { placements: [{ placement: 'TOP', frequency: 2 }] } },
    printed: adsPrinted,
    ...anonymous,
  },
];
