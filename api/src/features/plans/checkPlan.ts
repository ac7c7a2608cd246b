import type { Message } from '../../../../domain/messages/message.ts';
import { checkLine } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';
import type { PlanContent } from './planRows.ts';

const maxNameLength = 60;
export const maxLira = 10_000_000;
const maxDays = 3660;
const maxAds = 999;
const maxFeatures = 30;
const maxFeatureLength = 200;

/** The plan in its stored form. Errors: BAD_INPUT by field. */
export function checkPlan(content: PlanContent): PlanContent {
  const problems: Record<string, Message> = {};
  const name = checkLine(content.name, 'name');
  if (name === '') problems.name = 'planNameRequired';
  else if ([...name].length > maxNameLength) problems.name = { message: 'tooLong', limit: maxNameLength };
  const within = (field: 'price' | 'duration' | 'maxAds', least: number, most: number) => {
    const value = content[field];
    if (!Number.isInteger(value) || value < least || value > most)
      problems[field] = { message: 'wholeNumberBetween', least, most };
  };
  within('price', 0, maxLira);
  within('duration', 1, maxDays);
  within('maxAds', 0, maxAds);
  const features = content.features.map((text) => checkLine(text, 'features')).filter((text) => text !== '');
  if (features.length > maxFeatures)
    problems.features = { message: 'tooManyPlanFeatures', limit: maxFeatures };
  else if (features.some((text) => [...text].length > maxFeatureLength))
    problems.features = { message: 'planFeatureTooLong', limit: maxFeatureLength };
  if (Object.keys(problems).length > 0) throw new AppError('BAD_INPUT', 'planNotSaved', problems);
  return { ...content, name, features };
}
