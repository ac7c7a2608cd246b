import { Select } from '../../../components/Select.tsx';
import { fieldNames } from './editValues.ts';
import { FieldBox } from '../../FieldBox.tsx';
import { useEditField } from './useEditField.ts';

interface ChoiceFieldProps {
  name: 'countryCode' | 'businessStatus' | 'priceRange';
  choices: readonly { value: string; label: string }[];
  /** Shown where nothing is chosen. */
  emptyLabel: string;
}

/** A field with few values; one that is stored and not among them stays to be chosen. */
export function ChoiceField({ name, choices, emptyLabel }: ChoiceFieldProps) {
  const { value, error, setValue, control } = useEditField(name);
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  return (
    <FieldBox id={control.id} label={fieldNames[name]} error={error}>
      <Select
        {...control}
        value={value}
        minH={{ base: '11', md: '9' }}
        textStyle={{ base: 'md', md: 'sm' }}
        onChange={(event) => setValue(event.currentTarget.value)}
      >
        <option value="">{emptyLabel}</option>
        {isListed ? null : <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    </FieldBox>
  );
}
