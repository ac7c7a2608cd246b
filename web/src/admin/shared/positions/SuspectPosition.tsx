import { chakra, defineRecipe } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import type { PositionIssueListQuery } from '../../../graphql/generated.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import type { Point } from './PositionIssueMap.tsx';
import { countryLabel } from '../text/countryLabel.ts';
import { positionLabels } from './positionLabels.ts';
import { usePositionActions } from './usePositionActions.ts';
import { addressText } from '../../../../../domain/listing/addressText.ts';

export type PositionIssue = PositionIssueListQuery['positionIssues']['nodes'][number];

const Row = chakra(
  'li',
  defineRecipe({
    base: {
      borderRadius: 'control',
      '&[data-active], &:hover': { bg: 'sunken' },
      '&[data-selected]': { bg: 'accent.soft' },
      '& > button': {
        display: 'block',
        w: 'full',
        px: '3',
        py: '2.5',
        textAlign: 'left',
        borderRadius: 'control',
        overflowWrap: 'anywhere',
      },
      '& .name': { display: 'block', fontWeight: 'medium' },
      '& .facts': { display: 'block', color: 'muted', mb: '1' },
      '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '2', px: '3', pb: '3' },
      '& .note': { px: '3', pb: '2' },
    },
  }),
);

interface SuspectPositionProps {
  issue: PositionIssue;
  isDismissed: boolean;
  isSelected: boolean;
  isActive: boolean;
  /** New position of its pin, not saved yet. */
  draft: Point | null;
  onSelect: () => void;
  onActive: (isActive: boolean) => void;
  onDraft: (point: Point | null) => void;
}

/** One listing whose position is implausible, with what can be done about it once it is selected. */
export function SuspectPosition(props: SuspectPositionProps) {
  const { issue, isSelected, isActive, draft, onSelect, onActive } = props;
  const { business, reason } = issue;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Chosen on the map, it may be out of view in the list.
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  const { label, note } = positionLabels[reason];
  const facts = joinIsolated(
    [
      addressText({ ...business, city: null, country: null }),
      business.city?.name,
      business.country && countryLabel(business.country.code),
    ],
    ' · ',
  );
  return (
    <Row
      ref={row}
      data-selected={isSelected ? '' : undefined}
      data-active={isActive ? '' : undefined}
      onMouseEnter={() => onActive(true)}
      onMouseLeave={() => onActive(false)}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        onFocus={() => onActive(true)}
        onBlur={() => onActive(false)}
      >
        <bdi className="name">{business.name}</bdi>
        <span className="facts">{facts}</span>
        <Badge tone="warning">{label}</Badge>
      </button>
      {isSelected ? (
        <>
          <p className="note" role="status">
            {draft
              ? `Yeni konum: ${positionText(draft)}. Henüz kaydedilmedi.`
              : `${note} Haritadaki iğneyi sürükleyin ya da iğneye geçip ok tuşlarıyla taşıyın.`}
          </p>
          <PositionActions {...props} />
        </>
      ) : null}
    </Row>
  );
}

/** Saves the new position of the pin, or decides that the stored one is right. */
function PositionActions({ issue, isDismissed, draft, onDraft }: SuspectPositionProps) {
  const { business, suggestion } = issue;
  const { move, dismiss, reopen } = usePositionActions();
  const [isBusy, setIsBusy] = useState(false);
  async function act(work: () => Promise<boolean>) {
    setIsBusy(true);
    if (await work()) onDraft(null);
    setIsBusy(false);
  }
  return (
    <div className="actions">
      {draft ? (
        <>
          <Button size="sm" disabled={isBusy} onClick={() => void act(() => move(business, draft))}>
            Konumu kaydet
          </Button>
          <Button variant="line" size="sm" disabled={isBusy} onClick={() => onDraft(null)}>
            Vazgeç
          </Button>
        </>
      ) : (
        <>
          {suggestion ? (
            <Button
              variant="tonal"
              size="sm"
              onClick={() => onDraft({ latitude: suggestion.latitude, longitude: suggestion.longitude })}
            >
              Önerilen yere taşı
            </Button>
          ) : null}
          <Button
            variant="line"
            size="sm"
            disabled={isBusy}
            onClick={() => void act(() => (isDismissed ? reopen(business) : dismiss(business)))}
          >
            {isDismissed ? 'Yeniden şüpheli say' : 'Konum doğru'}
          </Button>
          <Button asChild variant="ghost" size="sm">
            <Link to={`${adminPaths.businesses()}?edit=${business.id}`}>Kaydı aç</Link>
          </Button>
        </>
      )}
    </div>
  );
}

const positionText = ({ latitude, longitude }: Point) => `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
