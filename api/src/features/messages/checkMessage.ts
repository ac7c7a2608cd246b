import type { Message } from '../../../../domain/messages/message.ts';
import { checkLine, checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';

/** A message as it was typed. */
export interface MessageText {
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** Maximum length of each field, as in the database's constraints. */
const maxCharacters = { name: 500, email: 254, subject: 1000, message: 50_000 } as const;
/** Roughly what browsers accept as an e-mail address. */
const emailForm = /^[^\s@<>"]+@[^\s@<>"]+$/;

/** The message with trimmed fields. Errors: BAD_INPUT by field. */
export function checkMessage(input: MessageText): MessageText {
  const fields: Record<string, Message> = {};
  const read = (field: keyof MessageText, isOneLine: boolean) => {
    const value = isOneLine
      ? checkLine(input[field], field)
      : checkText(input[field], field).trim().replace(/\r\n?/g, '\n');
    if (value === '') fields[field] = 'valueRequired';
    else if ([...value].length > maxCharacters[field])
      fields[field] = { message: 'tooLong', limit: maxCharacters[field] };
    return value;
  };
  const message = {
    name: read('name', true),
    email: read('email', true),
    subject: read('subject', true),
    message: read('message', false),
  };
  if (!fields.email && !emailForm.test(message.email)) fields.email = 'emailNotAddress';
  if (Object.keys(fields).length > 0) throw new AppError('BAD_INPUT', 'messageIncomplete', fields);
  return message;
}
