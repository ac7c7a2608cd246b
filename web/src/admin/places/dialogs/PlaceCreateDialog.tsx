import { otherScripts, slugify } from '../../../../../domain/text/slugs.ts';
import type { PlaceKind } from '../../../graphql/generated.ts';
import { useCreatePlaceMutation } from '../../../graphql/generated.ts';
import { PlaceForm } from '../PlaceForm.tsx';
import { kindLabels } from '../placeLabels.ts';
import { SimilarPlaces } from '../SimilarPlaces.tsx';
import { usePlaceActions } from '../usePlaceActions.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';

interface PlaceCreateDialogProps {
  kind: PlaceKind;
  /** The country that the list is narrowed to; '' if it is not. */
  country: string;
  onClose: () => void;
}

/** A new category or city, with those beside it that have a similar name. */
export function PlaceCreateDialog({ kind, country, onClose }: PlaceCreateDialogProps) {
  const leave = useIfMounted(onClose);
  const { newTitle, path } = kindLabels[kind];
  const { reportChange } = usePlaceActions();
  const [create] = useCreatePlaceMutation();
  return (
    <PlaceForm
      isNew
      kind={kind}
      title={newTitle}
      draft={`new ${kind}`}
      start={{ name: '', slug: '', icon: '', country: kind === 'CITY' ? country : '' }}
      submitText="Ekle"
      busyText="Ekleniyor"
      slugHint={({ name, slug }) => {
        if (slug.trim()) return path(slug.trim());
        // The server spells names of other scripts.
        return name.trim() && name.search(otherScripts) < 0
          ? `Boş bırakılırsa addan üretilir: ${path(slugify(name))}`
          : 'Boş bırakılırsa addan üretilir.';
      }}
      note={({ name }) => <SimilarPlaces kind={kind} name={name.trim()} />}
      onSubmit={async ({ name, slug, icon, country: code }) => {
        const { data } = await create({
          variables: {
            input: {
              kind,
              name,
              ...(slug ? { slug } : {}),
              ...(kind === 'CATEGORY' ? { icon } : { country: code }),
            },
          },
        });
        leave();
        if (data) await reportChange(data.createPlace);
      }}
      onClose={onClose}
    />
  );
}
