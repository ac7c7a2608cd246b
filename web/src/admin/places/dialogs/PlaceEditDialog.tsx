import { chakra } from '@chakra-ui/react';
import type { ManagedPlace_RowFragment } from '../../../graphql/generated.ts';
import { useUpdatePlaceMutation } from '../../../graphql/generated.ts';
import { PlaceForm } from '../PlaceForm.tsx';
import { kindLabels } from '../placeLabels.ts';
import { usePlaceActions } from '../usePlaceActions.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';

interface PlaceEditDialogProps {
  place: ManagedPlace_RowFragment;
  onClose: () => void;
}

/** Another name, address or icon for a category or a city. */
export function PlaceEditDialog({ place, onClose }: PlaceEditDialogProps) {
  const leave = useIfMounted(onClose);
  const { editTitle, path } = kindLabels[place.kind];
  const { reportChange } = usePlaceActions();
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
      onSubmit={async (_values, { name, slug, icon }) => {
        const { kind, id, version } = place;
        const changed = {
          ...(name === undefined ? {} : { name }),
          ...(slug === undefined ? {} : { slug }),
          ...(icon === undefined ? {} : { icon }),
        };
        const { data } = await update({ variables: { input: { kind, id, version, ...changed } } });
        leave();
        if (data) await reportChange(data.updatePlace);
      }}
      onClose={onClose}
    />
  );
}
