import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { joinIsolated } from '../../../../domain/text/bidi.ts';
import type { Webhook_CardFragment } from '../../graphql/generated.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { css } from '../../ui/theme/styles.ts';
import { Question } from '../shared/dialog/Question.tsx';
import { ActionButton } from '../shared/form/ActionButton.tsx';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { RotateSecretDialog } from './RotateSecretDialog.tsx';
import { useWebhookActions } from './useWebhookActions.ts';
import { statusLabels, statusNote } from './webhookLabels.ts';

interface WebhookCardProps {
  webhook: Webhook_CardFragment;
  onEdit: () => void;
  onMessages: () => void;
}

/** One webhook: its address, its state, and what can be done with it. */
export function WebhookCard({ webhook, onEdit, onMessages }: WebhookCardProps) {
  const id = useId();
  const { setEnabled, remove, ping } = useWebhookActions();
  const [asks, setAsks] = useState<'delete' | 'rotate' | null>(null);
  const { name, status } = webhook;
  const isOff = status === 'DISABLED' || status === 'FAILING';
  const note = statusNote(webhook);
  return (
    <Card as="li" aria-labelledby={id} className={css({ p: { base: '4', md: '5' }, minW: '0' })}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h2 id={id} textStyle="md" fontWeight="bold" minW="0" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </chakra.h2>
        <Badge tone={statusLabels[status].tone}>{statusLabels[status].text}</Badge>
      </chakra.div>
      <chakra.code display="block" mt="1" overflowWrap="anywhere">
        {webhook.url}
      </chakra.code>
      <chakra.p color="muted" mt="1">
        {joinIsolated([webhook.createdByName ?? 'Komut satırı', formatDateTime(webhook.createdAt)], ' · ')}
      </chakra.p>
      {note ? <chakra.p mt="1">{note}</chakra.p> : null}
      <chakra.div display="flex" flexWrap="wrap" gap="2" mt="3">
        <ActionButton size="sm" variant="tonal" aria-label={`Dene: ${name}`} onAct={() => ping(webhook.id)}>
          Dene
        </ActionButton>
        <Button size="sm" variant="line" aria-label={`Mesajlar: ${name}`} onClick={onMessages}>
          Mesajlar
        </Button>
        <Button size="sm" variant="line" aria-label={`Düzenle: ${name}`} onClick={onEdit}>
          Düzenle
        </Button>
        <Button
          size="sm"
          variant="line"
          aria-label={`Anahtarı yenile: ${name}`}
          onClick={() => setAsks('rotate')}
        >
          Anahtarı yenile
        </Button>
        <ActionButton
          size="sm"
          variant="line"
          aria-label={isOff ? `Aç: ${name}` : `Kapat: ${name}`}
          onAct={() => setEnabled(webhook.id, isOff)}
        >
          {isOff ? 'Aç' : 'Kapat'}
        </ActionButton>
        <Button size="sm" variant="red" aria-label={`Sil: ${name}`} onClick={() => setAsks('delete')}>
          Sil
        </Button>
      </chakra.div>
      {asks === 'delete' ? (
        <Question
          title="Webhook’u sil"
          act="Sil"
          onAct={() => remove(webhook.id)}
          onClose={() => setAsks(null)}
        >
          <p>
            “<bdi>{name}</bdi>” artık mesaj almaz. Bir gün boyunca bu ekrandan geri alabilirsiniz; kaldığı
            yerden sürer.
          </p>
        </Question>
      ) : null}
      {asks === 'rotate' ? <RotateSecretDialog webhook={webhook} onClose={() => setAsks(null)} /> : null}
    </Card>
  );
}
