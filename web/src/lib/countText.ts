let whole: Intl.NumberFormat | undefined;

/** '1 business', '1,284 businesses', 'more than 1,000 businesses'. */
export function countText(count: number, isLowerBound = false): string {
  if (count === 0) return 'No businesses';
  whole ??= new Intl.NumberFormat('en');
  return `${isLowerBound ? 'more than ' : ''}${whole.format(count)} ${count === 1 ? 'business' : 'businesses'}`;
}
