import { checkLine } from '../../lib/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import type { PlanContent } from './planRows.ts';

const longestName = 60;
export const mostLira = 10_000_000;
const mostDays = 3660;
const mostAds = 999;
const mostFeatures = 30;
const longestFeature = 200;

/** The plan as it is stored. Throws BAD_INPUT with a word (in Turkish) for each field that makes no sense. */
export function checkPlan(content: PlanContent): PlanContent {
  const problems: Record<string, string> = {};
  const name = checkLine(content.name, 'name');
  if (name === '') problems.name = 'Plan adı gerekli';
  else if ([...name].length > longestName) problems.name = `En fazla ${longestName} karakter`;
  const within = (field: 'price' | 'duration' | 'maxAds', least: number, most: number) => {
    const value = content[field];
    if (!Number.isInteger(value) || value < least || value > most)
      problems[field] = `${least} ile ${most.toLocaleString('tr')} arasında bir tam sayı olmalı`;
  };
  within('price', 0, mostLira);
  within('duration', 1, mostDays);
  within('maxAds', 0, mostAds);
  const features = content.features.map((text) => checkLine(text, 'features')).filter((text) => text !== '');
  if (features.length > mostFeatures) problems.features = `En fazla ${mostFeatures} özellik`;
  else if (features.some((text) => [...text].length > longestFeature))
    problems.features = `Her özellik en fazla ${longestFeature} karakter`;
  if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'Plan kaydedilemedi.', problems);
  return { ...content, name, features };
}
