import type { FilterField } from '../../../../domain/listing/fields.ts';
import { fieldLabel } from '../../../../domain/listing/labels.ts';
import { Select } from '../../ui/form/Select.tsx';
import { answerLabels, parseAnswer, withAnswer, type Answers } from './answers.ts';
import { denseField } from '../shared/table/denseField.ts';

interface AnswerFilterProps {
  name: FilterField;
  answers: Answers;
  onChange: (answers: Answers) => void;
}

/** Narrows the list to the listings that answer one question with yes, or with no. */
export function AnswerFilter({ name, answers, onChange }: AnswerFilterProps) {
  const answer = answers[name];
  return (
    <Select
      {...denseField}
      aria-label={fieldLabel(name)}
      value={answer === undefined ? '' : answer ? 'yes' : 'no'}
      onChange={(event) => onChange(withAnswer(answers, name, parseAnswer(event.currentTarget.value)))}
    >
      <option value="">{fieldLabel(name)}: tümü</option>
      {Object.entries(answerLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {fieldLabel(name)}: {label}
        </option>
      ))}
    </Select>
  );
}
