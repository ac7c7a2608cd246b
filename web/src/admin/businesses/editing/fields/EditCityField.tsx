import { fieldLabel } from '../../../../../../domain/listing/labels.ts';
import { useFormikContext } from 'formik';
import { countryChoices } from '../../../shared/text/countryChoices.ts';
import { TypeaheadInput } from '../../../shared/form/TypeaheadInput.tsx';
import { FieldBox } from '../../../shared/form/FieldBox.tsx';
import { denseField } from '../../../shared/table/denseField.ts';
import type { EditValues } from '../editValues.ts';
import { useEditField } from './useEditField.ts';
import { usePlaceChoices, type PlaceChoice } from './usePlaceChoices.ts';

/** Chooses a city by name with autocomplete. A new one is created with the listing. */
export function EditCityField() {
  const { value, error, setValue, control } = useEditField('city');
  const { values } = useFormikContext<EditValues>();
  const { choices, matches, isSettled } = usePlaceChoices('CITY', value);
  return (
    <FieldBox
      id={control.id}
      label={fieldLabel('city')}
      error={error}
      hint={isSettled ? cityHint(value.trim(), values.countryCode, matches) : undefined}
    >
      <TypeaheadInput
        {...control}
        {...denseField}
        value={value}
        listLabel="Şehirler"
        choices={[...new Set(choices.map(({ name }) => name))].map((text) => ({ key: text, text }))}
        onChange={setValue}
      />
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
