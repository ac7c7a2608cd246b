import { describe, expect, it } from '@jest/globals';
import { proposalFault } from './proposals.ts';

describe('proposalFault', () => {
  it.each([
    ['name', 'Kahve Evi', null],
    ['name', 'x'.repeat(501), { message: 'tooLong', limit: 500 }],
    ['website', 'https://kahve.example/', null],
    ['website', 'javascript:alert(1)', 'linkNotAddress'],
    ['email', 'a@b.example', null],
    ['email', 'nobody', 'emailNotAddress'],
    ['businessStatus', 'CLOSED_PERMANENTLY', null],
    ['businessStatus', 'GONE', 'statusUnknown'],
  ] as const)('%s %s: %j', (field, value, fault) => expect(proposalFault(field, value)).toEqual(fault));
});
