import { api, e2e, feature, type CaseLine } from './caseLine.ts';

/** Work side by side, faults, load and secrets. */
export const outageCaseLines: readonly CaseLine[] = [
  // Concurrent work, faults and load
  {
    name: '39 together',
    tests: [
      ...feature(
        'imports/run/importsTogether.test.ts',
        'are applied one after the other, without duplicates',
      ),
      ...feature(
        'maintenance/resetDatabase.test.ts',
        'and imports run one after the other: earlier rows are removed, and a waiting import is applied completely',
      ),
      ...feature('listings/edit/editingRoutes.test.ts', 'refuses an outdated version in If-Match'),
    ],
  },
  {
    name: '40 many changes at once',
    tests: [
      ...feature('plans/plans.test.ts', 'accept twenty concurrent changes: each succeeds and is a version'),
      ...api(
        'lib/db/rules/countsAndFacts.test.ts',
        'are exact after many concurrent moves in both directions, without a deadlock',
      ),
    ],
  },
  {
    name: '41 kill -9 in an import',
    tests: feature(
      'imports/run/killedImport.test.ts',
      'a worker killed while %s leaves nothing behind, and another worker completes the import',
    ),
    cases: ['killed-imports', 'many-nodes', 'restored-backups'],
  },
  {
    name: '42 PostgreSQL stopped hard',
    tests: e2e(
      'servers/outages.test.ts',
      'stays alive after the database was stopped: live, not ready, 503, then as before',
    ),
    cases: ['many-nodes', 'database-away'],
  },
  {
    name: '43 pool exhausted, table locked',
    tests: api(
      'buildServer.test.ts',
      'on a locked table answers 503 within 3 seconds, also for requests that wait for a connection, and ends with the lock',
    ),
    cases: ['database-away'],
  },
  {
    name: '44 disk full',
    tests: [
      ...feature('imports/importRoutes.test.ts', 'without space on the disk is 507, and leaves no file'),
      ...feature(
        'imports/run/killedImport.test.ts',
        'a full disk of the database fails the import with a message, and existing data stays available',
      ),
    ],
  },
  {
    name: '45 SIGTERM, two starts',
    tests: [
      ...e2e(
        'servers/outages.test.ts',
        'completes an upload that was in progress at its shutdown, and imports it after the next start',
      ),
      ...api('lib/db/migrations.test.ts', 'lets one of two starting nodes migrate while the other waits'),
    ],
    cases: ['many-nodes'],
  },
  {
    name: '46 failing mail and search engines',
    tests: [
      ...feature(
        'messages/messageMail.test.ts',
        'to an unreachable or hanging server is given up in the end, with the message stored',
      ),
      ...feature(
        'indexing/queue/processQueue.test.ts',
        'resumes after kill -9, with true counts and nothing submitted twice',
      ),
    ],
    cases: ['submitted-urls'],
  },
  { name: '47 steady load', tests: [], cases: ['steady-load'], bench: 'load' },
  {
    name: '48 slow clients, one greedy address',
    tests: [
      ...api(
        'http/queryLimits.test.ts',
        'with too many requests must wait, unlike others, and a trusted proxy is not counted',
      ),
      ...api('lib/net/IpRateLimiter.test.ts', 'the rate limiter stores a limited number of addresses'),
      ...api(
        'http/slowClients/guardSlowClients.test.ts',
        'with a body that arrives byte by byte is closed',
        'with an upload over a slow connection stays open',
        'that does not read its answer is closed',
      ),
      ...e2e(
        'servers/outages.test.ts',
        'cuts off an upload that never ends, leaves no part of it, and shuts down cleanly',
      ),
    ],
    cases: ['slow-clients'],
  },
  { name: '49 half an hour of everything', tests: [], cases: ['soak'] },
  {
    name: '50 secrets',
    tests: [
      ...feature(
        'operators/ensureFirstOperator.test.ts',
        'and the signing key are created once by nodes that start together, and stored as hashes',
      ),
      ...api('lib/config/config.test.ts', 'refuses %s=%s in one line that names it and hides secrets'),
      ...api('lib/log.test.ts', 'masks secrets at any depth of a request'),
      ...e2e('servers/routes.test.ts', 'contains no private data'),
    ],
  },
  {
    name: '51 addresses that lead inside',
    tests: [
      ...api(
        'lib/net/fetchExternal.test.ts',
        'connects to nothing if a name also resolves to a private address, or a redirect leads to one',
      ),
      ...feature(
        'webhooks/webhooks.test.ts',
        'that leads to this machine is not called: no connection, and a failed delivery',
      ),
    ],
  },
  {
    name: 'dependencies',
    tests: feature('security/security.test.ts', 'known weaknesses are those of the document'),
  },
];
