import { safeLink } from '../../../../domain/text/links.ts';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { OutboundLink, TextLink } from '../../ui/text/TextLink.tsx';
import { paths } from '../../lib/paths.ts';

interface LegalContactProps {
  /** Topic of the message. */
  about: string;
  /** Within how many hours an answer is promised; null promises nothing. */
  hours: number | null;
}

/** How to reach the operators from a text of law: always by message, by mail where that is known. */
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
