/** Most pairs of duplicates that are counted and paged: a page of the last ones reads up to seven blocks for each before it. */
export const maxDuplicatePairs = 240;
