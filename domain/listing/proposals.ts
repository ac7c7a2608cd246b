import type { Message } from '../messages/message.ts';
import { emailForm } from '../text/emailForm.ts';
import { safeLink } from '../text/links.ts';

/** Fields that a visitor may propose, with the maximum length of each. */
export const proposableFields = {
  name: 500,
  address: 1000,
  phone: 100,
  email: 254,
  website: 2000,
  menuLink: 2000,
  orderLink: 2000,
  reservationLink: 2000,
  businessStatus: 30,
} as const;

export type ProposableField = keyof typeof proposableFields;

const links = new Set<string>(['website', 'menuLink', 'orderLink', 'reservationLink']);
const statuses = new Set(['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY']);

/** Problem of a proposed value, or null. */
export function proposalFault(field: ProposableField, value: string): Message | null {
  if (value.length > proposableFields[field]) return { message: 'tooLong', limit: proposableFields[field] };
  if (field === 'businessStatus') return statuses.has(value) ? null : 'statusUnknown';
  if (links.has(field) && safeLink(value, ['http', 'https']) === null) return 'linkNotAddress';
  if (field === 'email' && !emailForm.test(value)) return 'emailNotAddress';
  return null;
}
