import { fieldLabel } from '../../../../../../domain/listing/labels.ts';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { Input } from '../../../../ui/form/Input.tsx';
import { countryChoices } from '../../../shared/text/countryChoices.ts';
import { FieldBox } from '../../../shared/form/FieldBox.tsx';
import type { EditValues } from '../editValues.ts';
import { useEditField } from './useEditField.ts';
import { usePlaceChoices, type PlaceChoice } from './usePlaceChoices.ts';

/** A city by its name, found while it is typed. One that its country does not have yet is created with the listing. */
export function EditCityField() {
  const { value, error, setValue, control } = useEditField('city');
  const { values } = useFormikContext<EditValues>();
  const listId = useId();
  const { choices, matches, isSettled } = usePlaceChoices('CITY', value);
  return (
    <FieldBox
      id={control.id}
      label={fieldLabel('city')}
      error={error}
      hint={isSettled ? cityHint(value.trim(), values.countryCode, matches) : undefined}
    >
      <Input
        {...control}
        list={listId}
        value={value}
        minH={{ base: '11', md: '9' }}
        textStyle={{ base: 'md', md: 'sm' }}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {[...new Set(choices.map(({ name }) => name))].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </FieldBox>
  );
}

const wordOf = (code: string) => countryChoices().find(({ value }) => value === code)?.label ?? code;

/** Effect of saving a new name; undefined for an existing city. */
function cityHint(name: string, countryCode: string, matches: readonly PlaceChoice[]): string | undefined {
  const codes = matches.map(({ country }) => country?.code ?? '');
  if (name === '' || codes.includes(countryCode)) return undefined;
  const elsewhere = codes.find((code) => code !== '');
  if (countryCode === '' && elsewhere) return `${wordOf(elsewhere)} içinde var. Orasıysa ülkeyi seçin.`;
  return `Kaydedince yeni bir şehir olarak eklenir${countryCode ? `: ${wordOf(countryCode)}` : ''}.`;
}
