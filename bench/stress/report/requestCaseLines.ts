import { api, e2e, feature, type CaseLine } from './caseLine.ts';

/** Access, GraphQL and REST. */
export const requestCaseLines: readonly CaseLine[] = [
  // Access
  {
    name: '1 closed to anonymous clients',
    tests: api(
      'schemaAccess.test.ts',
      'every mutation and query that is not public is refused, and changes nothing',
      'every path that is not public is refused, and changes nothing',
    ),
  },
  {
    name: '2 forged markers',
    tests: feature(
      'operators/sessions/sessions.test.ts',
      'is looked up by one statement, and not at all if the cookie cannot be a token',
    ),
  },
  {
    name: '3 steps and tickets',
    tests: feature(
      'operators/login/loginSteps.test.ts',
      'opens nothing after two steps, and requires every step',
      'accepts each ticket once, also of two concurrent requests',
      'refuses a ticket of another browser, or without its cookie',
    ),
  },
  {
    name: '4 sessions replaced and ended',
    tests: feature(
      'operators/sessions/sessions.test.ts',
      'is new at each login, whatever the cookie before, and the earlier one ends',
      'ends after 24 hours',
      'ends with a changed password, a changed access key, and when its operator is disabled',
    ),
    cases: ['many-nodes'],
  },
  {
    name: '5 cookie',
    tests: [
      ...feature(
        'operators/operatorsRoutes.test.ts',
        'binds the cookie to the exact host, and to https if the site uses https',
      ),
      ...feature(
        'operators/sessions/sessions.test.ts',
        'has a token of 256 bits in the cookie and nothing but its hash in the database',
      ),
    ],
  },
  {
    name: '6 one login budget',
    tests: [
      ...feature('operators/login/loginAttempts.test.ts', 'is shared by all paths and steps'),
      ...feature(
        'operators/operatorsRoutes.test.ts',
        'trusts no forwarded address unless a proxy is configured',
      ),
      ...e2e(
        'servers/manyNodes.test.ts',
        'count failed logins of one address together, and admit a real operator from elsewhere',
      ),
    ],
    cases: ['many-nodes'],
  },
  {
    name: '7 one answer to wrong credentials',
    tests: [
      ...feature(
        'operators/operatorsRoutes.test.ts',
        'gives the same answer whichever credential is wrong',
        'answers 400 to values that cannot be credentials, without counting them',
      ),
      ...feature(
        'operators/login/logInWithAllCredentials.test.ts',
        'costs the same whichever credential is wrong',
      ),
    ],
  },
  { name: '8 other sites', tests: api('buildServer.test.ts', 'change nothing, whatever their content type') },
  // GraphQL
  {
    name: '9 abusive documents',
    cases: ['attacks'],
    tests: api('http/queryLimits.test.ts', 'is refused for %s, each time, without a database query'),
    bench: 'abuse',
  },
  {
    name: '10 paging arguments',
    tests: api('hostileRequests.test.ts', 'a page of %j is refused', 'a page of null has the default length'),
  },
  {
    name: '11 unlisted filters',
    tests: [
      ...feature('listings/list/listBusinesses.test.ts', 'reject values that no listing can have'),
      ...feature('listings/list/listPaging.test.ts', 'with contradictory arguments is refused'),
    ],
  },
  {
    name: '12 stable codes',
    tests: api(
      'buildServer.test.ts',
      'inside the server is reported by an error id alone',
      'of the database answers 503 with Retry-After, while the process stays alive and reports not ready',
    ),
  },
  {
    name: '13 bodies too large',
    cases: ['attacks'],
    tests: api(
      'hostileRequests.test.ts',
      'a document of 200,000 comments is refused',
      'of 1.1 MB is refused',
      'with variables 100,000 deep is refused',
      'that is compressed is refused',
    ),
  },
  {
    name: '14 many errors, unknown hashes',
    tests: [
      ...api('hostileRequests.test.ts', '10,000 errors are reported in 50 KB at most'),
      ...api(
        'http/etagsAndPersistedQueries.test.ts',
        'with an unknown hash stores nothing, for any number of requests',
      ),
    ],
  },
  // REST
  {
    name: '15 parameters and searches',
    tests: [
      ...api('http/rest/restContract.test.ts', 'accepts limits at their bounds'),
      ...feature(
        'listings/search/searchBusinesses.test.ts',
        'of any length and content is answered',
        'with a NUL is refused',
      ),
    ],
    cases: ['soak', 'attacks'],
  },
  {
    name: '16 slugs',
    cases: ['attacks'],
    tests: api('hostileRequests.test.ts', 'the slug %s is refused or unknown, as JSON'),
  },
  {
    name: '17 writes to what is read-only',
    tests: api(
      'hostileRequests.test.ts',
      'a change with another id, slug or row number, an unknown key, or a switch as text changes nothing',
    ),
  },
  {
    name: '18 methods and headers',
    cases: ['attacks'],
    tests: [
      ...api('http/rest/restAnswers.test.ts', 'to a wrong method is 405 and names the allowed ones'),
      ...api('hostileRequests.test.ts', 'is refused with a message, like any other'),
    ],
  },
  {
    name: '19 export ranges',
    tests: feature(
      'exports/exportRoutes.test.ts',
      'counts a range among the matching listings, from 1, both ends included',
    ),
  },
  {
    name: '20 submitted URLs',
    tests: feature(
      'indexing/indexingRoutes.test.ts',
      'submit one address and report the result',
      'submit a hundred addresses at most, and count the rejected ones',
    ),
  },
];
