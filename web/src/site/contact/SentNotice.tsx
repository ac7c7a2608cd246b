import { Icon } from '../../ui/icon/Icon.tsx';
import { checkIcon, warnIcon } from '../../ui/icon/icons.ts';
import { useSiteIdentity } from '../../ui/site/SiteIdentity.tsx';
import { css } from '../../ui/theme/styles.ts';

/** Result of a message that was sent without scripts; with scripts, a toast shows it. */
export function SentNotice({ sent }: { sent: string | null }) {
  const { responseHours } = useSiteIdentity();
  if (sent !== 'yes' && sent !== 'no') return null;
  const isSent = sent === 'yes';
  const when = responseHours ? `within ${responseHours} hours` : 'as soon as we can';
  return (
    <div
      role="status"
      className={css({
        display: 'flex',
        gap: '3',
        p: '4',
        mb: '5',
        borderRadius: 'control',
        bg: isSent ? 'positive.soft' : 'danger.soft',
      })}
    >
      <Icon path={isSent ? checkIcon : warnIcon} className={css({ color: isSent ? 'positive' : 'danger' })} />
      <div>
        <p className={css({ fontWeight: 'bold' })}>
          {isSent ? 'Message Sent Successfully!' : 'Oops! Something went wrong'}
        </p>
        <p>
          {isSent
            ? `Thanks for reaching out! We'll get back to you ${when}.`
            : 'Failed to send message. Please try again or contact us directly.'}
        </p>
      </div>
    </div>
  );
}
