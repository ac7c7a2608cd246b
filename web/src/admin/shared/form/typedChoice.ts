import { foldText } from '../../../../../domain/text/fold.ts';

/**
 * The choice whose name was typed in full: exactly, or else with letters of another case or without accents, if only one
 * name is meant.
 */
export function typedChoice<Choice>(
  typed: string,
  choices: readonly Choice[],
  namesOf: (choice: Choice) => readonly string[],
): Choice | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  for (const plain of [(name: string) => name, foldText]) {
    const meant = choices.filter((choice) => namesOf(choice).some((name) => plain(name) === plain(text)));
    if (meant.length > 0) return meant.length === 1 ? meant[0] : undefined;
  }
  return undefined;
}
