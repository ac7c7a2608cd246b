import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { isolated, joinIsolated } from '../../../../domain/text/bidi.ts';
import {
  useWebhookDeliveryListQuery,
  type Webhook_CardFragment,
  type Webhook_DeliveryFragment,
} from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { ActionButton } from '../shared/form/ActionButton.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { formatDateTime, formatNumber } from '../shared/text/formatTurkish.ts';
import { useWebhookActions } from './useWebhookActions.ts';
import { answerText, deliveryLabels, deliveryTitle } from './webhookLabels.ts';

const STEP = 20;
/** The server returns no more at once. */
const MOST = 100;

interface WebhookDeliveriesProps {
  webhook: Webhook_CardFragment;
  onClose: () => void;
}

/** The newest messages to a webhook, with the receiver's answers. */
export function WebhookDeliveries({ webhook, onClose }: WebhookDeliveriesProps) {
  const [count, setCount] = useState(STEP);
  const result = useWebhookDeliveryListQuery({
    variables: { webhookId: webhook.id, first: count },
    fetchPolicy: 'cache-and-network',
    pollInterval: 5000,
  });
  const { ping } = useWebhookActions();
  return (
    <AdminDialog
      title={`${isolated(webhook.name)}: mesajlar`}
      isWide
      onClose={onClose}
      actions={
        <ActionButton variant="tonal" onAct={() => ping(webhook.id)}>
          Deneme mesajı gönder
        </ActionButton>
      }
    >
      <OperatorQueryState
        result={{ ...result, data: latestData(result) }}
        skeleton={<RowsSkeleton rows={5} />}
        errorTitle="Mesajlar alınamadı"
      >
        {({ webhookDeliveries: { nodes, pageInfo } }) =>
          nodes.length === 0 ? (
            <EmptyState
              title="Henüz mesaj yok"
              text="Bir işletme değişince ya da bir deneme gönderilince burada görünür. Mesajlar 30 gün saklanır."
            />
          ) : (
            <>
              <ul aria-label="Mesajlar">
                {nodes.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} />
                ))}
              </ul>
              {pageInfo.hasNextPage && count < MOST ? (
                <Button variant="line" size="sm" onClick={() => setCount(count + STEP)}>
                  Daha eski mesajlar
                </Button>
              ) : null}
            </>
          )
        }
      </OperatorQueryState>
    </AdminDialog>
  );
}

function DeliveryRow({ delivery }: { delivery: Webhook_DeliveryFragment }) {
  const { replay } = useWebhookActions();
  const { id, status, attempts, answer, createdAt } = delivery;
  const tried = attempts > 1 ? `${formatNumber(attempts)} deneme` : null;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="3"
      py="3"
      borderBottomWidth="1px"
      borderColor="line"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1" minW="art" overflowWrap="anywhere">
        <chakra.p fontWeight="medium">{deliveryTitle(delivery)}</chakra.p>
        <chakra.p color="muted" textStyle="xs">
          {joinIsolated([formatDateTime(createdAt), tried, answerText(delivery)], ' · ')}
        </chakra.p>
        {answer && status !== 'DELIVERED' ? (
          <chakra.code display="block" mt="1" textStyle="xs">
            {answer}
          </chakra.code>
        ) : null}
      </chakra.div>
      <Badge tone={deliveryLabels[status].tone}>{deliveryLabels[status].text}</Badge>
      {status === 'WAITING' ? null : (
        <ActionButton
          variant="line"
          size="sm"
          aria-label={`Yeniden gönder: ${deliveryTitle(delivery)}, ${formatDateTime(createdAt)}`}
          onAct={() => replay(id)}
        >
          Yeniden gönder
        </ActionButton>
      )}
    </chakra.li>
  );
}
