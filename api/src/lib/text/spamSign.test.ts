import { describe, expect, it } from '@jest/globals';
import { spamSign } from './spamSign.ts';

describe('spamSign', () => {
  const links = (count: number) => 'see https://a.example '.repeat(count);
  it.each([
    [{ text: 'A question.' }, null],
    [{ text: 'A question.', shownMs: 200 }, 'haste'],
    [{ text: 'A question.', shownMs: 20_000 }, null],
    [{ text: links(3) }, null],
    [{ text: links(4) }, 'links'],
    [{ text: 'buy [url=https://a.example]this[/url]' }, 'markup'],
    [{ text: '<a href="https://a.example">this</a>' }, 'markup'],
  ])('of %j is %s', (facts, sign) => expect(spamSign(facts)).toBe(sign));
});
