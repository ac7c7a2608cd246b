import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { parseAdStyle, type AdStyle } from '../../../../domain/ads/ads.ts';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { css } from '../../ui/theme/styles.ts';

interface AdStyleFieldProps {
  id: string;
  /** The last that was valid. */
  style: AdStyle;
  error: string | undefined;
  onChange: (style: AdStyle) => void;
}

/** CSS as JSON. Invalid text keeps the last valid style, and the field shows the error. */
export function AdStyleField({ id, style, error, onChange }: AdStyleFieldProps) {
  const [text, setText] = useState(() => JSON.stringify(style, null, 2));
  const stored = JSON.stringify(style);
  const [seen, setSeen] = useState(stored);
  // Changed elsewhere: a version was restored, or the form went back to what is saved.
  if (seen !== stored) {
    setSeen(stored);
    if (JSON.stringify(parseAdStyle(text)) !== stored) setText(JSON.stringify(style, null, 2));
  }
  const isRead = parseAdStyle(text) !== null;
  function handleChange(next: string) {
    setText(next);
    const parsed = parseAdStyle(next);
    if (parsed) onChange(parsed);
  }
  return (
    <FieldBox id={id} label="Stil (CSS, JSON)" error={error}>
      <TextArea
        id={id}
        rows={3}
        className={css({ py: '2', textStyle: 'sm', fontFamily: 'mono' })}
        spellCheck={false}
        value={text}
        aria-invalid={isRead && !error ? undefined : true}
        aria-describedby={`${id}-status`}
        onChange={(event) => handleChange(event.currentTarget.value)}
      />
      <chakra.p id={`${id}-status`} role="status" mt="1" textStyle="xs" color={isRead ? 'muted' : 'warning'}>
        {isRead
          ? 'Kutunun içindeki reklam birimine uygulanır; kutunun boyutunu değiştirmez.'
          : `Geçerli bir JSON değil, yok sayıldı. Geçerli olan: ${stored}`}
      </chakra.p>
    </FieldBox>
  );
}
