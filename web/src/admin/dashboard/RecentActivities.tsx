import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useNow } from '../../ui/listing/ClockProvider.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import type { RecentActivitiesQuery } from '../../graphql/generated.ts';
import { useRecentActivitiesQuery } from '../../graphql/generated.ts';
import { formatAgo, formatDateTime } from '../shared/text/formatTurkish.ts';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { activityLabel } from '../shared/text/activityLabels.ts';

const MAX_SHOWN = 8;

type Activity = RecentActivitiesQuery['auditEvents']['nodes'][number];

/** The newest events of the audit trail. */
export function RecentActivities() {
  const result = useRecentActivitiesQuery({
    variables: { first: MAX_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <SectionCard title="Son Etkinlikler">
      <OperatorQueryState
        result={result}
        skeleton={<RowsSkeleton rows={5} />}
        errorTitle="Etkinlikler alınamadı"
      >
        {({ auditEvents }) =>
          auditEvents.nodes.length === 0 ? (
            <chakra.p color="muted">Henüz bir şey olmadı.</chakra.p>
          ) : (
            <ul>
              {auditEvents.nodes.map((activity) => (
                <ActivityRow key={activity.id} activity={activity} />
              ))}
            </ul>
          )
        }
      </OperatorQueryState>
    </SectionCard>
  );
}

function ActivityRow({
  activity: { at, action, subject, operatorName, apiKeyName },
}: {
  activity: Activity;
}) {
  const now = useNow();
  const { text, icon } = activityLabel(action);
  const who = operatorName ?? (apiKeyName ? `API: ${apiKeyName}` : 'Sistem');
  return (
    <chakra.li
      display="flex"
      gap="3"
      py="2.5"
      borderTopWidth="1px"
      borderColor="line"
      _first={{ borderTopWidth: '0' }}
    >
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
      <chakra.div flex="1" minW="0">
        <chakra.p fontWeight="medium">{text}</chakra.p>
        <chakra.p textStyle="xs" color="muted" truncate>
          {joinIsolated([subject !== who && subject, who], ' · ')}
        </chakra.p>
      </chakra.div>
      <chakra.time
        dateTime={at}
        title={formatDateTime(at)}
        textStyle="xs"
        color="muted"
        whiteSpace="nowrap"
        pt="0.5"
      >
        {formatAgo(at, now)}
      </chakra.time>
    </chakra.li>
  );
}
