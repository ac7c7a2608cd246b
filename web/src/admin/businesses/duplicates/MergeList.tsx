import { joinIsolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { undoIcon } from '../../../ui/icon/adminIcons.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import type { MergeListQuery } from '../../../graphql/generated.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { ActionButton } from '../../shared/form/ActionButton.tsx';
import { formatDateTime, formatNumber } from '../../shared/text/formatTurkish.ts';

interface MergeListProps {
  merges: MergeListQuery['businessMerges']['nodes'];
  onUndo: (id: number) => Promise<unknown>;
}

/** Merges, each with an undo button. */
export function MergeList({ merges, onUndo }: MergeListProps) {
  return (
    <chakra.ul listStyleType="none">
      {merges.map((merge) => (
        <chakra.li
          key={merge.id}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          py="3.5"
          borderBottomWidth="1px"
          borderColor="line"
          _last={{ borderBottomWidth: '0' }}
        >
          <chakra.div flex="1" minW="art" overflowWrap="anywhere">
            <p>
              <chakra.span fontWeight="medium">
                <bdi>{merge.loserName}</bdi>
              </chakra.span>{' '}
              kaydı{' '}
              <TextLink to={`${adminPaths.businesses()}?edit=${merge.winnerId}`}>
                <bdi>{merge.winnerName}</bdi>
              </TextLink>{' '}
              kaydına katıldı
            </p>
            <chakra.p color="muted" textStyle="xs">
              {joinIsolated(
                [
                  `${formatNumber(merge.reviewsMoved)} yorum taşındı`,
                  merge.operatorName ?? 'Sistem',
                  formatDateTime(merge.createdAt),
                ],
                ' · ',
              )}
            </chakra.p>
          </chakra.div>
          {merge.undoneAt ? (
            <Badge>Geri alındı</Badge>
          ) : (
            <ActionButton
              variant="line"
              size="sm"
              aria-label={`Geri al: ${merge.loserName}`}
              onAct={() => onUndo(merge.id)}
            >
              <Icon path={undoIcon} size={18} />
              Geri al
            </ActionButton>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
