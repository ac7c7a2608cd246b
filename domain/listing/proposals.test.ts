import { describe, expect, it } from '@jest/globals';
import { proposalFault } from './proposals.ts';

describe('proposalFault', () => {
  it.each([
    ['name', 'Kahve Evi', null],
    ['name', 'x'.repeat(501), 'At most 500 characters'],
    ['website', 'https://kahve.example/', null],
    ['website', 'javascript:alert(1)', 'Not a web address'],
    ['email', 'a@b.example', null],
    ['email', 'nobody', 'Not an email address'],
    ['businessStatus', 'CLOSED_PERMANENTLY', null],
    ['businessStatus', 'GONE', 'Unknown status'],
  ] as const)('%s %s: %s', (field, value, fault) => expect(proposalFault(field, value)).toBe(fault));
});
