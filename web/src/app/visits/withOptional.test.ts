import { describe, expect, it } from '@jest/globals';
import { withOptional } from './withOptional.ts';

describe('an optional script', () => {
  it('is used when it arrives', async () => {
    const used: unknown[] = [];
    await withOptional(Promise.resolve('module'), (module) => used.push(module));
    expect(used).toEqual(['module']);
  });

  it('that does not arrive is no error, as one that fails is', async () => {
    const blocked = Promise.reject(new TypeError('error loading dynamically imported module'));
    await expect(withOptional(blocked, () => 'used')).resolves.toBeUndefined();
    const failing = withOptional(Promise.resolve('module'), () => {
      throw new Error('failed');
    });
    await expect(failing).rejects.toThrow('failed');
  });
});
