import type { TransportCall } from './transportCalls.ts';

// Calls of both transports about plans.

const anonymous = { isAnonymous: true } as const;
const wordedOtherwise = { isWordedOtherwise: true } as const;

const planFields =
  'id name price duration features maxAds priorityPlacement analyticsAccess customStyling isEnabled isRetired';
type GraphPlan = Record<string, unknown>;
const printedPlan = ({ isEnabled, isRetired, ...plan }: GraphPlan) => ({
  ...plan,
  enabled: isEnabled,
  retired: isRetired,
});
const graphInput = ({ enabled, ...rest }: Record<string, unknown>) => ({ ...rest, isEnabled: enabled });
const ifMatch = (version: number | null): Record<string, string> =>
  version === null ? {} : { 'if-match': `"${version}"` };

const create = (id: string | null, input: object, more: Partial<TransportCall> = {}): TransportCall => ({
  row: 'POST /api/admin/pricing-plans',
  path: '/api/admin/pricing-plans',
  body: { ...(id === null ? {} : { id }), ...input },
  document: `mutation ($id: String, $input: PricingPlanInput!) {
    createPricingPlan(id: $id, input: $input) { ${planFields} } }`,
  variables: { id, input: graphInput(input as Record<string, unknown>) },
  printed: ({ createPricingPlan }: { createPricingPlan: GraphPlan }) => printedPlan(createPricingPlan),
  ...more,
});
const save = (
  id: string,
  input: object,
  version: number | null,
  more: Partial<TransportCall> = {},
): TransportCall => ({
  row: 'PUT /api/admin/pricing-plans/:id',
  path: `/api/admin/pricing-plans/${id}`,
  body: { id, ...input },
  headers: ifMatch(version),
  document: `mutation ($id: String!, $version: Int, $input: PricingPlanInput!) {
    savePricingPlan(id: $id, version: $version, input: $input) { ${planFields} } }`,
  variables: { id, version, input: graphInput(input as Record<string, unknown>) },
  printed: ({ savePricingPlan }: { savePricingPlan: GraphPlan }) => printedPlan(savePricingPlan),
  ...more,
});
const remove = (id: string, version: number | null, more: Partial<TransportCall> = {}): TransportCall => ({
  row: 'DELETE /api/admin/pricing-plans/:id',
  path: `/api/admin/pricing-plans/${id}`,
  headers: ifMatch(version),
  document: 'mutation ($id: String!, $version: Int) { deletePricingPlan(id: $id, version: $version) { id } }',
  variables: { id, version },
  printed: () => null,
  ...more,
});
const turn = (
  verb: 'retire' | 'bring-back',
  id: string,
  version: number | null,
  more: Partial<TransportCall> = {},
): TransportCall => ({
  row: `POST /api/admin/pricing-plans/:id/${verb}`,
  path: `/api/admin/pricing-plans/${id}/${verb}`,
  headers: ifMatch(version),
  document: `mutation ($id: String!, $version: Int) {
    changed: ${verb === 'retire' ? 'retire' : 'reactivate'}PricingPlan(id: $id, version: $version) { ${planFields} } }`,
  variables: { id, version },
  printed: ({ changed }: { changed: GraphPlan }) => printedPlan(changed),
  ...more,
});

const newPlan = {
  name: 'Altın',
  price: 300,
  duration: 60,
  features: ['Bir', ' ', 'İki'],
  maxAds: 5,
  priorityPlacement: true,
  analyticsAccess: false,
  customStyling: true,
  enabled: false,
};
const list = {
  row: 'GET /api/admin/pricing-plans',
  path: '/api/admin/pricing-plans',
  document: `{ pricingPlans { ${planFields} } }`,
  printed: ({ pricingPlans }: { pricingPlans: GraphPlan[] }) => pricingPlans.map(printedPlan),
};

export const planTransportCalls: TransportCall[] = [
  list,
  { ...list, ...anonymous },
  save('premium', newPlan, 1),
  save('premium', newPlan, null),
  save('premium', newPlan, 9),
  save('gold', newPlan, null),
  save('basic', { ...newPlan, price: -5, name: '' }, null),
  save('basic', { ...newPlan, price: '99.5' }, null, wordedOtherwise),
  save('basic', { ...newPlan, enabled: 'true' }, null, wordedOtherwise),
  save('basic', { ...newPlan, surprise: 1 }, null, wordedOtherwise),
  save('basic', newPlan, null, anonymous),
  create(null, newPlan),
  create('gold', { ...newPlan, enabled: true }),
  create('Gold!', newPlan),
  create('basic', newPlan),
  create(null, { ...newPlan, name: 'temel' }),
  create(null, { ...newPlan, price: -5, name: '' }),
  create(null, { ...newPlan, maxAds: 'many' }, wordedOtherwise),
  create(null, newPlan, anonymous),
  remove('basic', null),
  remove('basic', 1),
  remove('basic', 9),
  remove('gold', null),
  remove('basic', null, anonymous),
  turn('retire', 'basic', null),
  turn('retire', 'basic', 9),
  turn('retire', 'gold', null),
  turn('retire', 'basic', null, anonymous),
  turn('bring-back', 'basic', null),
  turn('bring-back', 'basic', 9),
  turn('bring-back', 'basic', null, anonymous),
];
