import { chakra } from '@chakra-ui/react';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { turkish } from '../../../../domain/messages/turkish.ts';
import { Button } from '../../ui/form/Button.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { Failure } from '../shared/form/Failure.tsx';
import { SecretField } from '../shared/secret/SecretField.tsx';

interface PasswordQuestionProps {
  submitLabel: string;
  /** Rejects where the server refuses. */
  onSubmit: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password again before a sensitive action, since the screen may be unattended. */
export function PasswordQuestion({ submitLabel, onSubmit, onCancel }: PasswordQuestionProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (password === '') return setError(turkish.valueRequired);
    setBusy(true);
    setError(undefined);
    setFailure(null);
    try {
      await onSubmit(password);
    } catch (thrown) {
      const { fields, message } = readOperatorError(thrown);
      if (fields.password) setError(fields.password);
      else setFailure(message);
      setBusy(false);
    }
  }

  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
      display="grid"
      gap="4"
      maxW="panel"
    >
      <SecretField
        label="Şifreniz"
        type="password"
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Failure text={failure} />
      <chakra.div display="flex" gap="2.5">
        <Button variant="line" disabled={isBusy} onClick={onCancel}>
          Vazgeç
        </Button>
        <Button type="submit" disabled={isBusy}>
          {submitLabel}
        </Button>
      </chakra.div>
    </chakra.form>
  );
}
