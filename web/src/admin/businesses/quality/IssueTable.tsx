import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { checkIcon } from '../../../ui/icon/icons.ts';
import type { Quality_FiguresFragment } from '../../../graphql/generated.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { issueLabels } from './qualityIssues.ts';
import { AdminTable } from '../../shared/table/AdminTable.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { css } from '../../../ui/theme/styles.ts';

interface IssueTableProps {
  figures: Quality_FiguresFragment;
  /** The import whose listings are counted; null for all. */
  importId: number | null;
  duplicates: number;
  /** Corrections of visitors that wait for a decision. */
  proposals: number;
  /** Listings with an implausible position. */
  positions: number;
}

interface Row {
  key: string;
  label: string;
  note: string;
  count: number;
  listHref: string;
  repairHref: string | null;
}

/** Quality issues, with links to the listings and to bulk repairs. */
export function IssueTable({ figures, importId, duplicates, proposals, positions }: IssueTableProps) {
  const all = rowsOf(figures, importId, { duplicates, proposals, positions });
  const rows = all.filter(({ count }) => count > 0);
  const fine = all.filter(({ count }) => count === 0).map(({ label }) => label.toLocaleLowerCase('tr'));
  return (
    <>
      {rows.length > 0 ? (
        <AdminTable
          caption="Eksik ya da şüpheli alanlar"
          rows={rows}
          rowKey={({ key }) => key}
          columns={[
            {
              header: 'Sorun',
              isTitle: true,
              longShare: '46%',
              cell: ({ label, note }) => (
                <chakra.span display="block" py="1">
                  {label}
                  <chakra.span display="block" textStyle="xs" fontWeight="normal" color="muted">
                    {note}
                  </chakra.span>
                </chakra.span>
              ),
            },
            { header: 'Kayıt', isNumeric: true, cell: ({ count }) => formatNumber(count) },
            {
              header: 'Oran',
              isNumeric: true,
              cell: ({ count }) => shareText(count, figures.totalCount),
            },
            {
              header: 'İşlemler',
              cell: ({ label, listHref, repairHref }) => (
                <chakra.span display="flex" flexWrap="wrap" ml={{ md: '-3' }} gap="1">
                  <Button asChild variant="ghost" size="sm">
                    <Link to={listHref} aria-label={`${label}: listele`}>
                      Listele
                    </Link>
                  </Button>
                  {repairHref ? (
                    <Button asChild variant="line" size="sm">
                      <Link to={repairHref} aria-label={`${label}: toplu düzelt`}>
                        Toplu düzelt
                      </Link>
                    </Button>
                  ) : null}
                </chakra.span>
              ),
            },
          ]}
        />
      ) : null}
      {fine.length > 0 ? (
        <chakra.p mt="3" display="flex" gap="2" color="muted" textStyle="sm">
          <Icon path={checkIcon} size={18} className={css({ color: 'var(--d-colors-positive)' })} />
          <span>{`Bunlara uyan kayıt yok: ${fine.join(', ')}.`}</span>
        </chakra.p>
      ) : null}
    </>
  );
}

/** Issues that a bulk edit can repair: it sets or clears these fields. */
const repairable = new Set([
  ...['NO_COUNTRY', 'NO_CITY', 'CITY_DERIVED', 'NO_CATEGORY', 'STATUS_UNKNOWN'],
  ...['PHONE_INVALID', 'WEBSITE_MALFORMED'],
]);

function rowsOf(
  figures: Quality_FiguresFragment,
  importId: number | null,
  { duplicates, proposals, positions }: Pick<IssueTableProps, 'duplicates' | 'proposals' | 'positions'>,
): Row[] {
  const counts = new Map(figures.issues.map(({ issue, count }) => [issue as string, count]));
  const rows = Object.entries(issueLabels).map(([issue, labels]) => {
    const search = new URLSearchParams({ issue: issue.toLowerCase() });
    if (importId !== null) search.set('import', String(importId));
    const listHref = `${adminPaths.businesses()}?${search}`;
    return {
      ...{ key: issue, ...labels, count: counts.get(issue) ?? 0, listHref },
      repairHref: repairable.has(issue) ? `${listHref}&dialog=bulk` : null,
    };
  });
  const placed: Row = {
    ...{ key: 'POSITIONS', label: 'Konumu şüpheli', count: positions, repairHref: null },
    note: 'Denizde, başka ülkede ya da şehrinden uzakta; haritada sürükleyerek düzeltin.',
    listHref: `${adminPaths.positions()}${importId === null ? '' : `?import=${importId}`}`,
  };
  if (importId !== null) return [...rows, placed];
  return [
    ...rows,
    placed,
    {
      ...{ key: 'DUPLICATES', label: 'Yinelenen kayıt olabilir', count: duplicates, repairHref: null },
      note: 'Aynı işletme iki kez kayıtlı görünüyor; karşılaştırıp birleştirin.',
      listHref: adminPaths.duplicates(),
    },
    {
      ...{ key: 'PROPOSALS', label: 'Ziyaretçi düzeltmesi bekliyor', count: proposals, repairHref: null },
      note: 'Ziyaretçiler bir alanın yanlış olduğunu bildirdi; kabul edin ya da reddedin.',
      listHref: adminPaths.proposals(),
    },
  ];
}

const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 });

/** A share of listings; a positive share is never shown as 0. */
function shareText(count: number, total: number): string {
  if (total === 0) return percent.format(0);
  const share = count / total;
  return count > 0 && share < 0.0005 ? `<${percent.format(0.001)}` : percent.format(share);
}
