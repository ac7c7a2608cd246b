import { fieldLabel } from '../../../../../../domain/listing/labels.ts';
import { memo } from 'react';
import { Select } from '../../../../ui/form/Select.tsx';
import { FieldBox } from '../../../shared/form/FieldBox.tsx';
import { useEditField, type EditField } from './useEditField.ts';
import { css } from '../../../../ui/theme/styles.ts';

type Name = 'countryCode' | 'businessStatus' | 'priceRange';

interface ChoiceFieldProps {
  name: Name;
  choices: readonly { value: string; label: string }[];
  /** Label of the empty choice. */
  emptyLabel: string;
}

/** A field with few values; one that is stored and not among them stays to be chosen. */
export function ChoiceField(props: ChoiceFieldProps) {
  return <ChoiceControl {...props} field={useEditField(props.name)} />;
}

const ChoiceControl = memo(function ChoiceControl({
  name,
  choices,
  emptyLabel,
  field: { value, error, setValue, control },
}: ChoiceFieldProps & { field: EditField<Name> }) {
  const isListed = value === '' || choices.some((choice) => choice.value === value);
  return (
    <FieldBox id={control.id} label={fieldLabel(name)} error={error}>
      <Select
        {...control}
        value={value}
        className={css({ minH: { base: '11', md: '9' }, textStyle: { base: 'md', md: 'sm' } })}
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
});
