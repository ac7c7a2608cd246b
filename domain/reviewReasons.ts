/** Why a review is hidden, in the order in which operators are offered the reasons. */
export const reviewHideReasons = [
  'SPAM',
  'OFFENSIVE',
  'PERSONAL_DATA',
  'OFF_TOPIC',
  'MISLEADING',
  'WRONG_LISTING',
  'LEGAL_REQUEST',
  'OTHER',
] as const;

/** Characters of what an operator writes beside a reason. */
export const maxReviewNote = 500;
