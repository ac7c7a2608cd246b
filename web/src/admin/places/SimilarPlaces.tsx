import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import type { PlaceKind } from '../../graphql/generated.ts';
import { usePlaceChoicesQuery } from '../../graphql/generated.ts';
import { useDebouncedValue } from '../shared/form/useDebouncedValue.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { placeCountryLabel } from './placeLabels.ts';

const MAX_SHOWN = 4;
const FEWEST_LETTERS = 2;

interface SimilarPlacesProps {
  kind: PlaceKind;
  /** As it is typed. */
  name: string;
}

/** The categories or cities that are, were or took over something of a name, so that none is made twice. */
export function SimilarPlaces({ kind, name }: SimilarPlacesProps) {
  const search = useDebouncedValue(name);
  const { data } = usePlaceChoicesQuery({
    variables: { kind, search, first: MAX_SHOWN },
    skip: search.length < FEWEST_LETTERS,
  });
  const nodes = search.length < FEWEST_LETTERS ? [] : (data?.managedPlaces.nodes ?? []);
  return (
    <chakra.div
      aria-live="polite"
      textStyle="xs"
      color="muted"
      mt={nodes.length > 0 ? '1' : '0'}
      overflowWrap="anywhere"
    >
      {nodes.length > 0
        ? `Benzer kayıtlar: ${nodes
            .map((place) =>
              joinIsolated(
                [place.name, placeCountryLabel(place), `${formatNumber(place.businessCount)} kayıt`],
                ' · ',
              ),
            )
            .join('; ')}`
        : null}
    </chakra.div>
  );
}
