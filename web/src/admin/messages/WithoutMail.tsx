import { chakra } from '@chakra-ui/react';
import { safeLink } from '../../../../domain/text/links.ts';
import { Button } from '../../ui/form/Button.tsx';
import { infoIcon } from '../../ui/icon/icons.ts';
import {
  InboxCountsDocument,
  MessageListDocument,
  useMarkMessageMutation,
  type Message_MessageFragment,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { Note } from '../shared/page/Note.tsx';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

const refetchQueries = [MessageListDocument, InboxCountsDocument];

interface WithoutMailProps {
  message: Message_MessageFragment;
  onDone: () => void;
}

/** Answers a message with the operator's own mail program, where the server sends no mail. */
export function WithoutMail({ message, onDone }: WithoutMailProps) {
  const leave = useIfMounted(onDone);
  const { attempt } = useAction();
  const [mark, { loading }] = useMarkMessageMutation({ refetchQueries });
  async function handleDone() {
    const input = { id: message.id, status: 'HANDLED' } as const;
    if (await attempt(() => mark({ variables: { input } }))) leave();
  }
  const mail = safeLink(`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`, [
    'mailto',
  ]);
  return (
    <chakra.div mt="5" display="grid" gap="3">
      <Note icon={infoIcon} tone="neutral">
        E-posta sunucusu ayarlı değil (SMTP_URL, CONTACT_TO). Kendi e-posta programınızla yanıtlayıp mesajı
        tamamlandı olarak işaretleyebilirsiniz.
      </Note>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
        {mail ? (
          <Button asChild variant="line" size="sm">
            <a href={mail}>E-posta yaz</a>
          </Button>
        ) : null}
        {message.status === 'HANDLED' ? null : (
          <Button size="sm" disabled={loading} onClick={() => void handleDone()}>
            Tamamlandı
          </Button>
        )}
      </chakra.div>
    </chakra.div>
  );
}
