import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { usePaletteListingsQuery } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { FieldBox } from './FieldBox.tsx';
import { TypeaheadInput } from './TypeaheadInput.tsx';
import { useDebouncedValue } from './useDebouncedValue.ts';

export interface PickedListing {
  id: number;
  name: string;
}

const FEWEST_LETTERS = 2;

interface ListingPickerProps {
  id: string;
  error: string | undefined;
  onPick: (listing: PickedListing) => void;
}

/** Finds a listing by its words. */
export function ListingPicker({ id, error, onPick }: ListingPickerProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim());
  const isSearching = search.length >= FEWEST_LETTERS;
  const result = usePaletteListingsQuery({
    variables: { search },
    skip: !isSearching,
    fetchPolicy: 'network-only',
  });
  const found = isSearching ? latestData(result)?.adminBusinesses.nodes : undefined;
  return (
    <FieldBox id={id} label="İşletme" isRequired hint="Adını yazıp listeden seçin." error={error}>
      <TypeaheadInput
        id={id}
        type="search"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        listLabel="Bulunan işletmeler"
        choices={(found ?? []).map(({ id: listing, name, city }) => ({
          key: String(listing),
          text: name,
          note: city?.name,
        }))}
        onChange={setText}
        onPick={({ key, text: name }) => onPick({ id: Number(key), name })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <VisuallyHidden role="status">{found ? `${found.length} işletme bulundu` : ''}</VisuallyHidden>
      {result.error ? (
        <chakra.p mt="1" color="danger">
          İşletmeler şu anda aranamıyor.
        </chakra.p>
      ) : null}
      {found?.length === 0 ? (
        <chakra.p mt="1" color="muted">
          Bu adla işletme bulunamadı.
        </chakra.p>
      ) : null}
    </FieldBox>
  );
}
