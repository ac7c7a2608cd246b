import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '../../../ui/text/Card.tsx';
import { css } from '../../../ui/theme/styles.ts';

interface SectionCardProps {
  title: string;
  note?: string;
  /** After the title, such as the unit of the figures. */
  mark?: ReactNode;
  /** At the right of the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

/** A card with a heading. */
export function SectionCard({ title, note, mark, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={css({ position: 'relative', p: { base: '4', md: '5' }, minW: '0' })}
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        gap="3"
      >
        <chakra.div flex="1" minW="min({sizes.48}, 100%)">
          <chakra.div display="flex" alignItems="center" gap="2.5">
            <chakra.h2 id={id} textStyle="md" fontWeight="bold">
              {title}
            </chakra.h2>
            {mark}
          </chakra.div>
          {note ? <chakra.p color="muted">{note}</chakra.p> : null}
        </chakra.div>
        {action}
      </chakra.div>
      {children ? <chakra.div mt="3">{children}</chakra.div> : null}
    </Card>
  );
}
