import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { warnIcon } from '../../../ui/icon/icons.ts';
import { Input } from '../../../ui/form/Input.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import { useManagedPlacesQuery, type ManagedPlace_RowFragment } from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { denseField } from '../../shared/table/denseField.ts';
import { useDebouncedChange } from '../../shared/form/useDebouncedChange.ts';
import { FieldBox } from '../../shared/form/FieldBox.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { kindLabels, placeCountryLabel } from '../placeLabels.ts';

/** Number of offered targets; more typing narrows them. */
const MAX_OFFERED = 8;

interface MergeTargetChoiceProps {
  place: ManagedPlace_RowFragment;
  target: ManagedPlace_RowFragment | null;
  onChoose: (target: ManagedPlace_RowFragment) => void;
}

/** A search for the places into which a place can be merged: of its kind, and of its country. */
export function MergeTargetChoice({ place, target, onChoose }: MergeTargetChoiceProps) {
  const fieldId = useId();
  const [search, setSearch] = useState('');
  const searchLater = useDebouncedChange(setSearch);
  const found = useManagedPlacesQuery({
    variables: {
      kind: place.kind,
      search,
      sort: 'BUSINESS_COUNT',
      first: MAX_OFFERED + 1,
      offset: 0,
      countryCode: place.country?.code ?? null,
    },
  });
  const offered = (latestData(found)?.managedPlaces.nodes ?? [])
    .filter((other) => other.id !== place.id)
    .slice(0, MAX_OFFERED);
  return (
    <>
      <FieldBox id={fieldId} label="Hangisiyle birleşsin?">
        <Input
          {...denseField}
          id={fieldId}
          type="search"
          maxLength={200}
          autoComplete="off"
          placeholder="Ada göre ara"
          onChange={(event) => searchLater(event.currentTarget.value.trim())}
        />
      </FieldBox>
      <chakra.fieldset aria-busy={found.loading}>
        <chakra.legend srOnly>Birleşilecek kayıt</chakra.legend>
        {found.loading && offered.length === 0 ? <RowsSkeleton rows={4} /> : null}
        {found.error ? (
          <Note icon={warnIcon} tone="danger" role="alert">
            Liste alınamadı. {readOperatorError(found.error).message}
          </Note>
        ) : null}
        {!found.loading && !found.error && offered.length === 0 ? (
          <chakra.p color="muted">{kindLabels[place.kind].none}.</chakra.p>
        ) : null}
        {offered.map((other) => (
          <OfferedTarget
            key={other.id}
            place={other}
            isChosen={target?.id === other.id}
            onChoose={() => onChoose(other)}
          />
        ))}
      </chakra.fieldset>
    </>
  );
}

interface OfferedTargetProps {
  place: ManagedPlace_RowFragment;
  isChosen: boolean;
  onChoose: () => void;
}

function OfferedTarget({ place, isChosen, onChoose }: OfferedTargetProps) {
  const { name, country, businessCount } = place;
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      minH={{ base: '11', md: '10' }}
      px="2"
      borderRadius="control"
      cursor="pointer"
      _hover={{ bg: 'sunken' }}
    >
      <Radio name="target" checked={isChosen} onChange={onChoose} />
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        <bdi>{name}</bdi>
        {country ? <chakra.span color="muted"> · {placeCountryLabel(place)}</chakra.span> : null}
      </chakra.span>
      <chakra.span color="muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {formatNumber(businessCount)} kayıt
      </chakra.span>
    </chakra.label>
  );
}
