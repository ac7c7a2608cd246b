import { describe, expect, it } from '@jest/globals';
import { fieldSpec, listingStatuses } from './fields.ts';
import { proposableFields, proposalFault, type ProposableField } from './proposals.ts';

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

  it('knows every link and every status of the catalogue', () => {
    const links = (Object.keys(proposableFields) as ProposableField[]).filter(
      (field) => fieldSpec(field).kind === 'link',
    );
    expect(links).toContain('website');
    for (const field of links) expect(proposalFault(field, 'javascript:alert(1)')).toBe('linkNotAddress');
    for (const status of listingStatuses) expect(proposalFault('businessStatus', status)).toBeNull();
  });
});
