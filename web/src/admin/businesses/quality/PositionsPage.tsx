import { chakra } from '@chakra-ui/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { backIcon } from '../../../ui/icon/icons.ts';
import type { PositionIssueReason } from '../../../graphql/generated.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { PositionIssues } from '../../shared/positions/PositionIssues.tsx';
import { isPositionReason, positionLabels } from '../../shared/positions/positionLabels.ts';
import { css } from '../../../ui/theme/styles.ts';

interface View {
  importId: number | null;
  reason: PositionIssueReason | null;
  isDismissed: boolean;
  page: number;
}

/** Listings whose position is implausible, on a map and in a list; the filters are in the URL. */
export function Component() {
  const navigate = useNavigate();
  const view = parseView(useSearchParams()[0]);
  const { importId, reason, isDismissed, page } = view;
  const show = (change: Partial<View>) =>
    void navigate({ search: viewParams({ ...view, page: 1, ...change }) }, { preventScrollReset: true });
  const qualityHref = `${adminPaths.quality()}${importId === null ? '' : `?import=${importId}`}`;
  return (
    <>
      <PageHeading
        title="Şüpheli konumlar"
        note={importId === null ? undefined : `${importId} numaralı içe aktarma`}
        action={
          <Button asChild variant="line" size="sm">
            <Link to={qualityHref}>
              <Icon path={backIcon} size={18} />
              Veri kalitesi
            </Link>
          </Button>
        }
      />
      <SectionCard
        title={reason ? positionLabels[reason].label : 'Bütün şüpheli konumlar'}
        note="Düzeltmeler kaydın geçmişine yazılır ve geri alınabilir."
        action={
          <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
            <Select
              aria-label="Neden"
              className={css({ minH: '9', textStyle: 'sm' })}
              value={reason ?? ''}
              onChange={(event) =>
                show({ reason: isPositionReason(event.target.value) ? event.target.value : null })
              }
            >
              <option value="">Bütün nedenler</option>
              {Object.entries(positionLabels).map(([value, { label }]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
            <Button
              variant={isDismissed ? 'tonal' : 'ghost'}
              size="sm"
              aria-pressed={isDismissed}
              onClick={() => show({ isDismissed: !isDismissed })}
            >
              Doğru olarak işaretlenenler
            </Button>
          </chakra.div>
        }
      >
        <PositionIssues
          key={`${importId} ${reason} ${isDismissed}`}
          importId={importId}
          reason={reason}
          isDismissed={isDismissed}
          page={page}
          onPage={(next) => show({ page: next })}
        />
      </SectionCard>
    </>
  );
}

function parseView(params: URLSearchParams): View {
  const importId = params.get('import') ?? '';
  const reason = (params.get('reason') ?? '').toUpperCase();
  const page = Number(params.get('page'));
  return {
    importId: /^[1-9]\d{0,8}$/.test(importId) ? Number(importId) : null,
    reason: isPositionReason(reason) ? reason : null,
    isDismissed: params.get('list') === 'dismissed',
    page: Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : 1,
  };
}

function viewParams({ importId, reason, isDismissed, page }: View): string {
  const params = new URLSearchParams();
  if (importId !== null) params.set('import', String(importId));
  if (reason) params.set('reason', reason.toLowerCase());
  if (isDismissed) params.set('list', 'dismissed');
  if (page > 1) params.set('page', String(page));
  return params.size ? `?${params}` : '';
}
