import { validateYupSchema } from 'formik';
import { mixed, string, ValidationError } from 'yup';
import {
  businessForm,
  formProblems,
  latitudeRule,
  longitudeRule,
} from '../../../../../domain/listing/formRules.ts';
import { readStructured, structuredNames } from '../../../../../domain/listing/structuredFields.ts';
import { messageData, type Message } from '../../../../../domain/messages/message.ts';
import { turkishTextOf } from '../../../../../domain/messages/turkish.ts';
import type { EditDay } from './editHours.ts';
import { dayProblem } from './editHours.ts';
import type { EditSection } from './editSections.ts';
import { sectionsProblem } from './editSections.ts';
import { differingFields, readCoordinate, type EditValues } from './editValues.ts';

const typed = (_value: unknown, given: unknown) =>
  typeof given === 'string' ? readCoordinate(given) : given;
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
const pair = 'positionIncomplete' satisfies Message;
interface Point {
  latitude?: unknown;
  longitude?: unknown;
}

/** The rules of the directory, for the shapes in which the form holds them. */
const editRules = businessForm.shape({
  latitude: latitudeRule
    .transform(typed)
    .test('pair', pair, (value, { parent }) => isGiven(value) || !isGiven((parent as Point).longitude)),
  longitude: longitudeRule
    .transform(typed)
    .test('pair', pair, (value, { parent }) => isGiven(value) || !isGiven((parent as Point).latitude)),
  ...Object.fromEntries(
    structuredNames.map((name) => [
      name,
      string().test(
        'lines',
        'structureUnreadable' satisfies Message,
        (text) => !text?.trim() || readStructured(name, text) !== null,
      ),
    ]),
  ),
  workingHours: mixed<EditDay[]>().test('hours', 'hoursToCheck' satisfies Message, (days) =>
    (days ?? []).every((day) => dayProblem(day) === null),
  ),
  about: mixed<EditSection[]>().test('sections', (sections, { createError }) => {
    const problem = sectionsProblem(sections ?? []);
    return problem === null || createError({ message: problem });
  }),
});

/**
 * Problems of a form, by field, in Turkish. A stored listing without an address or a category may stay so: its file gave
 * none, and who corrects a phone number must not have to invent one.
 */
export async function editProblems(
  values: EditValues,
  stored: EditValues | null = null,
): Promise<Record<string, string>> {
  const problems = await problemsOf(values);
  if (!stored || Object.keys(problems).length === 0) return problems;
  const old = await problemsOf(stored);
  const changed = new Set<string>(differingFields(stored, values));
  return Object.fromEntries(
    Object.entries(problems).filter(([field, text]) => changed.has(field) || old[field] !== text),
  );
}

async function problemsOf(values: EditValues): Promise<Record<string, string>> {
  try {
    await validateYupSchema(values, editRules);
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const texts = Object.entries(formProblems(error)).map(([field, message]) => {
      const data = messageData(message);
      // Rules that only the form has, such as that of sections, return texts.
      return [field, turkishTextOf(data) ?? data.messageCode] as const;
    });
    return Object.fromEntries(texts);
  }
}
