import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { adminPaths } from '../../lib/adminPaths.ts';
import type { PlaceView } from './placeView.ts';
import { kindLabels, lowerCaseSingular } from './placeLabels.ts';

interface NoPlacesProps {
  view: PlaceView;
  newHref: string;
  onClear: () => void;
}

/** Why the list is empty, and where the first ones come from. */
export function NoPlaces({ view, newHref, onClear }: NoPlacesProps) {
  const { kind, search, country, isEmpty, page } = view;
  const isNarrowed = search !== '' || country !== '' || page > 1;
  const one = lowerCaseSingular(kind);
  const clear = (
    <Button variant="line" size="sm" onClick={onClear}>
      Filtreleri temizle
    </Button>
  );
  return (
    <chakra.div pb="8">
      {isNarrowed ? (
        <EmptyState title={kindLabels[kind].none} text="Başka bir adla deneyin." actions={clear} />
      ) : isEmpty ? (
        <EmptyState
          title={`Boş ${one} yok`}
          text={`Her ${one} en az bir kayıtta kullanılıyor.`}
          actions={clear}
        />
      ) : (
        <EmptyState
          title={`Henüz ${one} yok`}
          text={`İlk ${kindLabels[kind].object} siz ekleyin ya da bir dosya yükleyin: dosyadakiler kendiliğinden eklenir.`}
          actions={
            <>
              <Button asChild size="sm">
                <Link to={newHref} preventScrollReset>
                  {kindLabels[kind].newTitle}
                </Link>
              </Button>
              <Button asChild variant="line" size="sm">
                <Link to={adminPaths.imports()}>Excel yükle</Link>
              </Button>
            </>
          }
        />
      )}
    </chakra.div>
  );
}
