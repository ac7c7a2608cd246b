import { chakra } from '@chakra-ui/react';
import { Button } from '../form/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { refreshIcon, warnIcon } from '../icon/icons.ts';

interface ErrorNoticeProps {
  title?: string | undefined;
  text?: string | undefined;
  retryLabel?: string | undefined;
  onRetry?: () => void;
  /** Instead of a handler: an address to load again, which works without script. */
  retryHref?: string;
}

/** Error message with a retry button. */
export function ErrorNotice({
  title = 'This part could not be loaded',
  text = 'The connection may be down for a moment. Nothing was lost.',
  retryLabel = 'Try again',
  onRetry,
  retryHref,
}: ErrorNoticeProps) {
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="center"
      gap="1.5"
      py="12"
    >
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize="14"
        mb="2"
        borderRadius="pill"
        bg="danger.soft"
        color="danger"
      >
        <Icon path={warnIcon} size={28} />
      </chakra.span>
      <chakra.p textStyle="xl" fontWeight="bold">
        {title}
      </chakra.p>
      <chakra.p color="muted" maxW="text">
        {text}
      </chakra.p>
      {retryHref === undefined ? (
        <Button variant="line" mt="4" onClick={onRetry}>
          <Icon path={refreshIcon} size={18} />
          {retryLabel}
        </Button>
      ) : (
        <Button asChild variant="line" mt="4">
          <a href={retryHref}>
            <Icon path={refreshIcon} size={18} />
            {retryLabel}
          </a>
        </Button>
      )}
    </chakra.div>
  );
}
