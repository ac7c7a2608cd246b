import { expect, it } from '@jest/globals';
import { cva, cx } from './compiledStyles.ts';

it('cx keeps the last of conflicting classes, and every class of other origin', () => {
  expect(cx('a1b b2c closed', undefined, 'a1d', false, 'clicked')).toBe('a1d b2c closed clicked');
});

it('cx puts the classes of the chosen variants over those of the base', () => {
  const recipe = cva({
    base: 'a1a b1a',
    variants: { size: { sm: 'a1b', md: '' }, active: { true: 'b1c' } },
    defaultVariants: { size: 'sm' },
  });
  expect(recipe()).toBe('a1b b1a');
  expect(recipe({ size: 'md', active: true })).toBe('a1a b1c');
  expect(recipe.variantKeys).toEqual(['size', 'active']);
});
