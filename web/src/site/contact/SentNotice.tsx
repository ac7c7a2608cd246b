import { chakra } from '@chakra-ui/react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon, warnIcon } from '../../ui/icon/icons.ts';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';

/** Result of a message that was sent without scripts; with scripts, a toast shows it. */
export function SentNotice({ sent }: { sent: string | null }) {
  const { responseHours } = useSiteIdentity();
  if (sent !== 'yes' && sent !== 'no') return null;
  const isSent = sent === 'yes';
  const when = responseHours ? `within ${responseHours} hours` : 'as soon as we can';
  return (
    <chakra.div
      role="status"
      display="flex"
      gap="3"
      p="4"
      mb="5"
      borderRadius="control"
      bg={isSent ? 'positive.soft' : 'danger.soft'}
    >
      <Icon path={isSent ? checkIcon : warnIcon} color={isSent ? 'positive' : 'danger'} />
      <div>
        <chakra.p fontWeight="bold">
          {isSent ? 'Message Sent Successfully!' : 'Oops! Something went wrong'}
        </chakra.p>
        <p>
          {isSent
            ? `Thanks for reaching out! We'll get back to you ${when}.`
            : 'Failed to send message. Please try again or contact us directly.'}
        </p>
      </div>
    </chakra.div>
  );
}
