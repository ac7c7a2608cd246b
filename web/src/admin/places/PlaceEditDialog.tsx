import { chakra } from '@chakra-ui/react';
import { Formik } from 'formik';
import * as yup from 'yup';
import { slugify } from '../../../../domain/text/slugs.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Input } from '../../ui/form/Input.tsx';
import type { ManagedPlace_RowFragment } from '../../graphql/generated.ts';
import { useUpdatePlaceMutation } from '../../graphql/generated.ts';
import { readError } from '../../graphql/readError.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { denseField } from '../shared/table/denseField.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { IconChoice } from './IconChoice.tsx';
import { kindWords } from './placeWords.ts';
import { usePlaceActions } from './usePlaceActions.ts';

const rules = yup.object({
  name: yup.string().trim().required('Ad gerekli').max(200, 'En fazla 200 karakter'),
  slug: yup
    .string()
    .trim()
    .required('Adres gerekli')
    .max(120, 'En fazla 120 karakter')
    .matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Yalnız küçük harf, rakam ve tire'),
  icon: yup.string().defined(),
});

interface PlaceEditDialogProps {
  place: ManagedPlace_RowFragment;
  onClose: () => void;
}

/** Another name, address or icon for a category or a city. */
export function PlaceEditDialog({ place, onClose }: PlaceEditDialogProps) {
  const { editTitle, path } = kindWords[place.kind];
  const { tellUpdated } = usePlaceActions();
  const [update] = useUpdatePlaceMutation();
  return (
    <Formik
      initialValues={{ name: place.name, slug: place.slug, icon: place.icon ?? '' }}
      validationSchema={rules}
      onSubmit={async ({ name, slug, icon }, { setErrors, setStatus }) => {
        setStatus('');
        try {
          const { data } = await update({
            variables: {
              input: {
                kind: place.kind,
                id: place.id,
                name: name.trim(),
                slug: slug.trim(),
                ...(place.kind === 'CATEGORY' ? { icon } : {}),
              },
            },
          });
          onClose();
          if (data) await tellUpdated(data.updatePlace);
        } catch (thrown) {
          const { code, message, fields } = readError(thrown);
          setErrors(fields);
          if (Object.keys(fields).length === 0)
            setStatus(code === 'NETWORK' ? 'Sunucuya ulaşılamadı. Lütfen tekrar deneyin.' : message);
        }
      }}
    >
      {({
        values,
        errors,
        touched,
        status,
        isSubmitting,
        dirty,
        handleSubmit,
        getFieldProps,
        setFieldValue,
      }) => {
        const nameError = touched.name ? errors.name : undefined;
        const slugError = touched.slug ? errors.slug : undefined;
        return (
          <AdminDialog
            title={editTitle}
            onClose={onClose}
            actions={
              <>
                <Button variant="line" size="sm" onClick={onClose}>
                  Vazgeç
                </Button>
                <Button size="sm" type="submit" form="place" disabled={isSubmitting || !dirty}>
                  {isSubmitting ? 'Kaydediliyor' : 'Kaydet'}
                </Button>
              </>
            }
          >
            <chakra.form id="place" noValidate display="grid" gap="4" onSubmit={handleSubmit}>
              <FieldBox id="place-name" label="Ad" isRequired error={nameError}>
                <Input
                  {...denseField}
                  {...getFieldProps('name')}
                  id="place-name"
                  maxLength={200}
                  autoComplete="off"
                  aria-required
                  aria-invalid={nameError ? true : undefined}
                  aria-describedby={nameError ? 'place-name-error' : undefined}
                />
              </FieldBox>
              <FieldBox
                id="place-slug"
                label="Adres"
                isRequired
                error={slugError}
                hint={
                  values.slug === place.slug
                    ? path(place.slug)
                    : `${path(place.slug)} bundan sonra ${path(values.slug)} adresine yönlenir.`
                }
              >
                <chakra.div display="flex" gap="2">
                  <Input
                    {...denseField}
                    {...getFieldProps('slug')}
                    id="place-slug"
                    maxLength={120}
                    autoComplete="off"
                    autoCapitalize="none"
                    spellCheck={false}
                    aria-required
                    aria-invalid={slugError ? true : undefined}
                    aria-describedby={slugError ? 'place-slug-error' : undefined}
                  />
                  <Button
                    variant="line"
                    size="sm"
                    flex="none"
                    onClick={() => void setFieldValue('slug', slugify(values.name))}
                  >
                    Addan üret
                  </Button>
                </chakra.div>
              </FieldBox>
              {place.kind === 'CATEGORY' ? (
                <IconChoice
                  name={values.name}
                  value={values.icon}
                  onChange={(icon) => void setFieldValue('icon', icon)}
                />
              ) : null}
              {values.name.trim() === place.name ? null : (
                <chakra.p color="muted" textStyle="xs">
                  İçe aktarılan dosyalarda “<bdi>{place.name}</bdi>” adı bundan sonra da bu kayıt demektir.
                </chakra.p>
              )}
            </chakra.form>
            <Failure text={typeof status === 'string' && status !== '' ? status : null} />
          </AdminDialog>
        );
      }}
    </Formik>
  );
}
