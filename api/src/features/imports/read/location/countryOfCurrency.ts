/** Signs of currencies that one country has: '₹800 for two', '£20–30', 'R$ 40'. */
const currencies: readonly [RegExp, string][] = [
  [/₹/, 'IN'],
  [/₺/, 'TR'],
  [/₱/, 'PH'],
  [/₫/, 'VN'],
  [/฿/, 'TH'],
  [/₦/, 'NG'],
  [/₩/, 'KR'],
  [/₴/, 'UA'],
  [/₪/, 'IL'],
  [/₸/, 'KZ'],
  [/৳/, 'BD'],
  [/₾/, 'GE'],
  [/֏/, 'AM'],
  [/₼/, 'AZ'],
  [/₭/, 'LA'],
  [/៛/, 'KH'],
  [/(?<![A-Z])£/, 'GB'],
  [/R\$/, 'BR'],
  [/\bRp\.?\s?\d/, 'ID'],
  [/\bRM\s?\d/, 'MY'],
  [/\d\s?zł/, 'PL'],
  [/\d\s?Kč/, 'CZ'],
  [/\d\s?Ft\b/, 'HU'],
];

/** The only country with the currency of a price; null for a shared currency, or without a price. Pure. */
export function countryOfCurrency(price: string | null): string | null {
  if (price === null) return null;
  const found = new Set(currencies.flatMap(([sign, country]) => (sign.test(price) ? [country] : [])));
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
