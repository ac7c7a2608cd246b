import { useEffect } from 'react';
import { Button } from '../form/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { refreshIcon, warnIcon } from '../icon/icons.ts';
import { css } from '../theme/styles.ts';

interface ErrorNoticeProps {
  title?: string | undefined;
  text?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: () => void;
  /** Whether it also retries by itself once the browser is online again; not if the button leads elsewhere. */
  retriesOnline?: boolean;
  /** Instead of a handler: a URL to load again, which works without scripts. */
  retryHref?: string;
}

/** Error message with a retry button. */
export function ErrorNotice({
  title = 'This part could not be loaded',
  text = 'The connection may be down for a moment. Nothing was lost.',
  retryLabel = 'Try again',
  onRetry,
  retriesOnline = true,
  retryHref,
}: ErrorNoticeProps) {
  useEffect(() => {
    if (!onRetry || !retriesOnline) return undefined;
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry, retriesOnline]);
  return (
    <div
      role="alert"
      className={css({
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: '1.5',
        py: '12',
      })}
    >
      <span
        className={css({
          display: 'grid',
          placeItems: 'center',
          boxSize: '14',
          mb: '2',
          borderRadius: 'pill',
          bg: 'danger.soft',
          color: 'danger',
        })}
      >
        <Icon path={warnIcon} size={28} />
      </span>
      <p className={css({ textStyle: 'xl', fontWeight: 'bold' })}>{title}</p>
      <p className={css({ color: 'muted', maxW: 'text' })}>{text}</p>
      {retryHref === undefined ? (
        <Button variant="line" className={css({ mt: '4' })} onClick={onRetry}>
          <Icon path={refreshIcon} size={18} />
          {retryLabel}
        </Button>
      ) : (
        <Button asChild variant="line" className={css({ mt: '4' })}>
          <a href={retryHref}>
            <Icon path={refreshIcon} size={18} />
            {retryLabel}
          </a>
        </Button>
      )}
    </div>
  );
}
