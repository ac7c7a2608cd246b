import * as yup from 'yup';
import { turkish, turkishText } from '../../../../domain/messages/turkish.ts';

export interface PlaceValues {
  name: string;
  /** '' of a new one: found by the name. */
  slug: string;
  /** Icon of a category; '' for the default of its name. */
  icon: string;
  /** Code of the country of a new city; '' if it is unknown. */
  country: string;
}

const name = yup
  .string()
  .trim()
  .required(turkish.nameRequired)
  .max(200, turkishText({ message: 'tooLong', limit: 200 }));
const slug = yup
  .string()
  .trim()
  .max(120, turkishText({ message: 'tooLong', limit: 120 }))
  .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    message: turkish.slugInvalid,
    excludeEmptyString: true,
  });
export const newPlaceRules = yup.object({ name, slug });
export const storedPlaceRules = yup.object({ name, slug: slug.required('Adres gerekli') });

export const placeFieldLabels: Record<keyof PlaceValues, string> = {
  name: 'Ad',
  slug: 'Adres',
  icon: 'Simge',
  country: 'Ülke',
};
