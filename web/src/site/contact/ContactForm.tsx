import { useRef, type FormEvent } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { preserveFields } from '../../ui/form/preserveFields.ts';
import { FormField, useFocusOfFault } from '../../ui/form/FormField.tsx';
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
  const { send, isSending, problems, renewKey } = useSendMessage();
  const section = useRef<HTMLElement>(null);
  useFocusOfFault(section, problems);
  const chosen = messageTypes.find(({ value }) => value === type)?.value ?? 'general';
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSending) void send(event.currentTarget);
  }
  return (
    <Card asChild className={css({ p: { base: '4', md: '8' }, minW: '0' })}>
      <section ref={section} aria-labelledby={MESSAGE_FORM}>
        <h2 id={MESSAGE_FORM} className={css({ textStyle: 'xl', fontWeight: 'bold', mb: '4' })}>
          Send Us a Message
        </h2>
        <SentNotice sent={sent} />
        <form
          ref={preserve}
          method="post"
          action="/api/contact"
          onSubmit={handleSubmit}
          onChange={renewKey}
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            gap: '4',
          })}
        >
          <FormField label="Name" fault={problems['name']}>
            <Input name="name" required autoComplete="name" />
          </FormField>
          <FormField label="Email" fault={problems['email']}>
            <Input type="email" name="email" required autoComplete="email" />
          </FormField>
          <FormField label="What is it about?">
            <Select name="type" defaultValue={chosen}>
              {messageTypes.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </FormField>
          <FormField label="Subject" fault={problems['subject']}>
            <Input name="subject" required />
          </FormField>
          <FormField label="Message" fault={problems['message']} isWide>
            <TextArea name="message" required rows={7} className={css({ py: '2.5' })} />
          </FormField>
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
