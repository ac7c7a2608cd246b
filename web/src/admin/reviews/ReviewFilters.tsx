import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import {
  useReviewedImportQuery,
  useReviewedListingQuery,
  useReviewSourcesQuery,
} from '../../graphql/generated.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chip } from '../../ui/form/Chip.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { closeIcon } from '../../ui/icon/icons.ts';
import { Card } from '../../ui/text/Card.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { ListingPicker } from '../shared/form/ListingPicker.tsx';
import { SearchField } from '../shared/form/SearchField.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { hasReviewFilter, type ReviewView } from './reviewView.ts';
import { css } from '../../ui/theme/styles.ts';

interface ReviewFiltersProps {
  view: ReviewView;
  onChange: (part: Partial<ReviewView>, isReplaced?: boolean) => void;
}

/** Filters by text, stars, source and listing, and the order, held in the URL. */
export function ReviewFilters({ view, onChange }: ReviewFiltersProps) {
  const id = useId();
  const [isPicking, setPicking] = useState(false);
  return (
    <Card as="search" className={css({ display: 'block', p: { base: '3.5', md: '4' }, mb: '4' })}>
      <ReviewChoices id={id} view={view} onChange={onChange} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mt="3">
        {view.businessId === null ? (
          <Button variant="line" size="sm" aria-expanded={isPicking} onClick={() => setPicking(!isPicking)}>
            İşletmeye göre
          </Button>
        ) : (
          <ListingChip id={view.businessId} onClear={() => onChange({ businessId: null })} />
        )}
        {view.importId === null ? null : (
          <ImportChip id={view.importId} onClear={() => onChange({ importId: null })} />
        )}
        {hasReviewFilter(view) ? (
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              onChange({ search: '', rating: null, source: '', businessId: null, importId: null })
            }
          >
            Filtreleri temizle
          </Button>
        ) : null}
      </chakra.div>
      {isPicking && view.businessId === null ? (
        <chakra.div mt="3" maxW="text">
          <ListingPicker
            id={`${id}-listing`}
            error={undefined}
            onPick={(listing) => {
              setPicking(false);
              onChange({ businessId: listing.id });
            }}
          />
        </chakra.div>
      ) : null}
    </Card>
  );
}

/** Text, stars, source and order. */
function ReviewChoices({ id, view, onChange }: ReviewFiltersProps & { id: string }) {
  const { data } = useReviewSourcesQuery();
  const sources = data?.reviewSources ?? [];
  // The source in the URL may not be among the newest.
  const choices = view.source && !sources.includes(view.source) ? [view.source, ...sources] : sources;
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        lg: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
      }}
    >
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <FieldBox id={`${id}-search`} label="Yorumlarda ara">
          <SearchField
            id={`${id}-search`}
            placeholder="Metin ya da yazar"
            search={view.search}
            onSearch={(search) => onChange({ search }, true)}
          />
        </FieldBox>
      </chakra.div>
      <FieldBox id={`${id}-rating`} label="Puan">
        <Select
          id={`${id}-rating`}
          value={view.rating ?? ''}
          onChange={({ currentTarget }) => onChange({ rating: Number(currentTarget.value) || null })}
        >
          <option value="">Her puan</option>
          {[5, 4, 3, 2, 1].map((stars) => (
            <option key={stars} value={stars}>
              {stars} yıldız
            </option>
          ))}
        </Select>
      </FieldBox>
      <FieldBox id={`${id}-source`} label="Kaynak">
        <Select
          id={`${id}-source`}
          value={view.source}
          onChange={({ currentTarget }) => onChange({ source: currentTarget.value })}
        >
          <option value="">Her kaynak</option>
          {choices.map((source) => (
            <option key={source} value={source}>
              {source}
            </option>
          ))}
        </Select>
      </FieldBox>
      <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <FieldBox id={`${id}-order`} label="Sıralama">
          <Select
            id={`${id}-order`}
            value={view.order}
            onChange={({ currentTarget }) =>
              onChange({ order: currentTarget.value === 'OLDEST' ? 'OLDEST' : 'NEWEST' })
            }
          >
            <option value="NEWEST">Önce en yeni</option>
            <option value="OLDEST">Önce en eski</option>
          </Select>
        </FieldBox>
      </chakra.div>
    </chakra.div>
  );
}

/** A removable filter; its accessible name starts with its visible label. */
function FilterChip({ of, name, onClear }: { of: string; name: string; onClear: () => void }) {
  return (
    <Chip type="button" active aria-label={`${of}: ${name}, filtreyi kaldır`} onClick={onClear}>
      <chakra.span overflow="hidden" textOverflow="ellipsis">
        {of}: <bdi>{name}</bdi>
      </chakra.span>
      <Icon path={closeIcon} size={14} />
    </Chip>
  );
}

/** The listing with its source's review count, which is not the number of stored reviews. */
function ListingChip({ id, onClear }: { id: number; onClear: () => void }) {
  const { data } = useReviewedListingQuery({ variables: { id } });
  const listing = data?.businessById;
  const name = listing?.name ?? `${id} numaralı işletme`;
  return (
    <>
      <FilterChip of="İşletme" name={name} onClear={onClear} />
      {listing && listing.reviewCount > 0 ? (
        <chakra.span color="muted" textStyle="xs">
          Kaynağın kendi toplamı: {formatNumber(listing.reviewCount)} yorum
          {listing.rating === null ? '' : `, ortalama ${listing.rating.toLocaleString('tr-TR')}`}
        </chakra.span>
      ) : null}
    </>
  );
}

function ImportChip({ id, onClear }: { id: number; onClear: () => void }) {
  const { data } = useReviewedImportQuery({ variables: { id } });
  const name = data?.import?.fileName ?? `${id} numaralı içe aktarma`;
  return <FilterChip of="Dosya" name={name} onClear={onClear} />;
}
