import { expect, it, jest } from '@jest/globals';
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { serializeStyles } from '@emotion/serialize';
import { memoizedStyles } from './memoizedStyles.ts';

const { css } = createSystem(defaultBaseConfig);

it('memoized styles equal the rules of Emotion, once for equal styles', () => {
  const plain = jest.fn(css);
  const styled = memoizedStyles(plain);
  const base = { color: 'red', _hover: { color: 'blue' }, p: undefined };
  const own = { p: { base: '2', md: '4' }, '& svg': { flex: 'none' } };
  const written = styled(base, own);
  expect(serializeStyles([written])).toMatchObject({
    name: serializeStyles([css(base, own)]).name,
    styles: expect.stringContaining('svg'),
  });
  expect(styled({ ...base }, { ...own })).toBe(written);
  expect(plain).toHaveBeenCalledTimes(1);
  expect(styled(own, base)).not.toBe(written);
});
