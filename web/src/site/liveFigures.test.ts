import { expect, it } from '@jest/globals';
import { liveFigures } from './liveFigures.ts';

it('figures are singular for one', () => {
  const labels = (countries: number) =>
    liveFigures({ total: 183, categories: 11, cities: 5, countries }).map(({ label }) => label);
  expect(labels(1)).toEqual(['Businesses', 'Categories', 'Cities', 'Country']);
  expect(labels(0)).toEqual(['Businesses', 'Categories', 'Cities', 'Countries']);
  expect(liveFigures(undefined)[0]).toEqual({ label: 'Businesses', value: undefined });
});
