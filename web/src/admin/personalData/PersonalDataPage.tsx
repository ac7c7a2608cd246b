import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon } from '../../ui/icon/icons.ts';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import {
  usePersonalDataQuery,
  type PersonalDataQuery,
  type PersonalDataReason,
} from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { adminPaths } from '../../lib/adminPaths.ts';
import { paths } from '../../lib/paths.ts';
import { PathLink } from '../shared/page/PathLink.tsx';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { PersonalDataDialog } from './PersonalDataDialog.tsx';
import { personalDataLabels } from './personalDataLabels.ts';
import { css } from '../../ui/theme/styles.ts';

type Found = PersonalDataQuery['storedPersonalData']['nodes'][number];

const pageSize = 50;
const reasons: readonly PersonalDataReason[] = ['COLUMN', 'NAME_IN_ADDRESS'];

/** Personal data in listings, by reason; an operator removes chosen values, or all of a reason. */
export function Component() {
  return (
    <>
      <PageHeading
        title="Kişisel Veriler"
        note="Yayındaki kayıtlarda kişilere ait olabilecek e-posta ve telefonlar"
        action={
          <Button asChild variant="line" size="sm">
            <Link to={adminPaths.quality()}>Veri kalitesi</Link>
          </Button>
        }
      />
      <chakra.div display="grid" gap="4">
        {reasons.map((reason) => (
          <PersonalDataList key={reason} reason={reason} />
        ))}
      </chakra.div>
    </>
  );
}

function PersonalDataList({ reason }: { reason: PersonalDataReason }) {
  const [params, setParams] = useSearchParams();
  const [removal, setRemoval] = useState<'all' | 'selected' | null>(null);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const key = `page-${reason.toLowerCase()}`;
  const page = readPage(params.get(key));
  const result = usePersonalDataQuery({
    variables: { reason, first: pageSize, offset: (page - 1) * pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const total = data?.storedPersonalData.totalCount ?? 0;
  // Only values that the operator sees.
  const chosen = (data?.storedPersonalData.nodes ?? []).filter((one) => selected.includes(keyOf(one)));
  const { title, note } = personalDataLabels[reason];
  const toggle = (key: string) =>
    setSelected(selected.includes(key) ? selected.filter((one) => one !== key) : [...selected, key]);
  const openPage = (next: number) => {
    const changed = new URLSearchParams(params);
    if (next > 1) changed.set(key, String(next));
    else changed.delete(key);
    setParams(changed);
  };
  return (
    <SectionCard
      title={title}
      note={note}
      action={
        total > 0 ? <RemoveButtons chosen={chosen.length} total={total} onRemove={setRemoval} /> : undefined
      }
    >
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={4} />}
        errorTitle="Kişisel veriler alınamadı"
      >
        {({ storedPersonalData: { nodes } }) =>
          total === 0 ? (
            <chakra.p display="flex" gap="2" color="muted">
              <Icon path={checkIcon} size={18} className={css({ color: 'var(--d-colors-positive)' })} />
              Kayıtlarda bu türden bir veri yok.
            </chakra.p>
          ) : (
            <>
              <AdminTable
                caption={title}
                rows={nodes}
                rowKey={keyOf}
                columns={[choice(selected, toggle), ...columns]}
              />
              <PageSwitch
                label={`${title}: sayfalar`}
                page={page}
                pageCount={Math.ceil(total / pageSize)}
                onChange={openPage}
              />
            </>
          )
        }
      </OperatorQueryState>
      {removal === null ? null : (
        <PersonalDataDialog
          reason={reason}
          items={removal === 'all' ? null : chosen.map(({ businessId, field }) => ({ businessId, field }))}
          count={removal === 'all' ? total : chosen.length}
          onClose={() => setRemoval(null)}
          onRemoved={() => {
            setSelected([]);
            void result.refetch();
          }}
        />
      )}
    </SectionCard>
  );
}

interface RemoveButtonsProps {
  chosen: number;
  total: number;
  onRemove: (which: 'all' | 'selected') => void;
}

function RemoveButtons({ chosen, total, onRemove }: RemoveButtonsProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {chosen > 0 ? (
        <Button variant="line" size="sm" onClick={() => onRemove('selected')}>
          Seçilenleri sil ({formatNumber(chosen)})
        </Button>
      ) : null}
      <Button variant="line" size="sm" onClick={() => onRemove('all')}>
        Tümünü sil ({formatNumber(total)})
      </Button>
    </chakra.div>
  );
}

const keyOf = ({ businessId, field }: Found) => `${businessId}-${field}`;

const choice = (selected: readonly string[], onToggle: (key: string) => void) => ({
  header: 'Seç',
  cell: (one: Found) => (
    <chakra.label display="inline-grid" placeItems="center" boxSize={{ base: '11', md: '9' }}>
      <Checkbox
        checked={selected.includes(keyOf(one))}
        aria-label={`${one.name}, ${one.value}: seç`}
        onChange={() => onToggle(keyOf(one))}
      />
    </chakra.label>
  ),
});

const columns = [
  {
    header: 'İşletme',
    isTitle: true,
    longShare: '35%',
    cell: ({ name, slug }: Found) => (
      <PathLink to={paths.business(slug)}>
        <bdi>{name}</bdi>
      </PathLink>
    ),
  },
  { header: 'Alan', cell: ({ field }: Found) => (field === 'EMAIL' ? 'E-posta' : 'Telefon') },
  { header: 'Değer', longShare: '30%', cell: ({ value }: Found) => <bdi>{value}</bdi> },
  {
    header: 'Dosya',
    longShare: '20%',
    cell: ({ fileName }: Found) => (fileName === null ? null : <bdi>{fileName}</bdi>),
  },
];

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
