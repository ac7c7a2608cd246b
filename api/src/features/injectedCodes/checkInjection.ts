import type { Message } from '../../../../domain/messages/message.ts';
import type { InjectionConsent } from '../../generated/prisma/client.ts';
import { checkLine, checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import { injectionLimits } from './injectionLimits.ts';
import { parseInjection, type InjectionPosition } from './parseInjection.ts';

/** Editable content of a code. */
export interface InjectionContent {
  name: string;
  code: string;
  position: InjectionPosition;
  consent: InjectionConsent;
  isEnabled: boolean;
}

/** The code in its stored form. Errors: BAD_INPUT by field. */
export function checkInjection(content: InjectionContent): InjectionContent {
  const name = checkLine(content.name, 'name');
  const { code, problem } = checkCode(content.code, content.position);
  const problems: Record<string, Message> = {
    ...(name === '' ? { name: 'nameRequired' } : {}),
    ...([...name].length > injectionLimits.nameCharacters
      ? { name: { message: 'tooLong', limit: injectionLimits.nameCharacters } }
      : {}),
    ...(problem ? { code: problem } : {}),
  };
  if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'codeNotSaved', problems);
  const { position, consent, isEnabled } = content;
  return { name, code, position, consent, isEnabled };
}

/** The text of a code with normalised line ends, and its faults. */
export function checkCode(
  text: string,
  position: InjectionPosition,
): { code: string; problem: Message | null } {
  const code = checkText(text, 'code').replace(/\r\n?/g, '\n').trim();
  if (code === '') return { code, problem: 'codeTextRequired' };
  if ([...code].length > injectionLimits.codeCharacters)
    return { code, problem: { message: 'tooLong', limit: injectionLimits.codeCharacters } };
  return { code, problem: parseInjection(code, position, { id: 0, name: '' }).problem };
}
