import type { InjectionConsent } from '../../generated/prisma/client.ts';
import { checkLine, checkText } from '../../lib/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import { injectionLimits } from './injectionLimits.ts';
import { parseInjection, type InjectionPosition } from './parseInjection.ts';

/** What an operator says of a code. */
export interface InjectionContent {
  name: string;
  code: string;
  position: InjectionPosition;
  consent: InjectionConsent;
  isEnabled: boolean;
}

/** The code as it is stored. Throws BAD_INPUT with a word (in Turkish) for each field that makes no sense. */
export function checkInjection(content: InjectionContent): InjectionContent {
  const name = checkLine(content.name, 'name');
  const { code, problem } = checkCode(content.code, content.position);
  const problems = {
    ...(name === '' ? { name: 'Ad gerekli' } : {}),
    ...([...name].length > injectionLimits.nameCharacters
      ? { name: `En fazla ${injectionLimits.nameCharacters} karakter` }
      : {}),
    ...(problem ? { code: problem } : {}),
  };
  if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'Kod kaydedilemedi.', problems);
  const { position, consent, isEnabled } = content;
  return { name, code, position, consent, isEnabled };
}

/** The text of a code with the line ends that browsers make of it, and what is wrong with it, in Turkish. */
export function checkCode(
  text: string,
  position: InjectionPosition,
): { code: string; problem: string | null } {
  const code = checkText(text, 'code').replace(/\r\n?/g, '\n').trim();
  if (code === '') return { code, problem: 'Kod gerekli' };
  if ([...code].length > injectionLimits.codeCharacters)
    return { code, problem: `En fazla ${injectionLimits.codeCharacters.toLocaleString('tr')} karakter` };
  return { code, problem: parseInjection(code, position, { id: 0, name: '' }).problem };
}
