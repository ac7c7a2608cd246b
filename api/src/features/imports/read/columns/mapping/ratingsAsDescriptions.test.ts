import { describe, expect, it } from '@jest/globals';
import { names } from '../../fixtures/lists.ts';
import { readingsOf } from '../../fixtures/columnTable.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));

describe('ratings under a header that says description', () => {
  const ratings = by((i) => `4.${(i * 3) % 10}`);

  it('are ratings beside counts of reviews', () => {
    const readings = readingsOf({
      title: names,
      description: ratings,
      reviews: by((i) => `(${i * 31 + 20})`),
    });
    expect(readings).toEqual({ title: 'name', description: 'rating', reviews: 'reviewCount' });
  });

  it.each([
    ['shares', by((i) => `0.${i + 1}`)],
    ['sizes', by((i) => `${i + 6}.5`)],
  ])('are none in %s', (_, values) => {
    const readings = readingsOf({
      title: names,
      description: values,
      reviews: by((i) => `(${i * 31 + 20})`),
    });
    expect(readings['description']).not.toBe('rating');
  });
});
