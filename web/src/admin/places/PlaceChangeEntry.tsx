import { messageText } from '../shared/text/messageText.ts';
import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { undoIcon } from '../../ui/icon/adminIcons.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { PlaceChange_RowFragment } from '../../graphql/generated.ts';
import { bulkStates } from '../businesses/bulk/bulkLabels.ts';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { leftText, movedText, placeChangeText } from './placeLabels.ts';

interface PlaceChangeEntryProps {
  change: PlaceChange_RowFragment;
  undoHref: string;
  onCancel: () => void;
}

/** One change of a category or a city: what, who, when, how far, and its way back. */
export function PlaceChangeEntry({ change, undoHref, onCancel }: PlaceChangeEntryProps) {
  const { kind, status, isGone, operatorName, createdAt } = change;
  const failure = messageText(change.errorData, change.errorMessage);
  const left = leftText(change);
  const state = bulkStates[status];
  const text = placeChangeText(change);
  return (
    <chakra.li py="3.5" borderBottomWidth="1px" borderColor="line" _last={{ borderBottomWidth: '0' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.div flex="1" minW="art">
          <chakra.p fontWeight="medium" overflowWrap="anywhere">
            {text}
          </chakra.p>
          <chakra.p color="muted" textStyle="xs">
            {joinIsolated([operatorName ?? 'Sistem', formatDateTime(createdAt), movedText(change)], ' · ')}
          </chakra.p>
        </chakra.div>
        <Badge tone={state.tone}>{state.text}</Badge>
        {['QUEUED', 'RUNNING'].includes(status) ? (
          <Button variant="line" size="sm" onClick={onCancel}>
            Durdur
          </Button>
        ) : null}
        {status === 'DONE' && (kind === 'DELETE' || !isGone) ? (
          <Button asChild variant="line" size="sm">
            <Link to={undoHref} preventScrollReset aria-label={`Geri al: ${text}`}>
              <Icon path={undoIcon} size={18} />
              Geri al
            </Link>
          </Button>
        ) : null}
      </chakra.div>
      {status === 'QUEUED' ? (
        <chakra.p mt="1" color="muted">
          Önündeki içe aktarma bitince başlar.
        </chakra.p>
      ) : null}
      {failure && status !== 'UNDONE' ? (
        <chakra.p mt="1" color="danger">
          {failure}
        </chakra.p>
      ) : null}
      {left ? (
        <chakra.p mt="1" color="muted">
          {left}
        </chakra.p>
      ) : null}
      {status === 'DONE' && isGone && kind !== 'DELETE' ? (
        <chakra.p mt="1" color="muted">
          Bu kayıt artık yok. Silindiyse önce silme işlemini geri alın.
        </chakra.p>
      ) : null}
    </chakra.li>
  );
}
