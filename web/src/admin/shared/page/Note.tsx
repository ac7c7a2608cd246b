import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';

interface NoteProps extends ComponentProps<typeof chakra.div> {
  icon: string;
  tone?: 'warning' | 'danger' | 'neutral';
  children: ReactNode;
}

const looks = {
  warning: { bg: 'warning.soft', color: 'warning' },
  danger: { bg: 'danger.soft', color: 'danger' },
  neutral: { bg: 'sunken', color: 'muted' },
} as const;

/** A tinted line that something should be known or done about. */
export function Note({ icon, tone = 'warning', children, ...box }: NoteProps) {
  const { bg, color } = looks[tone];
  return (
    <chakra.div
      display="flex"
      gap="2.5"
      px="3.5"
      py="2.5"
      borderRadius="control"
      textStyle="sm"
      bg={bg}
      {...box}
    >
      <chakra.span flex="none" color={color}>
        <Icon path={icon} />
      </chakra.span>
      <chakra.div minW="0" overflowWrap="anywhere">
        {children}
      </chakra.div>
    </chakra.div>
  );
}
