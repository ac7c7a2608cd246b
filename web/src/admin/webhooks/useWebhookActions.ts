import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  DeletedWebhookListDocument,
  useDeleteWebhookMutation,
  usePingWebhookMutation,
  useReplayWebhookDeliveryMutation,
  useRestoreWebhookMutation,
  useSetWebhookEnabledMutation,
  WebhookDeliveryListDocument,
  WebhookListDocument,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { answerText } from './webhookLabels.ts';

const refetchQueries = [WebhookListDocument, DeletedWebhookListDocument];

/** Actions on a webhook, each with a toast. They return whether they succeeded. */
export function useWebhookActions() {
  const { attempt, fail } = useAction();
  const toast = useToast();
  const [setEnabled] = useSetWebhookEnabledMutation();
  const [remove] = useDeleteWebhookMutation({ refetchQueries });
  const [restore] = useRestoreWebhookMutation({ refetchQueries });
  const [ping] = usePingWebhookMutation({ refetchQueries: [WebhookDeliveryListDocument] });
  const [replay] = useReplayWebhookDeliveryMutation({ refetchQueries: [WebhookDeliveryListDocument] });

  const bringBack = (id: number) =>
    attempt(() => restore({ variables: { id } }), { text: 'Webhook geri alındı' });

  return {
    restore: bringBack,
    setEnabled: (id: number, isEnabled: boolean) =>
      attempt(() => setEnabled({ variables: { id, isEnabled } }), {
        text: isEnabled ? 'Webhook açıldı' : 'Webhook kapatıldı',
      }),
    remove: (id: number) =>
      attempt(() => remove({ variables: { id } }), {
        text: 'Webhook silindi',
        undo: () => bringBack(id),
      }),
    replay: (id: number) =>
      attempt(() => replay({ variables: { id } }), { text: 'Mesaj yeniden sıraya alındı' }),
    /** Sends a test message, and shows the receiver's answer. */
    ping: async (id: number): Promise<void> => {
      try {
        const { data } = await ping({ variables: { id } });
        if (!data) return;
        const { pingWebhook: delivery } = data;
        const isDelivered = delivery.status === 'DELIVERED';
        toast({
          title: isDelivered ? 'Deneme mesajı iletildi' : 'Deneme mesajı iletilemedi',
          text: answerText(delivery) ?? undefined,
          tone: isDelivered ? 'positive' : 'danger',
        });
      } catch (error) {
        fail(error);
      }
    },
  };
}
