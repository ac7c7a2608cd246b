import type { GraphAnswers } from './fakeGraph.ts';

/** A submission of all listings, or of what is given. */
export function submission(given: object = {}) {
  return {
    __typename: 'UrlSubmission',
    id: 4,
    kind: 'ALL',
    status: 'DONE',
    total: 40,
    dropped: 0,
    done: 40,
    successful: null,
    failed: null,
    counts: [{ __typename: 'UrlSubmissionCount', engine: 'INDEXNOW', total: 40, sent: 12, failed: 0 }],
    operatorName: 'Elif Aksoy',
    apiKeyName: null,
    createdAt: '2026-11-21T11:00:00.000Z',
    finishedAt: null,
    ...given,
  };
}

/** Answers to what the dashboard asks beside its figures: submissions, the sitemap, what visitors wrote. */
export function inboxAnswers({ isEnabled = true } = {}): GraphAnswers {
  const engine = (name: string, isOn: boolean) => ({
    __typename: 'IndexingEngine',
    engine: name,
    isEnabled: isOn,
    isConfigured: isOn,
    account: null,
    dailyQuota: 200,
    spentToday: 146,
    quotaResetsAt: '2026-11-22T00:00:00.000Z',
    paceMs: 300,
    mostInCall: 1,
    lastFault: null,
    lastFaultMessage: null,
    restsUntil: null,
  });
  return {
    IndexingState: () => ({
      indexing: {
        __typename: 'IndexingStatus',
        isPublic: true,
        isAutomatic: false,
        engines: [engine('INDEXNOW', isEnabled), engine('GOOGLE', false)],
      },
    }),
    RunningSubmissions: () => ({
      urlSubmissions: { __typename: 'UrlSubmissionConnection', nodes: [] },
    }),
    SitemapState: () => ({
      sitemap: {
        __typename: 'SitemapStatus',
        urls: 51_810,
        builtAt: '2026-11-21T06:30:00.000Z',
        seconds: 4.2,
        parts: [{ __typename: 'SitemapPart', name: 'pages-1', urls: 10 }],
        isRefreshing: false,
        lastError: null,
        lastErrorData: null,
      },
    }),
    InboxCounts: () => ({
      contactMessages: { __typename: 'ContactMessageConnection', totalCount: 0 },
      listingProposals: { __typename: 'ListingProposalConnection', totalCount: 2 },
    }),
  };
}
