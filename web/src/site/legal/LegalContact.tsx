import { safeLink } from '../../../../domain/text/links.ts';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { OutboundLink, TextLink } from '../../ui/text/TextLink.tsx';
import { paths } from '../../lib/paths.ts';

interface LegalContactProps {
  /** Topic of the message. */
  about: string;
  /** Promised response time in hours; null promises nothing. */
  hours: number | null;
}

/** Contact of the operators in a legal text: the message form, and the e-mail address if it is set. */
export function LegalContact({ about, hours }: LegalContactProps) {
  const { email } = useSiteIdentity();
  const mail = email && safeLink(`mailto:${email}`, ['mailto']);
  return (
    <>
      <p>
        {about} <TextLink to={paths.contact()}>Send us a message</TextLink>
        {mail ? (
          <>
            {' '}
            or write to <OutboundLink href={mail}>{email}</OutboundLink>
          </>
        ) : null}
        .
      </p>
      {hours ? <p>We aim to answer within {hours} hours.</p> : null}
    </>
  );
}
