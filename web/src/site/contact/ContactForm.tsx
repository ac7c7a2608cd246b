import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { preserveFields } from '../../ui/form/preserveFields.ts';
import { Input } from '../../ui/form/Input.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { paths } from '../../lib/paths.ts';
import { MESSAGE_FORM, messageTypes } from './messageTypes.ts';
import { SentNotice } from './SentNotice.tsx';
import { useSendMessage } from './useSendMessage.ts';
import { css } from '../../ui/theme/styles.ts';

interface ContactFormProps {
  /** 'yes' or 'no' after the form was sent without script. */
  sent: string | null;
  /** Topic of the message, from the URL. */
  type: string | null;
}

const preserve = (form: HTMLFormElement) => preserveFields('contact', form);

/** The message form. Without scripts it is posted as a plain form, and the page shows the result. */
export function ContactForm({ sent, type }: ContactFormProps) {
  const { send, isSending, problems, forgetKey } = useSendMessage();
  const chosen = messageTypes.find(({ value }) => value === type)?.value ?? 'general';
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  }
  return (
    <Card asChild className={css({ p: { base: '4', md: '8' }, minW: '0' })}>
      <section aria-labelledby={MESSAGE_FORM}>
        <h2 id={MESSAGE_FORM} className={css({ textStyle: 'xl', fontWeight: 'bold', mb: '4' })}>
          Send Us a Message
        </h2>
        <SentNotice sent={sent} />
        <form
          ref={preserve}
          method="post"
          action="/api/contact"
          onSubmit={handleSubmit}
          onChange={forgetKey}
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: '4',
          })}
        >
          <Field label="Name" problem={problems['name']}>
            <Input name="name" required autoComplete="name" />
          </Field>
          <Field label="Email" problem={problems['email']}>
            <Input type="email" name="email" required autoComplete="email" />
          </Field>
          <Field label="What is it about?">
            <Select name="type" defaultValue={chosen}>
              {messageTypes.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Subject" problem={problems['subject']}>
            <Input name="subject" required />
          </Field>
          <Field label="Message" problem={problems['message']} isWide>
            <TextArea name="message" required rows={7} className={css({ py: '2.5' })} />
          </Field>
          {/* People neither see nor reach it; machines fill it in. */}
          <div className={css({ position: 'absolute', left: '-9999px' })} aria-hidden="true">
            <label>
              Leave this empty
              <input name="homepage" tabIndex={-1} autoComplete="off" />
            </label>
          </div>
          <div
            className={css({
              gridColumn: '1 / -1',
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: '5',
              rowGap: '3',
            })}
          >
            <Button type="submit" disabled={isSending} className={css({ minW: { base: 'full', sm: 'art' } })}>
              {isSending ? 'Sending Message...' : 'Send Message'}
            </Button>
            <p className={css({ textStyle: 'sm', color: 'muted' })}>
              What we do with it stands in the <TextLink to={paths.privacyPolicy()}>Privacy Policy</TextLink>.
            </p>
          </div>
        </form>
      </section>
    </Card>
  );
}

interface FieldProps {
  label: string;
  problem?: string | undefined;
  isWide?: boolean;
  children: ReactNode;
}

function Field({ label, problem, isWide = false, children }: FieldProps) {
  return (
    <label className={css({ display: 'block', minW: '0', gridColumn: isWide ? '1 / -1' : undefined })}>
      <span className={css({ display: 'block', textStyle: 'sm', fontWeight: 'medium', mb: '1' })}>
        {label}
      </span>
      {children}
      {problem ? (
        <span role="alert" className={css({ display: 'block', textStyle: 'sm', color: 'danger', mt: '1' })}>
          {problem}
        </span>
      ) : null}
    </label>
  );
}
