import { describe, expect, it } from '@jest/globals';
import { pageWindow } from './Pager.tsx';

describe('pageWindow', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('page %s of %s shows %s', (page, last, numbers) => {
    expect(pageWindow(page, last)).toEqual(numbers);
  });
});
