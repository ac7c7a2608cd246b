/** A feature while it is edited: present, absent, or a text. */
export interface EditFeature {
  name: string;
  kind: 'yes' | 'no' | 'text';
  text: string;
}

export interface EditSection {
  name: string;
  features: EditFeature[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sections of a stored list of features. */
export function readEditSections(about: unknown): EditSection[] {
  if (!isObject(about)) return [];
  return Object.entries(about).map(([name, features]) => ({
    name,
    features: Object.entries(isObject(features) ? features : {}).map(([feature, value]) => ({
      name: feature,
      kind: value === true ? 'yes' : value === false ? 'no' : 'text',
      text: typeof value === 'string' ? value : '',
    })),
  }));
}

/** Input of the mutation; null without sections. */
export function writeEditSections(
  sections: readonly EditSection[],
): Record<string, Record<string, boolean | string>> | null {
  if (sections.length === 0) return null;
  return Object.fromEntries(
    sections.map(({ name, features }) => [
      name.trim(),
      Object.fromEntries(
        features.map((feature) => [
          feature.name.trim(),
          feature.kind === 'text' ? feature.text.trim() : feature.kind === 'yes',
        ]),
      ),
    ]),
  );
}

/** Problem of the list, or null. */
export function sectionsProblem(sections: readonly EditSection[]): string | null {
  if (sections.some(({ name }) => !name.trim())) return 'Her bölümün bir adı olmalı';
  if (isTwice(sections)) return 'Bölüm adları birbirinden farklı olmalı';
  if (sections.some(({ features }) => features.some(({ name }) => !name.trim()))) {
    return 'Her özelliğin bir adı olmalı';
  }
  return sections.some(({ features }) => isTwice(features)) ? 'Bir bölümde aynı özellik iki kez var' : null;
}

function isTwice(named: readonly { name: string }[]): boolean {
  return new Set(named.map(({ name }) => name.trim())).size < named.length;
}
