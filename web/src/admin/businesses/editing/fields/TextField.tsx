import { fieldLabel } from '../../../../../../domain/listing/labels.ts';
import { memo, type ComponentProps } from 'react';
import { Input } from '../../../../ui/form/Input.tsx';
import { TextArea } from '../../../../ui/form/TextArea.tsx';
import type { LinesField, TextField as TextFieldName } from '../editValues.ts';
import { FieldBox } from '../../../shared/form/FieldBox.tsx';
import { useEditField, type EditField } from './useEditField.ts';
import { css, cx } from '../../../../ui/theme/styles.ts';
import { denseField } from '../../../shared/table/denseField.ts';

type Name = TextFieldName | LinesField | 'latitude' | 'longitude';

interface TextFieldProps extends Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> {
  name: Name;
  isRequired?: boolean;
  isLong?: boolean;
  hint?: string;
}

/** A field of plain text. */
export function TextField(props: TextFieldProps) {
  return <TextControl {...props} field={useEditField(props.name)} />;
}

const TextControl = memo(function TextControl({
  name,
  isRequired,
  isLong,
  hint,
  field: { value, error, setValue, control },
  ...input
}: TextFieldProps & { field: EditField<Name> }) {
  const shared = {
    ...control,
    value,
    'aria-required': isRequired,
    ...denseField,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value),
  };
  return (
    <FieldBox id={control.id} label={fieldLabel(name)} isRequired={isRequired} hint={hint} error={error}>
      {isLong ? (
        <TextArea
          {...shared}
          className={cx(denseField.className, css({ minH: '24', py: '2', resize: 'vertical' }))}
        />
      ) : (
        <Input {...shared} {...input} />
      )}
    </FieldBox>
  );
});
