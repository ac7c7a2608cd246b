import { isolated } from '../../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { fieldLabel } from '../../../../../../domain/listing/labels.ts';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { plusIcon } from '../../../../ui/icon/adminIcons.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { useCreatePlaceMutation } from '../../../../graphql/generated.ts';
import { readOperatorError } from '../../../shared/text/readOperatorError.ts';
import type { EditValues } from '../editValues.ts';
import { denseField } from '../../../shared/table/denseField.ts';
import { TypeaheadInput } from '../../../shared/form/TypeaheadInput.tsx';
import { FieldBox } from '../../../shared/form/FieldBox.tsx';
import { useEditField } from './useEditField.ts';
import { usePlaceChoices } from './usePlaceChoices.ts';
import { css } from '../../../../ui/theme/styles.ts';

/** Chooses a category by name with autocomplete: there may be thousands. A missing one can be created. */
export function EditCategoryField({ isRequired }: { isRequired: boolean }) {
  const { error, control } = useEditField('categoryId');
  const { values, setValues, setFieldValue } = useFormikContext<EditValues>();
  const [create, { loading: isCreating }] = useCreatePlaceMutation();
  const [answer, setAnswer] = useState('');
  const name = values.categoryName.trim();
  const { choices, matches, isSettled, refetch } = usePlaceChoices('CATEGORY', name);
  // The list may arrive after the name was typed.
  const foundId = values.categoryId === null ? matches[0]?.id : undefined;
  useEffect(() => {
    if (foundId !== undefined) void setFieldValue('categoryId', foundId);
  }, [foundId, setFieldValue]);
  const isMissing = name !== '' && values.categoryId === null && isSettled && matches.length === 0;

  async function handleCreate() {
    setAnswer('');
    try {
      const { data } = await create({ variables: { input: { kind: 'CATEGORY', name } } });
      if (!data) return;
      const { placeId, placeName } = data.createPlace;
      // Preserves all other fields that were edited meanwhile.
      void setValues((now) => ({ ...now, categoryId: placeId, categoryName: placeName }));
      setAnswer(`“${isolated(placeName)}” kategorisi eklendi.`);
      // The category exists, whether or not the list can be read again.
      await refetch().catch(() => undefined);
    } catch (thrown) {
      const { code, message } = readOperatorError(thrown);
      if (code === 'UNAUTHENTICATED') return;
      setAnswer(message);
      // Another operator may have created it: then it is chosen.
      if (code === 'CONFLICT') await refetch().catch(() => undefined);
    }
  }

  return (
    <FieldBox id={control.id} label={fieldLabel('categoryId')} isRequired={isRequired} error={error}>
      <TypeaheadInput
        {...control}
        {...denseField}
        value={values.categoryName}
        aria-required={isRequired}
        placeholder="Kategori ara ya da yeni bir ad yaz"
        listLabel="Kategoriler"
        choices={choices.map(({ id, name: text }) => ({ key: String(id), text }))}
        onChange={(categoryName) => {
          setAnswer('');
          void setValues((now) => ({ ...now, categoryName, categoryId: null }));
        }}
      />
      {isMissing ? (
        <Button
          variant="line"
          size="sm"
          className={css({ mt: '2', maxW: 'full', whiteSpace: 'normal', textAlign: 'left' })}
          disabled={isCreating}
          onClick={() => void handleCreate()}
        >
          <Icon path={plusIcon} size={18} />
          <chakra.span minW="0" overflowWrap="anywhere">
            {isCreating ? 'Ekleniyor' : `“${isolated(name)}” kategorisini ekle`}
          </chakra.span>
        </Button>
      ) : null}
      <chakra.p role="status" mt={answer ? '1' : '0'} textStyle="xs" color="muted" overflowWrap="anywhere">
        {answer}
      </chakra.p>
    </FieldBox>
  );
}
