import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { parse } from 'graphql';
import { SharedAnswers } from './SharedAnswers.ts';

const layout = parse('{ stats { total } }');
const other = parse('{ stats { cities } }');
const now = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

let shared: SharedAnswers;
const ask = jest.fn(async () => ({ data: { total: ask.mock.calls.length } }));
const total = async (document = layout, at = now) => (await shared.answer(document, at, ask)).data?.['total'];

beforeEach(() => {
  ask.mockClear();
  shared = new SharedAnswers();
  shared.resume();
});

describe('answers that pages share', () => {
  it('are asked once for each operation, also by pages that are rendered together', async () => {
    expect(await Promise.all([total(), total(), total(other)])).toEqual([1, 1, 2]);
    expect(await total(layout, later(59))).toBe(1);
  });

  it('are asked again after a minute, a change of counts and a change of everything, not after others', async () => {
    expect(await total()).toBe(1);
    shared.invalidate(['business:1', 'lists']);
    expect(await total()).toBe(1);
    shared.invalidate(['business:1', 'counts']);
    expect(await total()).toBe(2);
    shared.invalidateAll();
    expect(await total()).toBe(3);
    expect(await total(layout, later(60))).toBe(4);
  });

  it('are not cached from a query that began before a change', async () => {
    const slow = shared.answer(layout, now, async () => ({ data: { total: 0 } }));
    shared.invalidateAll();
    expect((await slow).data).toEqual({ total: 0 });
    expect(await total()).toBe(1);
  });

  it('are not cached after a failure', async () => {
    await expect(shared.answer(layout, now, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await shared.answer(layout, now, async () => ({ errors: [{ message: 'away' }] }));
    expect(await total()).toBe(1);
  });

  it('are left out of a page where they cannot be read, and asked again for the next one', async () => {
    const report = jest.fn();
    const read = jest.fn<() => Promise<{ boxes: number[] }>>(async () => ({ boxes: [1] }));
    read.mockRejectedValueOnce(new Error('away'));
    const boxes = () => shared.answerOr({ boxes: [] }, now, read, report);
    expect([await boxes(), await boxes(), await boxes()]).toEqual([
      { boxes: [] },
      { boxes: [1] },
      { boxes: [1] },
    ]);
    expect(report.mock.calls).toEqual([[new Error('away')]]);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are not shared while changes cannot be received', async () => {
    shared.suspend();
    expect([await total(), await total()]).toEqual([1, 2]);
  });
});
