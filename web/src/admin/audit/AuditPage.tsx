import { chakra } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { useAuditTrailQuery } from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRow } from './AuditRow.tsx';
import { css } from '../../ui/theme/styles.ts';

const PAGE_SIZE = 50;

/** The start of a day where the operator is; null for none. */
function dayStart(day: string | null, daysLater = 0): string | null {
  const [year, month, date] = (day ?? '').split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date + daysLater).toISOString() : null;
}

/** The audit trail. Filters and page are held in the URL. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const kind = params.get('kind');
  const filter = {
    actor: params.get('who'),
    entity: kind,
    entityId: kind ? params.get('object') : null,
    action: params.get('action'),
    from: dayStart(params.get('from')),
    to: dayStart(params.get('to'), 1),
  };
  const after = params.get('after');
  const result = useAuditTrailQuery({
    variables: { filter, after, first: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const change = (values: Record<string, string | null>, isReplaced = false) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('after');
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: isReplaced },
    );
  const hrefOf = (cursor: string | null) => {
    const next = new URLSearchParams(params);
    if (cursor) next.set('after', cursor);
    else next.delete('after');
    return { search: next.size ? `?${next}` : '' };
  };
  return (
    <>
      <PageHeading
        title="Denetim Kaydı"
        note="Kim, neyi, ne zaman değiştirdi. Değişiklikler süresiz, girişler 400 gün saklanır."
      />
      <AuditFilters params={params} onChange={change} />
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={10} />}
        errorTitle="Denetim kaydı alınamadı"
      >
        {({ auditEvents: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <EmptyState title="Kayıt bulunamadı" text="Filtreleri değiştirip yeniden bakın." />
          ) : (
            <Card className={css({ p: { base: '3.5', md: '5' } })} aria-busy={!result.data}>
              <ul>
                {nodes.map((event) => (
                  <AuditRow key={event.id} event={event} />
                ))}
              </ul>
              <chakra.nav aria-label="Denetim kaydı sayfaları" display="flex" gap="2" mt="3">
                {after ? (
                  <Button asChild variant="line" size="sm">
                    <Link to={hrefOf(null)}>En yeniler</Link>
                  </Button>
                ) : null}
                {pageInfo.endCursor ? (
                  <Button asChild variant="line" size="sm">
                    <Link to={hrefOf(pageInfo.endCursor)}>Daha eskiler</Link>
                  </Button>
                ) : null}
              </chakra.nav>
            </Card>
          )
        }
      </OperatorQueryState>
    </>
  );
}
