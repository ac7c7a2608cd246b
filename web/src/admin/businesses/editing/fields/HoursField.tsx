import { chakra } from '@chakra-ui/react';
import { memo, useState } from 'react';
import type { Day } from '../../../../../../domain/hours/openingHours.ts';
import { DAYS } from '../../../../../../domain/hours/openingHours.ts';
import { copyIcon } from '../../../../ui/icon/adminIcons.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Icon } from '../../../../ui/icon/Icon.tsx';
import { Input } from '../../../../ui/form/Input.tsx';
import { Select } from '../../../../ui/form/Select.tsx';
import { DayRanges } from './DayRanges.tsx';
import type { EditDay } from '../editHours.ts';
import { copyDay, dayProblem, workdays } from '../editHours.ts';
import { dayLabels } from '../../../../../../domain/listing/labels.ts';
import { FieldError } from '../../../shared/form/FieldBox.tsx';
import { useEditField, type EditField } from './useEditField.ts';
import { css } from '../../../../ui/theme/styles.ts';

const kinds: Record<EditDay['kind'], string> = {
  unknown: 'Bilinmiyor',
  closed: 'Kapalı',
  ranges: 'Saatler',
  allDay: '24 saat açık',
  text: 'Metin',
};

/** Hours day by day, in several ranges; those of one day can be copied to others. */
export function HoursField() {
  return <Week field={useEditField('workingHours')} />;
}

const Week = memo(function Week({
  field: { value: days, error, setValue, control },
}: {
  field: EditField<'workingHours'>;
}) {
  const [copying, setCopying] = useState<Day | null>(null);

  function change(day: Day, part: Partial<EditDay>) {
    setValue(days.map((each) => (each.day === day ? { ...each, ...part } : each)));
  }
  function copy(from: Day, to: readonly Day[]) {
    setValue(copyDay(days, from, to));
    setCopying(null);
  }

  return (
    <chakra.div display="flex" flexDirection="column" gap="2" onBlur={control.onBlur}>
      {days.map((day) => (
        <DayField
          key={day.day}
          day={day}
          errorId={`${control.id}-${day.day}`}
          problem={error ? dayProblem(day) : null}
          isCopying={copying === day.day}
          onChange={(part) => change(day.day, part)}
          onCopying={() => setCopying(copying === day.day ? null : day.day)}
          onCopy={(to) => copy(day.day, to)}
        />
      ))}
      <FieldError id={control.id} error={error} />
    </chakra.div>
  );
});

interface DayFieldProps {
  day: EditDay;
  errorId: string;
  problem: string | null;
  /** The other days are offered to copy its hours to. */
  isCopying: boolean;
  onChange: (part: Partial<EditDay>) => void;
  onCopying: () => void;
  onCopy: (to: readonly Day[]) => void;
}

function DayField({ day, errorId, problem, isCopying, onChange, onCopying, onCopy }: DayFieldProps) {
  const name = dayLabels[day.day];
  return (
    <chakra.div role="group" aria-label={name} pb="2" borderBottomWidth="1px" borderColor="line">
      <chakra.div display="flex" alignItems="center" gap="2">
        <chakra.span w="20" flex="none" fontWeight="medium">
          {name}
        </chakra.span>
        <chakra.div flex="1" minW="0">
          <KindSelect day={day} onChange={onChange} />
        </chakra.div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`${name}: diğer günlere kopyala`}
          title="Diğer günlere kopyala"
          aria-expanded={isCopying}
          onClick={onCopying}
        >
          <Icon path={copyIcon} size={18} />
        </Button>
      </chakra.div>
      {day.kind === 'ranges' ? (
        <DayRanges name={name} ranges={day.ranges} onChange={(ranges) => onChange({ ranges })} />
      ) : null}
      {day.kind === 'text' ? (
        <Input
          aria-label={`${name}: metin`}
          className={css({ mt: '2' })}
          value={day.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
      ) : null}
      {isCopying ? <CopyTargets from={day.day} onCopy={onCopy} /> : null}
      <FieldError id={errorId} error={problem ?? undefined} />
    </chakra.div>
  );
}

function KindSelect({ day, onChange }: Pick<DayFieldProps, 'day' | 'onChange'>) {
  function changeKind(kind: EditDay['kind']) {
    const first = { start: '09:00', end: '18:00' };
    onChange({ kind, ranges: kind === 'ranges' && day.ranges.length === 0 ? [first] : day.ranges });
  }
  return (
    <Select
      aria-label={`${dayLabels[day.day]}: durum`}
      value={day.kind}
      className={css({ minH: { base: '11', md: '9' }, textStyle: { base: 'md', md: 'sm' } })}
      onChange={(event) => changeKind(event.currentTarget.value as EditDay['kind'])}
    >
      {Object.entries(kinds).map(([kind, label]) =>
        // Hours in words stay to be chosen again.
        kind === 'text' && !day.text ? null : (
          <option key={kind} value={kind}>
            {label}
          </option>
        ),
      )}
    </Select>
  );
}

function CopyTargets({ from, onCopy }: Pick<DayFieldProps, 'onCopy'> & { from: Day }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1.5" mt="2">
      <Button variant="tonal" size="sm" onClick={() => onCopy(workdays)}>
        Hafta içine
      </Button>
      <Button variant="tonal" size="sm" onClick={() => onCopy(DAYS)}>
        Bütün günlere
      </Button>
      {DAYS.filter((other) => other !== from).map((other) => (
        <Button key={other} variant="line" size="sm" onClick={() => onCopy([other])}>
          {dayLabels[other]}
        </Button>
      ))}
    </chakra.div>
  );
}
