/** Limits of GraphQL documents. Stored operations of the REST paths may read longer lists. */
export const limits = {
  complexity: 3000,
  depth: 12,
  breadth: 250,
  /** On one field. */
  directives: 20,
  /** Maximum `first` in documents of clients. */
  listFromOutside: 100,
  /** Maximum `first` in stored operations. */
  listFromInside: 1000,
  /** Maximum `first` of categories and cities in stored operations, since legacy clients read these lists whole. */
  wholeList: 100_000,
  /** Maximum `offset` of text searches. */
  searchOffset: 10_000,
  tokens: 2000,
  /** Comments of a document. */
  comments: 1000,
  bodyBytes: 1_000_000,
  /** Default and maximum of requests per minute of an API key. */
  perMinute: 600,
  maxPerMinute: 60_000,
  /** Default of RATE_LIMIT: requests per second of one IP address. */
  perSecond: 500,
} as const;
