/** SQL assignments of an UPDATE of `imports`: rows that wait for a decision, and their reviews, count as skipped. */
export const skipUndecided = `skipped = skipped + doubtful, doubtful = 0,
  reviews_skipped = reviews_skipped + reviews_doubtful, reviews_doubtful = 0`;
