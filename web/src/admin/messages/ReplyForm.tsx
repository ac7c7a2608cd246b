import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import {
  InboxCountsDocument,
  MessageListDocument,
  useReplyToMessageMutation,
  type Message_MessageFragment,
} from '../../graphql/generated.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { useAction } from '../shared/form/useAction.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { useIdempotencyKey } from '../../lib/useIdempotencyKey.ts';
import { css } from '../../ui/theme/styles.ts';

const refetchQueries = [MessageListDocument, InboxCountsDocument];

interface ReplyFormProps {
  message: Message_MessageFragment;
  body: string;
  isBusy: boolean;
  onChange: (body: string) => void;
  onBusy: (isBusy: boolean) => void;
}

/** A reply to a message, by mail. */
export function ReplyForm({ message, body, isBusy, onChange, onBusy }: ReplyFormProps) {
  const id = useId();
  const { succeed } = useAction();
  const [fault, setFault] = useState<string>();
  const [reply] = useReplyToMessageMutation({ refetchQueries });
  const { keyOf, forget } = useIdempotencyKey();
  async function handleSubmit() {
    setFault(undefined);
    onBusy(true);
    try {
      await reply({ variables: { input: { id: message.id, body, idempotencyKey: keyOf(body) } } });
      forget();
      onChange('');
      succeed({ text: `Yanıt ${message.email} adresine gönderiliyor` });
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
