import { describe, expect, it } from '@jest/globals';
import { withOptional } from './withOptional.ts';

describe('an optional script', () => {
  it('is used when it arrives', async () => {
    const used: unknown[] = [];
    await withOptional(Promise.resolve('module'), (module) => used.push(module));
    expect(used).toEqual(['module']);
  });

  it('is ignored if it does not load, and reported if it throws', async () => {
    const blocked = Promise.reject(new TypeError('error loading dynamically imported module'));
    await expect(withOptional(blocked, () => 'used')).resolves.toBeUndefined();
    const failing = withOptional(Promise.resolve('module'), () => {
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
  });
});
