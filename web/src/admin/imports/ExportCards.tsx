import { turkish } from '../../../../domain/messages/turkish.ts';
import { shownLink } from '../../../../domain/text/links.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import {
  useAdminBusinessChoicesQuery,
  useCancelExportMutation,
  type ExportCard_ExportFragment,
  type ExportFormat,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { CategoryFilter } from '../shared/form/CategoryFilter.tsx';
import { FieldBox, FieldError } from '../shared/form/FieldBox.tsx';
import { formatDateTime, formatFileSize, formatNumber, formatPercent } from '../shared/text/formatTurkish.ts';
import { denseField } from '../shared/table/denseField.ts';
import { ProgressBar } from '../shared/page/ProgressBar.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { messageText } from '../shared/text/messageText.ts';
import { readIndex } from '../shared/text/readIndex.ts';
import { isBeingMade, type useExports } from './useExports.ts';
import { css } from '../../ui/theme/styles.ts';

interface ExportProps {
  exports: ReturnType<typeof useExports>;
}

/** Everything in one file. */
export function ExportAllCard({ exports }: ExportProps) {
  return (
    <SectionCard
      title="Tümünü Dışa Aktar"
      note="Bütün işletmeler, bütün alanlarıyla; aynen geri yüklenebilir."
    >
      {exports.isBusy ? (
        <Button variant="tonal" size="sm" className={css({ w: 'full' })} disabled>
          Dışa aktarılıyor...
        </Button>
      ) : (
        <chakra.div display="grid" gap="2">
          <Button variant="tonal" size="sm" onClick={() => void exports.begin({ format: 'XLSX' })}>
            Tümünü indir (.xlsx)
          </Button>
          <Button variant="ghost" size="sm" onClick={() => void exports.begin({ format: 'CSV' })}>
            Tümünü indir (.csv)
          </Button>
        </chakra.div>
      )}
    </SectionCard>
  );
}

const badRange = turkish.rangeOfRows;

/** A range of the order of upload, of one category or of all. */
export function ExportRangeCard({ exports }: ExportProps) {
  const [range, setRange] = useState({ start: '', end: '' });
  const [format, setFormat] = useState<ExportFormat>('XLSX');
  /** Slug. */
  const [category, setCategory] = useState('');
  const { data } = useAdminBusinessChoicesQuery({
    variables: { category, hasCategory: true },
    skip: category === '',
  });
  const chosen = category ? data?.category : null;
  const [problem, setProblem] = useState<string>();
  return (
    <SectionCard title="Aralık Dışa Aktar">
      <chakra.form
        display="grid"
        gap="3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const [start, end] = [readIndex(range.start), readIndex(range.end)];
          if (start === null || end === null || start > end) return setProblem(badRange);
          setProblem(undefined);
          void exports.begin({
            format,
            startIndex: start,
            endIndex: end,
            ...(chosen ? { filter: { categoryId: chosen.id } } : {}),
          });
        }}
      >
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
          {(['start', 'end'] as const).map((name) => (
            <FieldBox key={name} id={`export-${name}`} label={name === 'start' ? 'Başlangıç' : 'Bitiş'}>
              <Input
                id={`export-${name}`}
                inputMode="numeric"
                placeholder={name === 'start' ? '500' : '10000'}
                value={range[name]}
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? 'export-range-error' : undefined}
                onChange={(event) => setRange({ ...range, [name]: event.target.value })}
              />
            </FieldBox>
          ))}
        </chakra.div>
        <FieldError id="export-range" error={problem} />
        <chakra.div>
          <chakra.p mb="1.5" fontWeight="medium" aria-hidden="true">
            Kategori (isteğe bağlı)
          </chakra.p>
          <CategoryFilter
            name={chosen?.name ?? category}
            onChange={(chosenNow) => setCategory(chosenNow?.slug ?? '')}
          />
        </chakra.div>
        <FieldBox id="export-format" label="Biçim">
          <Select
            {...denseField}
            id="export-format"
            value={format}
            onChange={(event) => setFormat(event.currentTarget.value as ExportFormat)}
          >
            <option value="XLSX">Excel (.xlsx), en çok 1.000.000 kayıt</option>
            <option value="CSV">Metin (.csv), sınırsız</option>
          </Select>
        </FieldBox>
        <Button
          type="submit"
          variant="tonal"
          size="sm"
          disabled={exports.isBusy || (category !== '' && !chosen)}
        >
          {exports.isBusy ? 'Dışa aktarılıyor...' : 'Aralığı indir'}
        </Button>
      </chakra.form>
    </SectionCard>
  );
}

/** Running and recent exports. */
export function ExportHistory({ exports }: ExportProps) {
  if (exports.list.length === 0) return null;
  return (
    <SectionCard title="Dışa Aktarmalar" note="Dosyalar yedi gün saklanır.">
      <chakra.ul display="grid" gap="3">
        {exports.list.map((made) => (
          <ExportRow key={made.id} made={made} />
        ))}
      </chakra.ul>
    </SectionCard>
  );
}

function ExportRow({ made }: { made: ExportCard_ExportFragment }) {
  const { attempt } = useAction();
  const [cancel, { loading }] = useCancelExportMutation();
  const share = made.totalRows ? made.rowsWritten / made.totalRows : null;
  const range = made.startIndex
    ? [made.startIndex, made.endIndex].map((index) => (index === null ? '' : formatNumber(index))).join(' - ')
    : 'Tümü';
  const handleStop = () => attempt(() => cancel({ variables: { id: made.id } }));
  if (isBeingMade(made)) {
    return (
      <li>
        <chakra.p fontWeight="medium">{range}</chakra.p>
        <chakra.div my="1.5">
          <ProgressBar
            label="Dışa aktarılıyor"
            share={share}
            text={share === null ? 'Sırada' : formatPercent(share)}
          />
        </chakra.div>
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2">
          <chakra.span color="muted" fontVariantNumeric="tabular-nums">
            {formatNumber(made.rowsWritten)}
            {made.totalRows === null ? '' : ` / ${formatNumber(made.totalRows)}`} işletme
          </chakra.span>
          <Button variant="ghost" size="sm" disabled={loading} onClick={() => void handleStop()}>
            Durdur
          </Button>
        </chakra.div>
      </li>
    );
  }
  return (
    <li>
      {made.downloadPath ? (
        <chakra.a
          href={shownLink(made.downloadPath) ?? undefined}
          download={made.fileName ?? true}
          color="accent"
          textDecoration="underline"
          overflowWrap="anywhere"
        >
          <bdi>{made.fileName}</bdi>
        </chakra.a>
      ) : (
        <chakra.span display="flex" gap="2">
          {range}
          <Badge tone={made.status === 'FAILED' ? 'danger' : 'neutral'}>
            {made.status === 'FAILED'
              ? 'Başarısız'
              : made.status === 'CANCELLED'
                ? 'Durduruldu'
                : 'Süresi doldu'}
          </Badge>
        </chakra.span>
      )}
      {made.status === 'FAILED' ? (
        <chakra.p color="danger" textStyle="sm" overflowWrap="anywhere">
          {messageText(made.errorData, made.errorMessage) ?? 'Dosya hazırlanamadı.'}
        </chakra.p>
      ) : null}
      <chakra.p color="muted" textStyle="xs" fontVariantNumeric="tabular-nums">
        {[
          `${formatNumber(made.rowsWritten)} işletme`,
          made.fileSize === null ? null : formatFileSize(made.fileSize),
          formatDateTime(made.createdAt),
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
    </li>
  );
}
