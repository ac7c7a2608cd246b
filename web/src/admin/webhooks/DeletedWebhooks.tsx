import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useDeletedWebhookListQuery } from '../../graphql/generated.ts';
import { ActionButton } from '../shared/form/ActionButton.tsx';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { useWebhookActions } from './useWebhookActions.ts';

/** The webhooks that were deleted within the last day, each with a button that restores it. Nothing without one. */
export function DeletedWebhooks() {
  const id = useId();
  const { data } = useDeletedWebhookListQuery({ fetchPolicy: 'cache-and-network' });
  const { restore } = useWebhookActions();
  const deleted = data?.deletedWebhooks ?? [];
  if (deleted.length === 0) return null;
  return (
    <chakra.section aria-labelledby={id} mt="6">
      <chakra.h2 id={id} textStyle="md" fontWeight="bold">
        Son bir günde silinenler
      </chakra.h2>
      <chakra.ul mt="2" display="grid" gap="2">
        {deleted.map(({ id: webhookId, name, url, deletedAt }) => (
          <chakra.li key={webhookId} display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <chakra.div flex="1 1 15rem" minW="0" overflowWrap="anywhere">
              <bdi>{name}</bdi>
              <chakra.p color="muted">
                <code>{url}</code>
                {deletedAt === null ? null : ` · ${formatDateTime(deletedAt)}`}
              </chakra.p>
            </chakra.div>
            <ActionButton
              size="sm"
              variant="line"
              aria-label={`Geri getir: ${name}`}
              onAct={() => restore(webhookId)}
            >
              Geri getir
            </ActionButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
