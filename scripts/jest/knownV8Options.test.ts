import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

const { knownV8Options } = (await import(new URL('knownV8Options.mjs', import.meta.url).href)) as {
  knownV8Options: (options: string[]) => string[];
};

it('knownV8Options leaves out V8 options that this Node.js does not have, and keeps the others', () => {
  const options = ['--single-threaded-gc', '--no-flush-bytecode', '--max-semi-space-size=64'];
  expect(knownV8Options([...options, '--no-such-option=1', '--no-no-such-option'])).toEqual(options);
  expect(execFileSync(process.execPath, [...options, '-p', '1'], { encoding: 'utf8' })).toBe('1\n');
});
