import { fieldLabel } from '../../../../../../domain/listing/labels.ts';
import { Select } from '../../../../ui/form/Select.tsx';
import { FieldBox } from '../../../shared/form/FieldBox.tsx';
import { answerLabels, parseAnswer } from '../../answers.ts';
import type { AnswerField as AnswerFieldName } from '../editValues.ts';
import { useEditField } from './useEditField.ts';
import { css } from '../../../../ui/theme/styles.ts';

/** A question that may be open: yes, no, or not known. */
export function AnswerField({ name }: { name: AnswerFieldName }) {
  const { value, error, setValue, control } = useEditField(name);
  return (
    <FieldBox id={control.id} label={fieldLabel(name)} error={error}>
      <Select
        {...control}
        value={value === null ? '' : value ? 'yes' : 'no'}
        className={css({ minH: { base: '11', md: '9' }, textStyle: { base: 'md', md: 'sm' } })}
        onChange={(event) => setValue(parseAnswer(event.currentTarget.value))}
      >
        <option value="">Bilinmiyor</option>
        {Object.entries(answerLabels).map(([answer, label]) => (
          <option key={answer} value={answer}>
            {label}
          </option>
        ))}
      </Select>
    </FieldBox>
  );
}
