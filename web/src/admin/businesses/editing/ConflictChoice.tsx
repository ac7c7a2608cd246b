import { fieldLabel } from '../../../../../domain/listing/labels.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { warnIcon } from '../../../ui/icon/icons.ts';
import { Radio } from '../../../ui/form/Radio.tsx';
import { Note } from '../../shared/page/Note.tsx';
import type { EditField, EditValues } from './editValues.ts';
import { differingFields } from './editValues.ts';
import type { Versions } from './mergeVersions.ts';
import { mergeVersions, openFields } from './mergeVersions.ts';
import { showValue } from './showValue.ts';

interface ConflictChoiceProps extends Versions {
  isSaving: boolean;
  onChoose: (values: EditValues) => void;
  onBack: () => void;
}

/** Another operator saved first: both versions, field by field, to choose from. */
export function ConflictChoice({ isSaving, onChoose, onBack, ...versions }: ConflictChoiceProps) {
  const { base, mine, theirs } = versions;
  const fields = openFields(versions);
  const typed = new Set(differingFields(base, mine));
  const [stored, setStored] = useState<ReadonlySet<EditField>>(
    () => new Set(fields.filter((field) => !typed.has(field))),
  );
  function choose(field: EditField, isStored: boolean) {
    const next = new Set(stored);
    if (isStored) next.add(field);
    else next.delete(field);
    setStored(next);
  }
  return (
    <>
      <chakra.div flex="1" minH="0" overflowY="auto" px="5" py="4">
        <Note icon={warnIcon} role="alert">
          Bu kayıt siz düzenlerken değişti. Hangisi kalsın?
        </Note>
        {fields.map((field) => (
          <chakra.fieldset key={field} mt="5" minW="0">
            <chakra.legend fontWeight="medium">{fieldLabel(field)}</chakra.legend>
            {[false, true].map((isStored) => (
              <chakra.label
                key={String(isStored)}
                display="flex"
                gap="3"
                mt="2"
                p="3"
                borderRadius="control"
                boxShadow="inset 0 0 0 1px {colors.line}"
                bg={stored.has(field) === isStored ? 'accent.soft' : 'surface'}
              >
                <Radio
                  name={`conflict-${field}`}
                  checked={stored.has(field) === isStored}
                  onChange={() => choose(field, isStored)}
                />
                <chakra.span minW="0" overflowWrap="anywhere">
                  <chakra.span display="block" textStyle="xs" color="muted">
                    {isStored ? 'Kayıttaki' : typed.has(field) ? 'Sizin yazdığınız' : 'Önceki'}
                  </chakra.span>
                  <chakra.span lineClamp="6">
                    {showValue(isStored ? theirs : mine, field) || '(boş)'}
                  </chakra.span>
                </chakra.span>
              </chakra.label>
            ))}
          </chakra.fieldset>
        ))}
      </chakra.div>
      <chakra.div
        display="flex"
        justifyContent="flex-end"
        gap="2.5"
        px="5"
        py="3"
        borderTopWidth="1px"
        borderColor="line"
      >
        <Button variant="line" size="sm" onClick={onBack}>
          Forma dön
        </Button>
        <Button size="sm" disabled={isSaving} onClick={() => onChoose(mergeVersions(versions, stored))}>
          Seçilenlerle kaydet
        </Button>
      </chakra.div>
    </>
  );
}
