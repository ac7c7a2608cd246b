import { chakra } from '@chakra-ui/react';
import { Icon } from '../../../ui/icon/Icon.tsx';

const Square = chakra('span', {
  base: { display: 'grid', placeItems: 'center', flex: 'none', boxSize: '10', borderRadius: 'control' },
  variants: {
    tone: {
      file: { bg: 'tile.sage.wall', color: 'tile.sage.ink' },
      positive: { bg: 'positive.soft', color: 'positive' },
      danger: { bg: 'danger.soft', color: 'danger' },
      warning: { bg: 'warning.soft', color: 'warning' },
    },
  },
  defaultVariants: { tone: 'file' },
});

interface FileMarkProps {
  icon: string;
  tone?: 'file' | 'positive' | 'danger' | 'warning';
}

/** The square icon at the top of a card of a file or a result. */
export function FileMark({ icon, tone }: FileMarkProps) {
  return (
    <Square tone={tone}>
      <Icon path={icon} />
    </Square>
  );
}
