import { chakra } from '@chakra-ui/react';
import { plusIcon } from '../../../../ui/icon/adminIcons.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { closeIcon } from '../../../../ui/icon/icons.ts';
import { Input } from '../../../../ui/form/Input.tsx';
import type { EditRange } from '../editHours.ts';
import { css } from '../../../../ui/theme/styles.ts';

interface DayRangesProps {
  /** Name of the day. */
  name: string;
  ranges: readonly EditRange[];
  onChange: (ranges: EditRange[]) => void;
}

/** The ranges of one day. */
export function DayRanges({ name, ranges, onChange }: DayRangesProps) {
  const set = (index: number, part: Partial<EditRange>) =>
    onChange(ranges.map((range, i) => (i === index ? { ...range, ...part } : range)));
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="1" mt="2">
      {ranges.map(({ start, end }, index) => (
        // A range is nothing but its place in the day.
        <chakra.div key={index} display="flex" alignItems="center" gap="1.5" w="full">
          <Input
            type="time"
            aria-label={`${name}: ${index + 1}. açılış`}
            className={css({ minH: { base: '11', md: '9' } })}
            value={start}
            onChange={(event) => set(index, { start: event.currentTarget.value })}
          />
          <span aria-hidden="true">–</span>
          <Input
            type="time"
            aria-label={`${name}: ${index + 1}. kapanış`}
            className={css({ minH: { base: '11', md: '9' } })}
            value={end}
            onChange={(event) => set(index, { end: event.currentTarget.value })}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={`${name}: ${index + 1}. aralığı sil`}
            className={css({ visibility: ranges.length === 1 ? 'hidden' : undefined })}
            onClick={() => onChange(ranges.filter((_, i) => i !== index))}
          >
            <Icon path={closeIcon} size={18} />
          </Button>
        </chakra.div>
      ))}
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${name}: aralık ekle`}
        onClick={() => onChange([...ranges, { start: '', end: '' }])}
      >
        <Icon path={plusIcon} size={18} />
        Aralık ekle
      </Button>
    </chakra.div>
  );
}
