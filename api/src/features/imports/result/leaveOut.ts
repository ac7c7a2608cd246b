/** Assignments to the figures of an import: the rows that wait for a decision, and their reviews, are omitted permanently. */
export const leaveOut = `skipped = skipped + doubtful, doubtful = 0,
  reviews_skipped = reviews_skipped + reviews_doubtful, reviews_doubtful = 0`;
