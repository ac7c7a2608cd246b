import { isolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { infoIcon, warnIcon } from '../../../ui/icon/icons.ts';
import { Input } from '../../../ui/form/Input.tsx';
import { Radio } from '../../../ui/form/Radio.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import type { ManagedPlace_RowFragment } from '../../../graphql/generated.ts';
import {
  useManagedPlacesQuery,
  useMergePlacesMutation,
  usePlaceMergePreviewQuery,
} from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { Failure } from '../../shared/form/Failure.tsx';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { denseField } from '../../shared/table/denseField.ts';
import { useDebouncedChange } from '../../shared/form/useDebouncedChange.ts';
import { FieldBox } from '../../shared/form/FieldBox.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { kindLabels } from '../placeLabels.ts';
import { countryLabel } from '../../shared/text/countryLabel.ts';
import { useWhileShown } from '../../shared/dialog/useWhileShown.ts';

/** Number of offered targets; more typing narrows them. */
const MAX_OFFERED = 8;

interface PlaceMergeDialogProps {
  place: ManagedPlace_RowFragment;
  onClose: () => void;
}

/** Asks for the target of a merge, and previews the result. */
export function PlaceMergeDialog({ place, onClose }: PlaceMergeDialogProps) {
  const { kind, id, name } = place;
  const { mergeTitle, none } = kindLabels[kind];
  const fieldId = useId();
  const navigate = useNavigate();
  const leave = useWhileShown(() =>
    navigate(`${adminPaths.placeChanges()}${kind === 'CITY' ? '?kind=cities' : ''}`),
  );
  const toast = useToast();
  const [search, setSearch] = useState('');
  const [target, setTarget] = useState<ManagedPlace_RowFragment | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const searchLater = useDebouncedChange(setSearch);
  const found = useManagedPlacesQuery({
    variables: {
      kind,
      search,
      sort: 'BUSINESS_COUNT',
      first: MAX_OFFERED + 1,
      offset: 0,
      countryCode: place.country?.code ?? null,
    },
  });
  const preview = usePlaceMergePreviewQuery({
    variables: { kind, id, targetId: target?.id ?? 0 },
    skip: target === null,
    fetchPolicy: 'network-only',
  });
  const [merge, { loading }] = useMergePlacesMutation();
  const offered = (latestData(found)?.managedPlaces.nodes ?? [])
    .filter((other) => other.id !== id)
    .slice(0, MAX_OFFERED);
  const moved = preview.data?.placeMergePreview;

  async function handleMerge() {
    if (!target) return;
    setFailure(null);
    try {
      await merge({ variables: { input: { kind, id, targetId: target.id } } });
      toast({ title: 'Birleştirme başladı', text: `“${isolated(name)}” → “${isolated(target.name)}”` });
      leave();
    } catch (thrown) {
      const { message } = readOperatorError(thrown);
      setFailure(message);
    }
  }

  return (
    <AdminDialog
      title={mergeTitle}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button size="sm" disabled={!moved || loading} onClick={() => void handleMerge()}>
            {moved ? `${formatNumber(moved.listings)} kaydı taşı ve birleştir` : 'Birleştir'}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <p>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          başka bir kayıtla birleşir: işletmeleri oraya taşınır, adresi oraya yönlenir.
        </p>
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
            <chakra.p color="muted">{none}.</chakra.p>
          ) : null}
          {offered.map((other) => (
            <chakra.label
              key={other.id}
              display="flex"
              alignItems="center"
              gap="3"
              minH={{ base: '11', md: '10' }}
              px="2"
              borderRadius="control"
              cursor="pointer"
              _hover={{ bg: 'sunken' }}
            >
              <Radio name="target" checked={target?.id === other.id} onChange={() => setTarget(other)} />
              <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                <bdi>{other.name}</bdi>
                {other.country ? (
                  <chakra.span color="muted"> · {countryLabel(other.country.code)}</chakra.span>
                ) : null}
              </chakra.span>
              <chakra.span color="muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                {formatNumber(other.businessCount)} kayıt
              </chakra.span>
            </chakra.label>
          ))}
        </chakra.fieldset>
        <div aria-live="polite">
          {target && moved ? (
            <Note icon={infoIcon} tone="neutral">
              <p>
                {formatNumber(moved.listings)} kayıt “<bdi>{target.name}</bdi>” altına taşınır
                {moved.trashed > 0 ? `, çöp kutusundaki ${formatNumber(moved.trashed)} kayıt da` : ''}; orada{' '}
                {formatNumber(moved.together)} kayıt olur.
              </p>
              <p>
                İçe aktarılan dosyalardaki “<bdi>{name}</bdi>” bundan sonra “<bdi>{target.name}</bdi>”
                demektir. Geçmiş’ten geri alınabilir.
              </p>
            </Note>
          ) : null}
        </div>
      </chakra.div>
      <Failure text={failure ?? (preview.error ? readOperatorError(preview.error).message : null)} />
    </AdminDialog>
  );
}
