import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Timestamp } from '../table/Timestamp.tsx';

interface VersionRowProps {
  version: { version: number; createdAt: string; operatorName?: string | null };
  isCurrent: boolean;
  isBusy: boolean;
  /** Left out where it cannot be brought back. */
  onReturn?: (() => void) | undefined;
  /** Summary of its content. */
  children: ReactNode;
  /** More of it, in a separate line. */
  detail?: ReactNode;
}

/** One version: content, time, author, and a restore button. */
export function VersionRow({
  version: { version, createdAt, operatorName },
  isCurrent,
  isBusy,
  onReturn,
  children,
  detail,
}: VersionRowProps) {
  return (
    <chakra.li display="flex" alignItems="center" gap="3" py="2">
      <chakra.div flex="1" minW="0">
        <p>
          {version}. sürüm · {children}
        </p>
        {detail}
        <chakra.p color="muted">
          <Timestamp at={createdAt} /> · <bdi>{operatorName ?? 'Sistem'}</bdi>
        </chakra.p>
      </chakra.div>
      {isCurrent ? (
        <Badge tone="positive">Yürürlükte</Badge>
      ) : onReturn ? (
        <Button
          variant="line"
          size="sm"
          disabled={isBusy}
          aria-label={`Geri dön: ${version}. sürüm`}
          onClick={onReturn}
        >
          Geri dön
        </Button>
      ) : null}
    </chakra.li>
  );
}
