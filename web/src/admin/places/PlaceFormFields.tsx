import { chakra } from '@chakra-ui/react';
import type { FormikProps } from 'formik';
import type { ReactNode } from 'react';
import { slugify } from '../../../../domain/text/slugs.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import type { PlaceKind } from '../../graphql/generated.ts';
import { countryChoices } from '../shared/text/countryChoices.ts';
import { denseField } from '../shared/table/denseField.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { focusOnOpen } from '../shared/dialog/focusOnOpen.ts';
import { IconChoice } from './IconChoice.tsx';
import { placeFieldLabels as labels, type PlaceValues } from './placeValues.ts';
import { css } from '../../ui/theme/styles.ts';

interface PlaceFormFieldsProps {
  form: Pick<FormikProps<PlaceValues>, 'values' | 'errors' | 'touched' | 'getFieldProps' | 'setFieldValue'>;
  kind: PlaceKind;
  isNew: boolean;
  /** Shown under the slug, for the current input. */
  slugHint: (values: PlaceValues) => string;
  /** Shown under the name, for the current input. */
  note: ((values: PlaceValues) => ReactNode) | undefined;
}

/** Name and slug of a place, with the country of a new city or the icon of a category. */
export function PlaceFormFields({ form, kind, isNew, slugHint, note }: PlaceFormFieldsProps) {
  const { values, setFieldValue } = form;
  const errorOf = (field: keyof PlaceValues) => (form.touched[field] ? form.errors[field] : undefined);
  const inputOf = (field: keyof PlaceValues) => ({
    ...denseField,
    ...form.getFieldProps(field),
    id: `place-${field}`,
    'aria-invalid': errorOf(field) ? (true as const) : undefined,
    'aria-describedby': errorOf(field) ? `place-${field}-error` : undefined,
  });
  return (
    <>
      <div>
        <FieldBox id="place-name" label={labels.name} isRequired error={errorOf('name')}>
          <Input {...inputOf('name')} ref={focusOnOpen} maxLength={200} autoComplete="off" aria-required />
        </FieldBox>
        {note?.(values)}
      </div>
      {kind === 'CITY' && isNew ? (
        <FieldBox id="place-country" label={labels.country} error={errorOf('country')}>
          <Select {...inputOf('country')}>
            <option value="">Bilinmiyor</option>
            {countryChoices().map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </FieldBox>
      ) : null}
      <FieldBox
        id="place-slug"
        label={labels.slug}
        isRequired={!isNew}
        error={errorOf('slug')}
        hint={slugHint(values)}
      >
        <chakra.div display="flex" gap="2">
          <Input
            {...inputOf('slug')}
            maxLength={120}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-required={!isNew}
          />
          {isNew ? null : (
            <Button
              variant="line"
              size="sm"
              className={css({ flex: 'none' })}
              onClick={() => void setFieldValue('slug', slugify(values.name))}
            >
              Addan üret
            </Button>
          )}
        </chakra.div>
      </FieldBox>
      {kind === 'CATEGORY' ? (
        <IconChoice
          name={values.name}
          value={values.icon}
          onChange={(icon) => void setFieldValue('icon', icon)}
        />
      ) : null}
    </>
  );
}
