import { kindsOfOptions, kindsOfPresets } from './schemaOptions.ts';

/** A text of a language that stands for a kind. */
export interface KindText {
  text: string;
  kind: string;
  language: string;
}

export interface TranslatedPreset {
  name?: string;
  aliases?: string;
  terms?: string;
}

type Option = string | { title?: string };

export interface TranslatedField {
  options?: Record<string, Option>;
}

export const titleOf = (option: Option | undefined): string | undefined =>
  typeof option === 'object' ? option.title : option;

/** Names that a translation of the schema gives to options of fields, and to presets that are not kinds. */
export function textsOfOptions(
  language: string,
  presets: Readonly<Record<string, TranslatedPreset>>,
  fields: Readonly<Record<string, TranslatedField>>,
): KindText[] {
  const ofOptions = Object.entries(kindsOfOptions).flatMap(([field, byKind]) =>
    Object.entries(byKind).flatMap(([kind, options]) =>
      options
        .split(' ')
        .flatMap((option) => namesIn(titleOf(fields[field]?.options?.[option]), kind, language)),
    ),
  );
  const ofPresets = Object.entries(kindsOfPresets).flatMap(([preset, kind]) =>
    [presets[preset]?.name, presets[preset]?.aliases].flatMap((names) => namesIn(names, kind, language)),
  );
  return [...ofOptions, ...ofPresets];
}

const namesIn = (names: string | undefined, kind: string, language: string): KindText[] =>
  (names ?? '')
    .split(/\s*[/／,、،\n]\s*/)
    .map((name) => name.replace(/\s*[(（][^)）]*[)）]/g, '').trim())
    .filter((name) => name !== '')
    .map((text) => ({ text, kind, language }));
