import { chakra } from '@chakra-ui/react';
import type { ManagedPlace_RowFragment } from '../../../graphql/generated.ts';
import { useUpdatePlaceMutation } from '../../../graphql/generated.ts';
import { PlaceForm } from '../PlaceForm.tsx';
import { kindLabels } from '../placeLabels.ts';
import { usePlaceActions } from '../usePlaceActions.ts';

interface PlaceEditDialogProps {
  place: ManagedPlace_RowFragment;
  onClose: () => void;
}

/** Another name, address or icon for a category or a city. */
export function PlaceEditDialog({ place, onClose }: PlaceEditDialogProps) {
  const { editTitle, path } = kindLabels[place.kind];
  const { reportChange, refetchLists } = usePlaceActions();
  const [update] = useUpdatePlaceMutation();
  return (
    <PlaceForm
      kind={place.kind}
      title={editTitle}
      draft={`${place.kind} ${place.id}`}
      start={{ name: place.name, slug: place.slug, icon: place.icon ?? '', country: '' }}
      submitText="Kaydet"
      busyText="Kaydediliyor"
      slugHint={({ slug }) =>
        slug === place.slug
          ? path(place.slug)
          : `${path(place.slug)} bundan sonra ${path(slug)} adresine yönlenir.`
      }
      note={({ name }) =>
        name.trim() === place.name ? null : (
          <chakra.p mt="2" color="muted" textStyle="xs">
            İçe aktarılan dosyalarda “<bdi>{place.name}</bdi>” adı bundan sonra da bu kayıt demektir.
          </chakra.p>
        )
      }
      onSubmit={async ({ name, slug, icon }) => {
        const { data } = await update({
          variables: {
            input: {
              kind: place.kind,
              id: place.id,
              version: place.version,
              name,
              slug,
              ...(place.kind === 'CATEGORY' ? { icon } : {}),
            },
          },
        });
        onClose();
        if (data) await reportChange(data.updatePlace);
      }}
      // Shows the version that another operator saved meanwhile; the next attempt is based on it.
      onRefused={() => void refetchLists()}
      onClose={onClose}
    />
  );
}
