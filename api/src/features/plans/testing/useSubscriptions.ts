import { beforeEach } from '@jest/globals';
import type { Services, Viewer } from '../../../lib/context.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { refusalWithRetry } from '../../../testing/retryWhileBusy.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

export interface Sold {
  id: number;
  version: number;
  status: string;
  startsAt: string;
  endsAt: string;
  price: number;
  paidAmount: number | null;
}
const fields = 'id version status startsAt endsAt price paidAmount paidOn notes plan { id }';
export const starting = `mutation ($input: StartSubscriptionInput!) { startSubscription(input: $input) { ${fields} } }`;
export const renewing = `mutation ($id: Int!, $input: RenewSubscriptionInput) { renewSubscription(id: $id, input: $input) { ${fields} } }`;
export const updating = `mutation ($id: Int!, $version: Int!, $input: UpdateSubscriptionInput!) { updateSubscription(id: $id, version: $version, input: $input) { ${fields} } }`;
export const ending = `mutation ($id: Int!, $version: Int!) { endSubscription(id: $id, version: $version) { ${fields} } }`;
export const restoring = `mutation ($id: Int!, $version: Int!, $to: Int!) { restoreSubscription(id: $id, version: $version, to: $to) { ${fields} } }`;
/** A day in the time zone of the site, as operators enter it. */
export const dayAway = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(
    new Date(Date.now() + days * 86_400_000),
  );

/** A database, the services of a site in Istanbul and an operator who sells plans there; to be called once in a file. */
export function useSubscriptions() {
  const database = useTestDatabase();
  let services: Services;
  let viewer: Viewer;
  beforeEach(async () => {
    services = testServices(database.db, { SITE_TIME_ZONE: 'Europe/Istanbul' });
    ({ viewer } = await makeOperator(database.db));
  });
  /** Asks as the operator. */
  const answerOf = <Data>(query: string, variables: Record<string, unknown> = {}) =>
    executeOrThrow<Data>(services, query, variables, { as: viewer });
  return {
    database,
    services: () => services,
    viewer: () => viewer,
    answerOf,
    refused: (query: string, variables: Record<string, unknown> = {}) =>
      refusalWithRetry(services, query, variables, { as: viewer }),
    run: (text: string, values: unknown[] = []) => database.db.pool.query(text, values),
    sell: async (businessId: number, planId = 'premium', more: object = {}) =>
      (await answerOf<{ startSubscription: Sold }>(starting, { input: { businessId, planId, ...more } }))
        .startSubscription,
  };
}
