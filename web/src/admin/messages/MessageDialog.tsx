import { messageText } from '../shared/text/messageText.ts';
import { safeLink } from '../../../../domain/text/links.ts';
import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { infoIcon, warnIcon } from '../../ui/icon/icons.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  InboxCountsDocument,
  MessageListDocument,
  useMarkMessageMutation,
  useMoveMessageMutation,
  useReplyToMessageMutation,
  type ContactMessageFolder,
  type Message_MessageFragment,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { useFormDraft } from '../shared/form/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { Note } from '../shared/page/Note.tsx';
import { mailWords, messageTypeWords } from './messageWords.ts';
import { css } from '../../ui/theme/styles.ts';

interface MessageDialogProps {
  message: Message_MessageFragment;
  canMail: boolean;
  onClose: () => void;
}

const noReply = { body: '' };
const refetchQueries = [MessageListDocument, InboxCountsDocument];

/** One message, read by being opened: answered, put away, or marked. */
export function MessageDialog({ message, canMail, onClose }: MessageDialogProps) {
  const { id, status, folder } = message;
  const { attempt } = useAction();
  const [mark] = useMarkMessageMutation();
  const [move, { loading }] = useMoveMessageMutation({ refetchQueries });
  useEffect(() => {
    if (status === 'NEW')
      mark({ variables: { input: { id, status: 'READ' } }, refetchQueries: [InboxCountsDocument] }).catch(
        () => undefined,
      );
    // Read once, by being opened; marking it as new again must not read it again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);

  async function act(work: () => Promise<unknown>, text: string) {
    // A reply that is being written keeps the message open.
    if ((await attempt(work, { text })) && draft.count === 0) onClose();
  }
  const [reply, setReply] = useState(noReply);
  const [isReplying, setReplying] = useState(false);
  const draft = useFormDraft(`reply ${id}`, {
    values: reply,
    initialValues: noReply,
    setValues: setReply,
    isSubmitting: isReplying,
  });
  const { close, question } = useFormExit(draft, { isBusy: isReplying, onClose });
  const moveTo = (to: ContactMessageFolder, text: string) =>
    void act(() => move({ variables: { input: { id, folder: to } } }), text);

  return (
    <AdminDialog
      title={message.subject}
      onClose={close}
      isWide
      actions={
        <>
          <Button
            variant="ghost"
            size="sm"
            onClick={() =>
              void act(
                () => mark({ variables: { input: { id, status: 'NEW' } }, refetchQueries }),
                'Okunmadı olarak işaretlendi',
              )
            }
          >
            Okunmadı yap
          </Button>
          {folder === 'SPAM' ? (
            <Button
              variant="line"
              size="sm"
              disabled={loading}
              onClick={() => moveTo('INBOX', 'Gelen kutusuna alındı')}
            >
              Spam değil
            </Button>
          ) : (
            <Button
              variant="line"
              size="sm"
              disabled={loading}
              onClick={() => moveTo('SPAM', 'Spam olarak işaretlendi')}
            >
              Spam
            </Button>
          )}
          {folder === 'ARCHIVE' ? (
            <Button
              variant="tonal"
              size="sm"
              disabled={loading}
              onClick={() => moveTo('INBOX', 'Gelen kutusuna alındı')}
            >
              Gelene taşı
            </Button>
          ) : (
            <Button
              variant="tonal"
              size="sm"
              disabled={loading}
              onClick={() => moveTo('ARCHIVE', 'Mesaj arşivlendi')}
            >
              Arşivle
            </Button>
          )}
        </>
      }
    >
      <chakra.p color="muted" overflowWrap="anywhere">
        <bdi>{message.name}</bdi> · {message.email} · {messageTypeWords[message.type]} ·{' '}
        {formatDateTime(message.createdAt)}
      </chakra.p>
      <chakra.p mt="3" textStyle="md" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="text">
        {message.message}
      </chakra.p>
      {message.mailState === 'FAILED' ? (
        <Note icon={warnIcon} mt="4">
          Bu mesaj ekibe e-posta ile iletilemedi: {messageText(message.mailErrorMessage, message.mailError)}
        </Note>
      ) : null}
      {message.replies.map((sent) => (
        <chakra.div key={sent.id} mt="4" p="3.5" bg="sunken" borderRadius="control">
          <chakra.p textStyle="xs" color="muted">
            {joinIsolated(
              [
                sent.operatorName ?? 'Sistem',
                formatDateTime(sent.createdAt),
                mailWords[sent.mailState],
                messageText(sent.mailErrorMessage, sent.mailError),
              ],
              ' · ',
            )}
          </chakra.p>
          <chakra.p mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {sent.body}
          </chakra.p>
        </chakra.div>
      ))}
      {canMail ? (
        <ReplyForm
          message={message}
          body={reply.body}
          isBusy={isReplying}
          onChange={(body) => setReply({ body })}
          onBusy={setReplying}
        />
      ) : (
        <WithoutMail message={message} onDone={onClose} />
      )}
      {question}
    </AdminDialog>
  );
}

interface ReplyFormProps {
  message: Message_MessageFragment;
  body: string;
  isBusy: boolean;
  onChange: (body: string) => void;
  onBusy: (isBusy: boolean) => void;
}

function ReplyForm({ message, body, isBusy, onChange, onBusy }: ReplyFormProps) {
  const id = useId();
  const toast = useToast();
  const [fault, setFault] = useState<string>();
  const [reply] = useReplyToMessageMutation({ refetchQueries });
  async function handleSubmit() {
    setFault(undefined);
    onBusy(true);
    try {
      await reply({ variables: { input: { id: message.id, body } } });
      onChange('');
      toast({ title: 'Başarılı!', text: `Yanıt ${message.email} adresine gönderiliyor`, tone: 'positive' });
    } catch (error) {
      const { fields, message: text } = readOperatorError(error);
      setFault(fields['body'] ?? text);
    }
    onBusy(false);
  }
  return (
    <chakra.form
      mt="5"
      display="grid"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void handleSubmit();
      }}
    >
      <FieldBox id={id} label="Yanıt" hint={`${message.email} adresine e-posta ile gider.`} error={fault}>
        <TextArea
          id={id}
          rows={5}
          className={css({ py: '2' })}
          maxLength={50_000}
          value={body}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      </FieldBox>
      <Button
        type="submit"
        size="sm"
        className={css({ justifySelf: 'end' })}
        disabled={isBusy || body.trim() === ''}
      >
        {isBusy ? 'Gönderiliyor...' : 'Yanıtla'}
      </Button>
    </chakra.form>
  );
}

function WithoutMail({ message, onDone }: { message: Message_MessageFragment; onDone: () => void }) {
  const { attempt } = useAction();
  const [mark, { loading }] = useMarkMessageMutation({ refetchQueries });
  async function handleDone() {
    const input = { id: message.id, status: 'HANDLED' } as const;
    if (await attempt(() => mark({ variables: { input } }))) onDone();
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
