import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { warnIcon } from '../../ui/icon/icons.ts';
import { Input } from '../../ui/form/Input.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import type { IndexingStateQuery } from '../../graphql/generated.ts';
import type { readOperatorError } from '../shared/text/readOperatorError.ts';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { Note } from '../shared/page/Note.tsx';
import { css } from '../../ui/theme/styles.ts';

export interface EngineFormProps {
  engine: IndexingStateQuery['indexing']['engines'][number];
  /** Called with the number of fields that are not saved. */
  onCount: (count: number) => void;
}

interface EngineFieldsProps {
  title: string;
  text?: string;
  note?: ReactNode;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  isBusy: boolean;
  refusal: ReturnType<typeof readOperatorError> | null;
  onSubmit: () => void;
  more?: ReactNode;
  children: ReactNode;
}

/** The form of a search engine: its switch, its fields and the button that saves it. */
export function EngineForm({
  title,
  text,
  note,
  isOn,
  onSwitch,
  isBusy,
  refusal,
  onSubmit,
  more,
  children,
}: EngineFieldsProps) {
  return (
    <chakra.form
      aria-label={title}
      display="grid"
      gap="3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      <chakra.label display="flex" alignItems="center" gap="3" minH={{ base: '11', md: '8' }}>
        <chakra.span flex="1" textStyle="md" fontWeight="bold">
          {title}
        </chakra.span>
        <Switch
          aria-label={`${title} açık`}
          checked={isOn}
          onChange={(event) => onSwitch(event.target.checked)}
        />
      </chakra.label>
      {text ? <chakra.p color="muted">{text}</chakra.p> : null}
      {note}
      {children}
      {refusal && Object.keys(refusal.fields).length === 0 ? (
        <Note icon={warnIcon} tone="danger" role="alert">
          {refusal.message}
        </Note>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
        {more}
        <Button type="submit" size="sm" disabled={isBusy} aria-label={`${title}: kaydet`}>
          {isBusy ? 'Kaydediliyor...' : 'Kaydet'}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}

export function QuotaField({
  value,
  onChange,
  error,
}: {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}) {
  const id = useId();
  return (
    <FieldBox id={id} label="Günlük kota" error={error}>
      <Input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={1_000_000}
        className={css({ w: { md: 'art' } })}
        value={value}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldBox>
  );
}
