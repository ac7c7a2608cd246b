import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Card } from '../components/Card.tsx';

interface SectionCardProps {
  title: string;
  note?: string;
  /** At the right of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A card with a heading of its own. */
export function SectionCard({ title, note, action, children }: SectionCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '4', md: '5' }} minW="0">
      <chakra.div display="flex" alignItems="flex-start" justifyContent="space-between" gap="3">
        <div>
          <chakra.h2 id={id} textStyle="md" fontWeight="bold">
            {title}
          </chakra.h2>
          {note ? <chakra.p color="muted">{note}</chakra.p> : null}
        </div>
        {action}
      </chakra.div>
      <chakra.div mt="3">{children}</chakra.div>
    </Card>
  );
}
