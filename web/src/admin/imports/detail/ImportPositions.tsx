import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { PositionIssues } from '../../shared/positions/PositionIssues.tsx';
import { usePositionIssueCountQuery } from '../../../graphql/generated.ts';
import { SectionCard } from '../../shared/page/SectionCard.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import { Button } from '../../../ui/form/Button.tsx';

/** While positions of a new import are being checked. */
const POLL_MS = 3000;

/** Listings that an import created or changed and whose position is implausible; nothing without any. */
export function ImportPositions({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [page, setPage] = useState(1);
  const [isWaiting, setIsWaiting] = useState(true);
  const { data } = usePositionIssueCountQuery({
    variables: { importId: id },
    fetchPolicy: 'cache-and-network',
    pollInterval: isWaiting ? POLL_MS : 0,
  });
  if (data && isWaiting === data.arePositionsChecked) setIsWaiting(!data.arePositionsChecked);
  const count = data?.positionIssues.totalCount ?? 0;
  if (count === 0 && !isOpen) return null;
  return (
    <SectionCard
      title="Şüpheli konumlar"
      note={`${formatNumber(count)} kayıt denizde, başka ülkede ya da şehrinden uzakta görünüyor.`}
      action={
        <Button variant="line" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen((open) => !open)}>
          {isOpen ? 'Haritayı kapat' : 'Haritada göster'}
        </Button>
      }
    >
      {isOpen ? (
        <PositionIssues importId={id} page={page} onPage={setPage} />
      ) : (
        <chakra.p color="muted">Konumları haritada sürükleyerek düzeltebilirsiniz.</chakra.p>
      )}
    </SectionCard>
  );
}
