/** '1,284'. Not by the browser's own formats: the first of them loads its tables during hydration. */
export function groupedNumber(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** '1 business', '1,284 businesses', 'more than 1,000 businesses'. */
export function countText(count: number, isLowerBound = false): string {
  if (count === 0) return 'No businesses';
  return `${isLowerBound ? 'more than ' : ''}${groupedNumber(count)} ${count === 1 ? 'business' : 'businesses'}`;
}
