import { messageText } from '../shared/text/messageText.ts';
import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { warnIcon } from '../../ui/icon/icons.ts';
import {
  InboxCountsDocument,
  MessageListDocument,
  useMarkMessageMutation,
  useMoveMessageMutation,
  type Message_MessageFragment,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { formatDateTime } from '../shared/text/formatTurkish.ts';
import { Note } from '../shared/page/Note.tsx';
import { mailLabels, messageTypeLabels } from './messageLabels.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { RetryMailButton } from './RetryMailButton.tsx';
import { WithoutMail } from './WithoutMail.tsx';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface MessageDialogProps {
  message: Message_MessageFragment;
  canMail: boolean;
  onClose: () => void;
}

const archive = { to: 'ARCHIVE', label: 'Arşivle', done: 'Mesaj arşivlendi', variant: 'tonal' } as const;
const spam = { to: 'SPAM', label: 'Spam', done: 'Spam olarak işaretlendi', variant: 'line' } as const;
const toInbox = { to: 'INBOX', done: 'Gelen kutusuna alındı' } as const;

/** Target folders of a message, by its folder. */
const folderButtons = {
  INBOX: [spam, archive],
  ARCHIVE: [spam, { ...toInbox, label: 'Gelen kutusuna taşı', variant: 'tonal' }],
  SPAM: [{ ...toInbox, label: 'Spam değil', variant: 'line' }, archive],
} as const;

const noReply = { body: '' };
const refetchQueries = [MessageListDocument, InboxCountsDocument];

/** A reply that is not sent yet. */
function useReplyDraft(id: number) {
  const [reply, setReply] = useState(noReply);
  const [isReplying, setReplying] = useState(false);
  const draft = useFormDraft(`reply ${id}`, {
    values: reply,
    initialValues: noReply,
    setValues: setReply,
    isSubmitting: isReplying,
  });
  return { reply, setReply, isReplying, setReplying, draft };
}

/** A message. Opening marks it as read; it can be answered, moved, or marked as new again. */
export function MessageDialog({ message, canMail, onClose }: MessageDialogProps) {
  const leave = useIfMounted(onClose);
  const { id, status, folder } = message;
  const { attempt } = useAction();
  const [mark] = useMarkMessageMutation();
  const [move, { loading }] = useMoveMessageMutation({ refetchQueries });
  useEffect(() => {
    if (status === 'NEW')
      mark({ variables: { input: { id, status: 'READ' } }, refetchQueries: [InboxCountsDocument] }).catch(
        () => undefined,
      );
    // Only when it is opened: a message that is marked as new again must stay new.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id]);

  async function act(work: () => Promise<unknown>, text: string) {
    // A reply that is being written keeps the message open.
    if ((await attempt(work, { text })) && draft.count === 0) leave();
  }
  const { reply, setReply, isReplying, setReplying, draft } = useReplyDraft(id);
  const { close, question } = useFormExit(draft, { isBusy: isReplying, onClose });

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
          {folderButtons[folder].map(({ to, label, done, variant }) => (
            <Button
              key={to}
              variant={variant}
              size="sm"
              disabled={loading}
              onClick={() => void act(() => move({ variables: { input: { id, folder: to } } }), done)}
            >
              {label}
            </Button>
          ))}
        </>
      }
    >
      <ReceivedMessage message={message} canMail={canMail} />
      {message.replies.map((sent) => (
        <SentReply key={sent.id} messageId={id} reply={sent} canMail={canMail} />
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

/** Sender, text, and whether the mail to the team failed. */
function ReceivedMessage({ message, canMail }: Pick<MessageDialogProps, 'message' | 'canMail'>) {
  return (
    <>
      <chakra.p color="muted" overflowWrap="anywhere">
        <bdi>{message.name}</bdi> · {message.email} · {messageTypeLabels[message.type]} ·{' '}
        {formatDateTime(message.createdAt)}
      </chakra.p>
      <chakra.p dir="auto" mt="3" textStyle="md" whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="text">
        {message.message}
      </chakra.p>
      {message.mailState === 'FAILED' ? (
        <>
          <Note icon={warnIcon} mt="4">
            Bu mesaj ekibe e-posta ile iletilemedi: {messageText(message.mailErrorMessage, message.mailError)}
          </Note>
          {canMail ? <RetryMailButton id={message.id} /> : null}
        </>
      ) : null}
    </>
  );
}

interface SentReplyProps {
  messageId: Message_MessageFragment['id'];
  reply: Message_MessageFragment['replies'][number];
  canMail: boolean;
}

function SentReply({ messageId, reply, canMail }: SentReplyProps) {
  const { id, operatorName, createdAt, mailState, mailErrorMessage, mailError, body } = reply;
  return (
    <chakra.div mt="4" p="3.5" bg="sunken" borderRadius="control">
      <chakra.p textStyle="xs" color="muted">
        {joinIsolated(
          [
            operatorName ?? 'Sistem',
            formatDateTime(createdAt),
            mailLabels[mailState],
            messageText(mailErrorMessage, mailError),
          ],
          ' · ',
        )}
      </chakra.p>
      <chakra.p dir="auto" mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {body}
      </chakra.p>
      {canMail && mailState === 'FAILED' ? <RetryMailButton id={messageId} replyId={id} /> : null}
    </chakra.div>
  );
}
