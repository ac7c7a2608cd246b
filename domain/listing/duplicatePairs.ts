/** Maximum number of pairs that are counted and paged: the last page reads up to seven blocks for each earlier pair. */
export const maxDuplicatePairs = 240;
