import { mixed } from 'yup';
import { businessForm, latitudeRule, longitudeRule } from '../../../../../domain/listing/formRules.ts';
import type { EditDay } from './editHours.ts';
import { dayProblem } from './editHours.ts';
import type { EditSection } from './editSections.ts';
import { sectionsProblem } from './editSections.ts';
import { readDegrees } from './editValues.ts';

const typed = (_value: unknown, given: unknown) => (typeof given === 'string' ? readDegrees(given) : given);
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';
const pair = 'Enlem ve boylam birlikte verilmeli';
interface Point {
  latitude?: unknown;
  longitude?: unknown;
}

/** The rules of the directory, for the shapes in which the form holds them. */
export const editRules = businessForm.shape({
  latitude: latitudeRule
    .transform(typed)
    .test('pair', pair, (value, { parent }) => isGiven(value) || !isGiven((parent as Point).longitude)),
  longitude: longitudeRule
    .transform(typed)
    .test('pair', pair, (value, { parent }) => isGiven(value) || !isGiven((parent as Point).latitude)),
  workingHours: mixed<EditDay[]>().test('hours', 'Çalışma saatlerini denetleyin', (days) =>
    (days ?? []).every((day) => dayProblem(day) === null),
  ),
  about: mixed<EditSection[]>().test('sections', (sections, { createError }) => {
    const problem = sectionsProblem(sections ?? []);
    return problem === null || createError({ message: problem });
  }),
});
