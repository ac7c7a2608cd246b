import { fieldLabel } from '../../../../../domain/listing/labels.ts';
import { useFormikContext } from 'formik';
import { useEffect, useId, useState } from 'react';
import { Input } from '../../../ui/form/Input.tsx';
import { useAdminCategoryChoicesQuery } from '../../../graphql/generated.ts';
import { useDebouncedChange } from '../../shared/form/useDebouncedChange.ts';
import type { EditValues } from './editValues.ts';
import { FieldBox } from '../../shared/form/FieldBox.tsx';
import { useEditField } from './useEditField.ts';

/** A category by its name, found while it is typed: there may be thousands. */
export function EditCategoryField() {
  const { error, control } = useEditField('categoryId');
  const { values, setValues, setFieldValue } = useFormikContext<EditValues>();
  const listId = useId();
  const [search, setSearch] = useState('');
  const { data, previousData } = useAdminCategoryChoicesQuery({ variables: { search } });
  const categories = (data ?? previousData)?.categories.nodes ?? [];
  const searchLater = useDebouncedChange(setSearch);

  function handleChange(categoryName: string) {
    const same = (name: string) =>
      name.toLocaleLowerCase('tr') === categoryName.trim().toLocaleLowerCase('tr');
    const chosen = categories.find(({ name }) => same(name));
    void setValues((now) => ({ ...now, categoryName, categoryId: chosen?.id ?? null }));
    searchLater(categoryName.trim());
  }
  // The list may come after the name is typed to its end.
  const found =
    values.categoryId === null ? categories.find(({ name }) => name === values.categoryName) : undefined;
  const foundId = found?.id;
  useEffect(() => {
    if (foundId !== undefined) void setFieldValue('categoryId', foundId);
  }, [foundId, setFieldValue]);

  return (
    <FieldBox id={control.id} label={fieldLabel('categoryId')} isRequired error={error}>
      <Input
        {...control}
        list={listId}
        value={values.categoryName}
        aria-required
        minH={{ base: '11', md: '9' }}
        textStyle={{ base: 'md', md: 'sm' }}
        maxLength={200}
        autoComplete="off"
        placeholder="Kategori ara"
        onChange={(event) => handleChange(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category.id} value={category.name} />
        ))}
      </datalist>
    </FieldBox>
  );
}
