import { expect, it } from '@jest/globals';
import { token } from '../../../ui/theme/generated/tokens/index.js';
import { system } from './system.ts';

type Name = Parameters<typeof token.var>[0];

it('tokens of the back office equal the variables of Panda’s style sheet', () => {
  const { tokens, token: ours } = system();
  const names = tokens.allTokens
    .map(({ name }) => name)
    .filter((name) => !/^(breakpoints|cursor)\./.test(name));
  expect(names.length).toBeGreaterThan(150);
  for (const name of names) expect([name, ours.var(name)]).toEqual([name, token.var(name as Name)]);
});
