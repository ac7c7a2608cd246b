import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Input } from '../../../ui/form/Input.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { usePaletteListingsQuery } from '../../../graphql/generated.ts';
import { FieldBox } from './FieldBox.tsx';
import { useSettled } from './useSettled.ts';

export interface PickedListing {
  id: number;
  name: string;
}

const FEWEST_LETTERS = 2;

const Choice = chakra('button', {
  base: {
    display: 'block',
    w: 'full',
    minH: '11',
    px: '3',
    py: '1.5',
    borderRadius: 'control',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    _hover: { bg: 'accent.soft' },
    _focusVisible: { bg: 'accent.soft' },
  },
});

interface ListingPickerProps {
  id: string;
  error: string | undefined;
  onPick: (listing: PickedListing) => void;
}

/** Finds a listing by its words: each result is a button under the field. */
export function ListingPicker({ id, error, onPick }: ListingPickerProps) {
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const isSearching = search.length >= FEWEST_LETTERS;
  const {
    data,
    previousData,
    error: failure,
  } = usePaletteListingsQuery({
    variables: { search },
    skip: !isSearching,
    fetchPolicy: 'network-only',
  });
  const found = isSearching ? (data ?? previousData)?.adminBusinesses.nodes : undefined;
  return (
    <FieldBox id={id} label="İşletme" isRequired hint="Adını yazıp listeden seçin." error={error}>
      <Input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <VisuallyHidden role="status">{found ? `${found.length} işletme bulundu` : ''}</VisuallyHidden>
      {failure ? (
        <chakra.p mt="1" color="danger">
          İşletmeler şu anda aranamıyor.
        </chakra.p>
      ) : null}
      {found?.length === 0 ? (
        <chakra.p mt="1" color="muted">
          Bu adla işletme bulunamadı.
        </chakra.p>
      ) : null}
      {found && found.length > 0 ? (
        <chakra.ul mt="1" aria-label="Bulunan işletmeler">
          {found.map(({ id: listing, name, city }) => (
            <li key={listing}>
              <Choice type="button" onClick={() => onPick({ id: listing, name })}>
                <bdi>{name}</bdi>
                {city ? (
                  <chakra.span color="muted">
                    {' '}
                    · <bdi>{city.name}</bdi>
                  </chakra.span>
                ) : null}
              </Choice>
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </FieldBox>
  );
}
