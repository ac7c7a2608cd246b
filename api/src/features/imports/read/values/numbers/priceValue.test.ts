import { describe, expect, it } from '@jest/globals';
import { priceRangeOf } from './priceValue.ts';

describe('a price range', () => {
  it('is empty for a live status', () => expect(priceRangeOf('⋅ Opens 6 pm Wed')).toBeNull());

  it.each([
    ['$$', '$$'],
    ['₱200–400', '₱200–400'],
    ['10–20 €', '10–20 €'],
    ['CA$20–80', 'CA$20–80'],
    ['$$ - $$$', '$$ - $$$'],
    ['₺1–200', '₺1–200'],
    ['ab 12 Euro', 'ab 12 Euro'],
    ['USD 10–20', 'USD 10–20'],
    ['2', '$$'],
    ['3.0', '$$$'],
    ['PRICE_LEVEL_INEXPENSIVE', '$'],
    ['PRICE_LEVEL_MODERATE', '$$'],
    ['VERY_EXPENSIVE', '$$$$'],
    ['Moderate', '$$'],
    ['Very expensive', '$$$$'],
    ['Moderately expensive', '$$'],
    [
      '{"startPrice": {"currencyCode": "EUR", "units": "10"}, "endPrice": {"currencyCode": "EUR", "units": "20"}}',
      'EUR 10–20',
    ],
    ['{"startPrice": {"currencyCode": "PHP", "units": "1000"}}', 'PHP 1000+'],
    ['{"endPrice": {"currencyCode": "JPY", "units": "1000"}}', 'JPY 0–1000'],
    ["{'min': 200, 'max': 400, 'currency': '₱'}", '₱200–400'],
    ['{"lowPrice": "7.50", "highPrice": "7.50", "priceCurrency": "TRY"}', 'TRY 7.50'],
  ])('of %j is %j, and stays so when it is read again', (text, range) => {
    expect(priceRangeOf(text)).toBe(range);
    expect(priceRangeOf(range)).toBe(range);
  });

  it.each([
    '',
    '25',
    '1,200',
    '4 stars',
    'PRICE_LEVEL_UNSPECIFIED',
    'PRICE_LEVEL_FREE',
    '{}',
    '[10, 20]',
    '{"min": 10, "max": 20}',
    '{"startPrice": {"currencyCode": "EUR", "units": "<b>"}}',
  ])('is not in %j', (text) => {
    expect(priceRangeOf(text)).toBeNull();
  });
});
