import { api, e2e, feature, type CaseLine } from './caseLine.ts';

/** Access, GraphQL and REST. */
export const requestCaseLines: readonly CaseLine[] = [
  // Access
  {
    name: '1 closed to strangers',
    tests: api(
      'schemaAccess.test.ts',
      'is refused every mutation and query that is not public, and changes nothing',
      'is refused every path that is not public, and changes nothing',
    ),
  },
  {
    name: '2 forged markers',
    tests: feature(
      'operators/sessions/sessions.test.ts',
      'is found by one statement, and by none where the cookie cannot be a token',
    ),
  },
  {
    name: '3 steps and tickets',
    tests: feature(
      'operators/login/loginSteps.test.ts',
      'opens nothing after two steps, and no step can be left out',
      'takes each ticket once, also of two requests side by side',
      'takes no ticket of another browser, nor one whose browser lost its cookie',
    ),
  },
  {
    name: '4 sessions replaced and ended',
    tests: feature(
      'operators/sessions/sessions.test.ts',
      'is new at each login, whatever cookie came before, and the earlier one ends',
      'ends after 24 hours',
      'ends with a changed password, a changed access key, and when its operator is shut out',
    ),
    cases: ['many-nodes'],
  },
  {
    name: '5 cookie',
    tests: [
      ...feature(
        'operators/operatorsRoutes.test.ts',
        'binds the cookie to the exact host and to https where the site is https',
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
      ...feature('operators/login/loginBudget.test.ts', 'is one for all paths and steps'),
      ...feature(
        'operators/operatorsRoutes.test.ts',
        'believes no forwarded address unless a proxy is configured',
      ),
      ...e2e(
        'manyNodes.test.ts',
        'count wrong logins of one address together, and let a real operator in from elsewhere',
      ),
    ],
    cases: ['many-nodes'],
  },
  {
    name: '7 one answer to wrong credentials',
    tests: [
      ...feature(
        'operators/operatorsRoutes.test.ts',
        'gives one answer whichever credential is wrong',
        'answers 400 to what cannot be credentials, before anything is counted',
      ),
      ...feature('operators/login/logInAtOnce.test.ts', 'takes the same work whichever credential is wrong'),
    ],
  },
  { name: '8 other sites', tests: api('buildServer.test.ts', 'change nothing, whatever their form') },
  // GraphQL
  {
    name: '9 abusive documents',
    cases: ['attacks'],
    tests: api(
      'http/integrators.test.ts',
      'is refused for %s, each time, without a question to the database',
    ),
    bench: 'abuse',
  },
  {
    name: '10 paging arguments',
    tests: api(
      'hostileRequests.test.ts',
      'a page of %j is refused',
      'a page of null is one of the usual length',
    ),
  },
  {
    name: '11 unlisted filters',
    tests: feature(
      'listings/list/listBusinesses.test.ts',
      'refuse what no listing can match by its form',
      'is refused where it makes no sense',
    ),
  },
  {
    name: '12 stable codes',
    tests: api(
      'buildServer.test.ts',
      'inside is reported by an id alone',
      'of a database that is away is 503 with Retry-After; the process lives and is not ready',
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
      'that is packed is not unpacked',
    ),
  },
  {
    name: '14 many errors, unknown hashes',
    tests: [
      ...api('hostileRequests.test.ts', '10,000 errors are reported in 50 KB at most'),
      ...api(
        'http/integrators.test.ts',
        'whose hash is unknown leaves nothing behind, for any number of requests',
      ),
    ],
  },
  // REST
  {
    name: '15 parameters and searches',
    tests: [
      ...api('routes.test.ts', 'takes limits to their ends'),
      ...feature(
        'listings/search/searchBusinesses.test.ts',
        'of any length and make is answered',
        'with a NUL is refused',
      ),
    ],
    cases: ['soak', 'attacks'],
  },
  {
    name: '16 slugs',
    cases: ['attacks'],
    tests: api('hostileRequests.test.ts', 'the slug %s is no listing, and says so as JSON'),
  },
  {
    name: '17 writes to what is read-only',
    tests: api(
      'hostileRequests.test.ts',
      'a change that names another id, slug or row number, an unknown key, or a switch as text changes nothing',
    ),
  },
  {
    name: '18 methods and headers',
    cases: ['attacks'],
    tests: [
      ...api('routes.test.ts', 'to a wrong method is 405 and names the right ones'),
      ...api('hostileRequests.test.ts', 'is refused in words, like any other'),
    ],
  },
  {
    name: '19 export ranges',
    tests: feature(
      'exports/exportRoutes.test.ts',
      'counts a range among the listings that match, from 1, both ends included',
    ),
  },
  {
    name: '20 submitted URLs',
    tests: feature(
      'indexing/indexingRoutes.test.ts',
      'submit one address and say how it went',
      'submit a hundred at most, and count what they did not take',
    ),
  },
];
