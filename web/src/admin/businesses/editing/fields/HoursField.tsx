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
  function changeKind(day: EditDay, kind: EditDay['kind']) {
    const first = { start: '09:00', end: '18:00' };
    change(day.day, { kind, ranges: kind === 'ranges' && day.ranges.length === 0 ? [first] : day.ranges });
  }
  function copy(from: Day, to: readonly Day[]) {
    setValue(copyDay(days, from, to));
    setCopying(null);
  }

  return (
    <chakra.div display="flex" flexDirection="column" gap="2" onBlur={control.onBlur}>
      {days.map((day) => {
        const name = dayLabels[day.day];
        const problem = error ? dayProblem(day) : null;
        return (
          <chakra.div
            key={day.day}
            role="group"
            aria-label={name}
            pb="2"
            borderBottomWidth="1px"
            borderColor="line"
          >
            <chakra.div display="flex" alignItems="center" gap="2">
              <chakra.span w="20" flex="none" fontWeight="medium">
                {name}
              </chakra.span>
              <chakra.div flex="1" minW="0">
                <Select
                  aria-label={`${name}: durum`}
                  value={day.kind}
                  className={css({ minH: { base: '11', md: '9' }, textStyle: { base: 'md', md: 'sm' } })}
                  onChange={(event) => changeKind(day, event.currentTarget.value as EditDay['kind'])}
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
              </chakra.div>
              <Button
                variant="ghost"
                size="icon"
                aria-label={`${name}: diğer günlere kopyala`}
                title="Diğer günlere kopyala"
                aria-expanded={copying === day.day}
                onClick={() => setCopying(copying === day.day ? null : day.day)}
              >
                <Icon path={copyIcon} size={18} />
              </Button>
            </chakra.div>
            {day.kind === 'ranges' ? (
              <DayRanges name={name} ranges={day.ranges} onChange={(ranges) => change(day.day, { ranges })} />
            ) : null}
            {day.kind === 'text' ? (
              <Input
                aria-label={`${name}: metin`}
                className={css({ mt: '2' })}
                value={day.text}
                onChange={(event) => change(day.day, { text: event.currentTarget.value })}
              />
            ) : null}
            {copying === day.day ? (
              <chakra.div display="flex" flexWrap="wrap" gap="1.5" mt="2">
                <Button variant="tonal" size="sm" onClick={() => copy(day.day, workdays)}>
                  Hafta içine
                </Button>
                <Button variant="tonal" size="sm" onClick={() => copy(day.day, DAYS)}>
                  Bütün günlere
                </Button>
                {DAYS.filter((other) => other !== day.day).map((other) => (
                  <Button key={other} variant="line" size="sm" onClick={() => copy(day.day, [other])}>
                    {dayLabels[other]}
                  </Button>
                ))}
              </chakra.div>
            ) : null}
            <FieldError id={`${control.id}-${day.day}`} error={problem ?? undefined} />
          </chakra.div>
        );
      })}
      <FieldError id={control.id} error={error} />
    </chakra.div>
  );
});
