import { useEffect, useRef, useState } from 'react';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useSendContactMessageMutation } from '../../graphql/siteOperations.ts';
import { readError } from '../../graphql/readError.ts';
import { isHydrated } from '../../lib/hydration.ts';
import { newIdempotencyKey } from '../../lib/newIdempotencyKey.ts';
import { messageTypes } from './messageTypes.ts';

/** Sends the message, reports the result, and resets the form after a success. */
export function useSendMessage() {
  const [mutate] = useSendContactMessageMutation();
  const [isSending, setIsSending] = useState(false);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const showToast = useToast();
  const { responseHours } = useSiteIdentity();
  // A second click with the same text sends the same message; changed text is a new one.
  const key = useRef<string | null>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    // A visitor may have filled in the form of a loaded page before the script ran.
    shownAt.current = isHydrated() ? performance.now() : 0;
  }, []);

  async function send(form: HTMLFormElement) {
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '');
    setIsSending(true);
    setProblems({});
    key.current ??= newIdempotencyKey();
    try {
      await mutate({
        variables: {
          input: {
            name: text('name'),
            email: text('email'),
            subject: text('subject'),
            message: text('message'),
            type: messageTypes.find(({ value }) => value === text('type'))?.type ?? 'GENERAL',
            homepage: text('homepage'),
            shownMs: Math.round(performance.now() - shownAt.current),
            idempotencyKey: key.current,
          },
        },
      });
      key.current = null;
      form.reset();
      const when = responseHours ? `within ${responseHours} hours` : 'as soon as we can';
      showToast({
        tone: 'positive',
        title: 'Message Sent Successfully!',
        text: `Thanks for reaching out! We'll get back to you ${when}.`,
      });
    } catch (error) {
      setProblems(readError(error).fields);
      showToast({
        tone: 'danger',
        title: 'Oops! Something went wrong',
        text: 'Failed to send message. Please try again or contact us directly.',
      });
    } finally {
      setIsSending(false);
    }
  }
  return { send, isSending, problems, renewKey: () => (key.current = null) };
}
