import { isolated, joinIsolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { OperatorQueryState } from '../../shared/page/OperatorQueryState.tsx';
import {
  useDecideImportDoubtMutation,
  useImportDoubtsQuery,
  type DoubtDecision,
  type ImportDoubtsQuery,
} from '../../../graphql/generated.ts';
import { latestData } from '../../../graphql/latestData.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { RowsSkeleton } from '../../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { matchReasonLabels } from '../importLabels.ts';
import { ActionButton } from '../../shared/form/ActionButton.tsx';

/** Number of shown rows; the next ones follow as these are decided. */
const MAX_SHOWN = 10;
type AmbiguousMatch = NonNullable<ImportDoubtsQuery['import']>['doubts']['nodes'][number];

/** Rows that may or may not be a listing that is there already. */
export function AmbiguousMatches({ id, onDecided }: { id: number; onDecided: () => Promise<unknown> }) {
  const result = useImportDoubtsQuery({
    variables: { id, first: MAX_SHOWN },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  return (
    <SectionCard
      title="Kararınızı bekleyen satırlar"
      note={data?.import ? `${formatNumber(data.import.doubts.totalCount)} satır` : undefined}
    >
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={4} />}
        errorTitle="Satırlar alınamadı"
      >
        {({ import: item }) => (
          <chakra.ul display="grid" gap="4">
            {item?.doubts.nodes.map((match) => (
              <AmbiguousMatchRow
                key={match.id}
                match={match}
                onDecided={async () => {
                  await Promise.all([result.refetch(), onDecided()]).catch(() => undefined);
                }}
              />
            ))}
          </chakra.ul>
        )}
      </OperatorQueryState>
    </SectionCard>
  );
}

function AmbiguousMatchRow({ match, onDecided }: { match: AmbiguousMatch; onDecided: () => Promise<void> }) {
  const { attempt } = useAction();
  const [decide, { loading }] = useDecideImportDoubtMutation();
  const handle = (decision: DoubtDecision, businessId: number | null = null) =>
    attempt(async () => {
      await decide({ variables: { input: { id: match.id, decision, businessId } } });
      await onDecided();
    });
  const facts = (one: { address?: string | null; city?: string | null; phone?: string | null }) =>
    joinIsolated([one.address ?? one.city, one.phone], ' · ');
  return (
    <chakra.li p="3.5" borderRadius="control" bg="sunken" minW="0">
      <chakra.p fontWeight="bold" overflowWrap="anywhere">
        <bdi>{match.name}</bdi>
      </chakra.p>
      <chakra.p color="muted" overflowWrap="anywhere">
        {[`${isolated(match.sheet)}, satır ${formatNumber(match.rowNumber)}`, facts(match)]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      <chakra.p mt="1">{matchReasonLabels[match.reason]}</chakra.p>
      <chakra.ul mt="2" display="grid" gap="2">
        {match.candidates.map((candidate) => (
          <chakra.li
            key={candidate.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            px="3"
            py="2"
            borderRadius="control"
            bg="surface"
          >
            <chakra.div minW="0" overflowWrap="anywhere">
              <chakra.p fontWeight="medium">
                <bdi>{candidate.name}</bdi>
              </chakra.p>
              <chakra.p color="muted">{facts(candidate)}</chakra.p>
            </chakra.div>
            <ActionButton
              variant="tonal"
              size="sm"
              disabled={loading}
              aria-label={`${match.name}: ${candidate.name} ile birleştir`}
              onAct={() => handle('MERGE', candidate.id)}
            >
              Bununla birleştir
            </ActionButton>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
        <ActionButton
          variant="line"
          size="sm"
          disabled={loading}
          aria-label={`${match.name}: yeni işletme olarak ekle`}
          onAct={() => handle('CREATE')}
        >
          Yeni işletme
        </ActionButton>
        <ActionButton
          variant="line"
          size="sm"
          disabled={loading}
          aria-label={`${match.name}: atla`}
          onAct={() => handle('SKIP')}
        >
          Atla
        </ActionButton>
      </chakra.div>
    </chakra.li>
  );
}
