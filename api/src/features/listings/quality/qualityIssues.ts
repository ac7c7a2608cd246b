/** Quality issues of a listing, with their bits in `listing_issues`. */
export const qualityIssues = {
  NO_CATEGORY: { bit: 1, description: 'It has no category.' },
  NO_CITY: { bit: 2, description: 'It has no city.' },
  CITY_DERIVED: { bit: 4, description: 'Its city was derived from other fields, not read from a column.' },
  NO_COUNTRY: { bit: 8, description: 'It has no country.' },
  STATUS_UNKNOWN: { bit: 16, description: 'It is not known whether the business still exists.' },
  NO_PHONE: { bit: 32, description: 'It has no phone number.' },
  PHONE_INVALID: { bit: 64, description: 'Its phone number is not valid in its country.' },
  NO_WEBSITE: { bit: 128, description: 'It has no website.' },
  WEBSITE_MALFORMED: { bit: 256, description: 'Its website is not a valid URL.' },
  NO_ADDRESS: { bit: 512, description: 'It has neither an address nor a street.' },
  NO_POSITION: { bit: 1024, description: 'It has no coordinates.' },
  NO_HOURS: { bit: 2048, description: 'It has no opening hours.' },
  NO_PHOTO: { bit: 4096, description: 'It has no photo.' },
  NO_DESCRIPTION: { bit: 8192, description: 'It has no description.' },
} as const;

export type QualityIssue = keyof typeof qualityIssues;

export const issueNames = Object.keys(qualityIssues) as QualityIssue[];

/** How complete a row `b` of `businesses` is, 0 to 100; null in the trash. */
export const completenessOf = '(SELECT completeness(q.issues) FROM listing_quality q WHERE q.id = b.id)';
