import { chakra } from '@chakra-ui/react';
import { maxReviewNote, reviewHideReasons } from '../../../../domain/reviewReasons.ts';
import type { ReviewHideReason } from '../../graphql/generated.ts';
import { Radio } from '../../ui/form/Radio.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { FieldBox, FieldError } from '../shared/form/FieldBox.tsx';
import { reviewReasonLabels } from '../shared/text/reviewReasonLabels.ts';
import { css } from '../../ui/theme/styles.ts';

export interface ReasonValues {
  reason: ReviewHideReason | null;
  note: string;
}

interface ReasonFieldsProps {
  id: string;
  values: ReasonValues;
  errors: Record<string, string>;
  isRequired: boolean;
  onChange: (values: ReasonValues) => void;
}

/** Reason for hiding or removing reviews: one of a few, and an optional text. */
export function ReasonFields({ id, values, errors, isRequired, onChange }: ReasonFieldsProps) {
  const { reason, note } = values;
  return (
    <>
      <chakra.fieldset
        aria-invalid={errors.reason ? true : undefined}
        aria-describedby={errors.reason ? `${id}-reason-error` : undefined}
      >
        <chakra.legend fontWeight="medium" mb="1">
          Neden
          {isRequired ? (
            <chakra.span color="danger" aria-hidden="true">
              {' *'}
            </chakra.span>
          ) : (
            <chakra.span color="muted" fontWeight="normal">
              {' (isteğe bağlı)'}
            </chakra.span>
          )}
        </chakra.legend>
        <chakra.div display="grid" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }} columnGap="4">
          {reviewHideReasons.map((one) => (
            <chakra.label
              key={one}
              display="flex"
              alignItems="center"
              gap="2.5"
              minH={{ base: '11', md: '9' }}
            >
              <Radio
                name={`${id}-reason`}
                value={one}
                checked={reason === one}
                onChange={() => onChange({ ...values, reason: one })}
              />
              {reviewReasonLabels[one]}
            </chakra.label>
          ))}
        </chakra.div>
        <FieldError id={`${id}-reason`} error={errors.reason} />
      </chakra.fieldset>
      <FieldBox
        id={`${id}-note`}
        label="Açıklama"
        isRequired={reason === 'OTHER'}
        hint="Yalnızca operatörler görür."
        error={errors.note}
      >
        <TextArea
          id={`${id}-note`}
          rows={3}
          className={css({ py: '2' })}
          maxLength={maxReviewNote}
          value={note}
          aria-invalid={errors.note ? true : undefined}
          aria-describedby={errors.note ? `${id}-note-error` : undefined}
          onChange={(event) => onChange({ ...values, note: event.target.value })}
        />
      </FieldBox>
    </>
  );
}
