import type { ImportedAbout } from '../../stage/importedRow.ts';
import { isJsonLike, isObject, parseJson, type Json } from './jsonValue.ts';
import { booleanOf, cleanCell, isMissing } from './textValue.ts';

const maxNameLength = 200;
const maxTextLength = 2000;

/** Sections of features in whatever form, or the text where the cell holds plain text. */
export function aboutOf(text: string): { about: ImportedAbout | null; text: string | null } {
  if (isMissing(text)) return { about: null, text: null };
  if (!isJsonLike(text)) return { about: null, text };
  return { about: sectionsOf(parseJson(text)), text: null };
}

function sectionsOf(value: Json): ImportedAbout | null {
  const about: ImportedAbout = {};
  if (Array.isArray(value)) {
    for (const section of value) {
      if (typeof section === 'string') addFeature(about, 'Other', section, true);
      // [{ id, name, options: [{ name, enabled }] }]
      else if (isObject(section) && typeof section['name'] === 'string')
        addOptions(about, section['name'], section);
      // [{ "Section": […] }, …]
      else if (isObject(section)) addSections(about, section);
    }
  } else if (isObject(value)) {
    addSections(about, value);
  }
  return Object.keys(about).length > 0 ? about : null;
}

function addOptions(about: ImportedAbout, name: string, section: { [key: string]: Json }): void {
  const options = Array.isArray(section['options']) ? section['options'] : [];
  for (const option of options) {
    if (typeof option === 'string') addFeature(about, name, option, true);
    else if (isObject(option))
      addFeature(about, name, String(option['name'] ?? ''), option['enabled'] ?? true);
  }
}

function addSections(about: ImportedAbout, sections: { [key: string]: Json }): void {
  for (const [section, features] of Object.entries(sections)) {
    if (isObject(features)) addFeatures(about, section, features);
    else if (!Array.isArray(features)) addFeature(about, 'Other', section, features);
    else
      for (const each of features) {
        if (isObject(each)) addFeatures(about, section, each);
        else if (typeof each === 'string') addFeature(about, section, each, true);
      }
  }
}

function addFeatures(about: ImportedAbout, section: string, features: { [key: string]: Json }): void {
  for (const [name, value] of Object.entries(features)) addFeature(about, section, name, value);
}

/** Adds one feature; what has no value or no usable name is omitted. */
export function addFeature(about: ImportedAbout, section: string, name: string, value: Json): void {
  const sectionName = cleanCell(section);
  const feature = cleanCell(name);
  if (
    sectionName === '' ||
    feature === '' ||
    sectionName.length > maxNameLength ||
    feature.length > maxNameLength
  )
    return;
  const stored = featureValue(value);
  if (stored === null) return;
  const features = Object.hasOwn(about, sectionName) ? about[sectionName] : undefined;
  if (features) features[feature] = stored;
  else about[sectionName] = { [feature]: stored };
}

/** A letter or a number may be an answer of its own kind. */
const truthWord = /^\p{L}{2,}$/u;

function featureValue(value: Json): boolean | string | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return booleanOf(String(value)) ?? String(value);
  if (typeof value === 'string') {
    const text = cleanCell(value);
    if (isMissing(text) || text.length > maxTextLength) return null;
    return truthWord.test(text) ? (booleanOf(text) ?? text) : text;
  }
  if (Array.isArray(value)) {
    const texts = value.filter((each): each is string => typeof each === 'string');
    return texts.length > 0 ? featureValue(texts.join(', ')) : null;
  }
  return null;
}
