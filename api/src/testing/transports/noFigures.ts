/** The figures of an import that did nothing to listings. */
export const noRows = {
  ...{ created: 0, updated: 0, unchanged: 0, merged: 0, refused: 0, doubtful: 0, skipped: 0 },
};

/** The figures of an import whose file holds no review. */
export const noReviews = {
  ...{ rows: 0, found: 0, created: 0, unchanged: 0, doubtful: 0, skipped: 0, refused: 0 },
};
