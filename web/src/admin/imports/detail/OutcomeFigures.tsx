import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import type { Outcome } from './importSummary.ts';

interface OutcomeFiguresProps {
  title: string;
  /** How many there were. */
  note: string;
  outcomes: readonly Outcome[];
}

/** Outcomes of the rows or reviews of a file, one tile each; nothing if there are none. */
export function OutcomeFigures({ title, note, outcomes }: OutcomeFiguresProps) {
  if (outcomes.length === 0) return null;
  return (
    <chakra.section aria-label={title} mt="4">
      <chakra.div display="flex" alignItems="baseline" gap="2" mb="2">
        <chakra.h3 textStyle="sm" fontWeight="bold">
          {title}
        </chakra.h3>
        <chakra.span color="muted" fontVariantNumeric="tabular-nums">
          {note}
        </chakra.span>
      </chakra.div>
      <chakra.dl display="flex" flexWrap="wrap" gap={{ base: '2', md: '3' }}>
        {outcomes.map(({ label, count, tone }) => (
          <chakra.div
            key={label}
            display="flex"
            // Never narrower than its longest word, which is not broken.
            flex="1"
            overflowWrap="normal"
            maxW={{ md: 'art' }}
            flexDirection="column-reverse"
            justifyContent="flex-end"
            px="3.5"
            py="3"
            borderRadius="control"
            bg={tone === 'danger' ? 'danger.soft' : 'sunken'}
            color={tone === 'danger' ? 'danger' : undefined}
          >
            <chakra.dt textStyle="xs" color={tone === 'danger' ? 'danger' : 'muted'}>
              {label}
            </chakra.dt>
            <chakra.dd textStyle="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {formatNumber(count)}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.section>
  );
}
