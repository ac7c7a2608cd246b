import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../text/formatTurkish.ts';

export interface Bar {
  key: string;
  /** Under the bar. */
  label: string;
  /** Null if it is unknown. */
  value: number | null;
}

interface BarsProps {
  /** Text alternative of the chart. */
  label: string;
  bars: readonly Bar[];
  /** Whether each bar has its figure above it. */
  hasFigures?: boolean;
}

export const figureText = (value: number | null) => (value === null ? 'Veri yok' : formatNumber(value));

/** Figures in order of time, the last one marked. */
export function Bars({ label: name, bars, hasFigures = false }: BarsProps) {
  const most = Math.max(...bars.map(({ value }) => value ?? 0), 1);
  // Thirty days, or twelve figures, side by side leave a phone no room for each word.
  const isShownOnPhone = (index: number) =>
    hasFigures ? index === bars.length - 1 : bars.length <= 12 || index % 7 === 0;
  return (
    <chakra.div
      role="img"
      aria-label={name}
      display="flex"
      gap={hasFigures ? { base: '1.5', md: '4' } : { base: '0.5', md: '1' }}
    >
      {bars.map(({ key, label, value }, index) => {
        const isLast = index === bars.length - 1;
        const visibility = { base: isShownOnPhone(index) ? 'visible' : 'hidden', md: 'visible' };
        return (
          <chakra.div
            key={key}
            flex="1"
            minW="0"
            display="flex"
            flexDirection="column"
            alignItems="center"
            textStyle="xs"
            color="muted"
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
            title={`${key}: ${figureText(value)}`}
          >
            {hasFigures ? (
              <chakra.span
                fontWeight="bold"
                color={isLast ? 'text' : 'muted'}
                visibility={value === 0 ? 'hidden' : visibility}
              >
                {figureText(value)}
              </chakra.span>
            ) : null}
            <chakra.span
              display="flex"
              alignItems="flex-end"
              w="full"
              h="art"
              borderBottomWidth="1px"
              borderColor="line"
            >
              {value === null ? null : (
                <chakra.span
                  display="block"
                  w="full"
                  minH={value > 0 ? '0.5' : undefined}
                  borderTopRadius="small"
                  bg={isLast ? 'data' : 'data.soft'}
                  style={{ height: `${(value / most) * 100}%` }}
                />
              )}
            </chakra.span>
            <chakra.span mt="1" visibility={visibility}>
              {label}
            </chakra.span>
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
