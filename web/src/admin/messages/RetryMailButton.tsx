import { refreshIcon } from '../../ui/icon/icons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { MessageListDocument, useRetryMailMutation } from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { css } from '../../ui/theme/styles.ts';

interface RetryMailButtonProps {
  /** Number of the message. */
  id: number;
  /** Of the reply whose mail failed; without it the mail of the message. */
  replyId?: number;
}

/** Sends a failed mail again. */
export function RetryMailButton({ id, replyId }: RetryMailButtonProps) {
  const { attempt } = useAction();
  const [retry, { loading }] = useRetryMailMutation({ refetchQueries: [MessageListDocument] });
  const input = replyId === undefined ? { id } : { id, replyId };
  return (
    <Button
      variant="line"
      size="sm"
      className={css({ mt: '2' })}
      disabled={loading}
      onClick={() =>
        void attempt(() => retry({ variables: { input } }), { text: 'E-posta yeniden sıraya alındı' })
      }
    >
      <Icon path={refreshIcon} size={18} />
      Yeniden gönder
    </Button>
  );
}
