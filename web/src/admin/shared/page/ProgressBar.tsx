import { chakra } from '@chakra-ui/react';
import { wholePercent } from '../text/formatTurkish.ts';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null if the end is not known yet. */
  share: number | null;
  /** The state in words, for screen readers. */
  text: string;
}

/** Progress bar; only the track if the share is unknown. */
export function ProgressBar({ label, share, text }: ProgressBarProps) {
  const percent = share === null ? undefined : wholePercent(Math.min(1, share));
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
      h="2"
      borderRadius="pill"
      bg="line"
      overflow="hidden"
    >
      <chakra.div
        h="full"
        borderRadius="pill"
        bg="data"
        transition="width {durations.motion} {easings.motion}"
        style={{ width: `${percent ?? 0}%` }}
      />
    </chakra.div>
  );
}
