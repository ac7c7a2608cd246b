import type { Message } from '../../../../domain/messages/message.ts';
import {
  proposableFields,
  proposalFault,
  type ProposableField,
} from '../../../../domain/listing/proposals.ts';
import { checkLine, checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';

type ProposalKind = 'EDIT' | 'REPORT' | 'CLAIM';

export interface ProposalText {
  kind: ProposalKind;
  name?: string | null;
  email?: string | null;
  message?: string | null;
  /** Only changed fields; null or empty leaves a field unchanged. */
  changes?: Partial<Record<ProposableField, string | null>> | null;
}

interface CheckedProposal {
  kind: ProposalKind;
  name: string;
  email: string;
  message: string;
  changes: Record<string, string | boolean>;
}

const maxCharacters = { name: 500, email: 254, message: 10_000 } as const;
const emailForm = /^[^\s@<>"]+@[^\s@<>"]+$/;

/**
 * A proposal in its stored form, without blanks around its texts. Granting a claim marks the listing as verified.
 * Throws BAD_INPUT with a message per field.
 */
export function checkProposal(input: ProposalText): CheckedProposal {
  const fields: Record<string, Message> = {};
  const { kind } = input;
  const read = (field: keyof typeof maxCharacters, isRequired: boolean) => {
    const text =
      field === 'message'
        ? checkText(input[field] ?? '', field)
            .trim()
            .replace(/\r\n?/g, '\n')
        : checkLine(input[field] ?? '', field);
    if (isRequired && text === '') fields[field] = 'valueRequired';
    else if ([...text].length > maxCharacters[field])
      fields[field] = { message: 'tooLong', limit: maxCharacters[field] };
    return text;
  };
  const name = read('name', kind === 'CLAIM');
  const email = read('email', kind === 'CLAIM');
  if (email !== '' && !fields.email && !emailForm.test(email)) fields.email = 'emailNotAddress';
  const changes: Record<string, string | boolean> = {};
  for (const field of Object.keys(proposableFields) as ProposableField[]) {
    const value = checkLine(input.changes?.[field] ?? '', field);
    if (value === '') continue;
    const fault = proposalFault(field, value);
    if (fault) fields[`changes.${field}`] = fault;
    else changes[field] = value;
  }
  const message = read('message', kind !== 'EDIT' || Object.keys(changes).length === 0);
  if (Object.keys(fields).length > 0) throw new AppError('BAD_INPUT', 'proposalIncomplete', fields);
  return {
    kind,
    name,
    email,
    message,
    changes: kind === 'CLAIM' ? { ...changes, isVerified: true } : changes,
  };
}
