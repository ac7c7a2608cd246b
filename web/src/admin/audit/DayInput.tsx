import { useState } from 'react';
import { Input } from '../../ui/form/Input.tsx';

interface DayInputProps {
  id: string;
  /** ISO 8601, as in the URL; empty for none. */
  day: string;
  onDay: (day: string) => void;
}

/**
 * A day that goes into the URL once it can be meant. While a year is typed, browsers report the years 2, 20 and 202, and
 * in between no day at all; such values count when the field is left, or by Enter.
 */
export function DayInput({ id, day, onDay }: DayInputProps) {
  const [text, setText] = useState(day);
  const [seen, setSeen] = useState(day);
  if (seen !== day) {
    setSeen(day);
    setText(day);
  }
  const send = (value: string) => {
    if (value !== day) onDay(value);
  };
  return (
    <Input
      id={id}
      type="date"
      value={text}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        if (/^(19|2\d)\d\d-/.test(value)) send(value);
      }}
      onBlur={() => send(text)}
      onKeyDown={({ key }) => {
        if (key === 'Enter') send(text);
      }}
    />
  );
}
