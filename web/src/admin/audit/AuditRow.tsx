import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { AuditTrailQuery } from '../../graphql/generated.ts';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { activityLabel } from '../shared/text/activityLabels.ts';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { auditDifference } from './auditDifference.ts';
import { auditObjectOf } from './auditObjects.ts';
import { auditFieldLabel } from './auditLabels.ts';
import { auditValueLabel } from './auditValues.ts';

type Event = AuditTrailQuery['auditEvents']['nodes'][number];

/** One event; a click shows the values before and after. */
export function AuditRow({ event }: { event: Event }) {
  const { at, action, entity, entityId, subject, operatorName, apiKeyName, before, after } = event;
  const { text, icon } = activityLabel(action);
  const who = operatorName ?? (apiKeyName ? `API: ${apiKeyName}` : 'Sistem');
  const object = auditObjectOf(entity);
  const what = [object?.name ?? entity, entityId ? `#${entityId}` : ''].join(' ').trim();
  const rows = auditDifference(before, after).flatMap((row) => {
    const field = auditFieldLabel(entity, row.field);
    const shown = (value: string | null) => auditValueLabel(entity, row.field, value);
    return field === null ? [] : [{ field, before: shown(row.before), after: shown(row.after) }];
  });
  const href = entityId ? object?.href?.(entityId) : undefined;
  return (
    <chakra.li borderTopWidth="1px" borderColor="line" _first={{ borderTopWidth: '0' }}>
      <details>
        <chakra.summary display="flex" alignItems="flex-start" gap="3" py="2.5" minH="11">
          <chakra.span
            display="grid"
            placeItems="center"
            flex="none"
            boxSize="8"
            borderRadius="pill"
            bg="sunken"
            color="muted"
          >
            <Icon path={icon} size={18} />
          </chakra.span>
          <chakra.span flex="1" minW="0" overflowWrap="anywhere">
            <chakra.span display="block" fontWeight="medium">
              {text}
            </chakra.span>
            <chakra.span display="block" textStyle="xs" color="muted">
              {joinIsolated([subject !== who && subject, what, who], ' · ')}
            </chakra.span>
          </chakra.span>
          <chakra.time dateTime={at} textStyle="xs" color="muted" pt="0.5" textAlign="right">
            {formatDateTime(at)}
          </chakra.time>
        </chakra.summary>
        <chakra.div pl={{ md: '11' }} pb="3">
          {rows.length === 0 ? (
            <chakra.p color="muted">Bu işlem bir değer değiştirmedi.</chakra.p>
          ) : (
            <AdminTable
              caption={`${text}: fark`}
              rows={rows}
              rowKey={({ field }) => field}
              columns={[
                { header: 'Alan', isTitle: true, longShare: '24%', cell: ({ field }) => field || 'değer' },
                { header: 'Önce', longShare: '38%', cell: (row) => row.before },
                { header: 'Sonra', longShare: '38%', cell: (row) => row.after },
              ]}
            />
          )}
          {href ? (
            <chakra.p mt="2">
              <TextLink to={href}>
                <bdi>{object?.name}</bdi>: aç ya da geri al
              </TextLink>
            </chakra.p>
          ) : null}
        </chakra.div>
      </details>
    </chakra.li>
  );
}
