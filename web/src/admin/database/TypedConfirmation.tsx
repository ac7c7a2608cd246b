import { chakra } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { warnIcon } from '../../ui/icon/icons.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Note } from '../shared/page/Note.tsx';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface TypedConfirmationProps {
  title: string;
  /** Data that will be lost, and how to restore it. */
  children: ReactNode;
  word: string;
  actionLabel: string;
  busyLabel: string;
  onClose: () => void;
  /** Rejects with the server's refusal, whose fields are shown. */
  onConfirm: (typed: { password: string; word: string }) => Promise<void>;
}

/** Asks for the password and a word before a destructive action. The typed text stays after a refusal. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { title, children, word, actionLabel, busyLabel, onClose, onConfirm } = props;
  const leave = useIfMounted(onClose);
  const [typed, setTyped] = useState({ password: '', word: '' });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ message: string; fields: Record<string, string> } | null>(null);

  async function handleSubmit() {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await onConfirm(typed);
      leave();
    } catch (error) {
      setRefusal(readOperatorError(error));
      setBusy(false);
    }
  }

  const isReady = typed.password !== '' && typed.word.trim() !== '';
  return (
    <AdminDialog title={title} onClose={onClose}>
      {children}
      <chakra.form
        display="grid"
        gap="4"
        mt="4"
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <Field
          label={`Onaylamak için ${word} yazın`}
          problem={refusal?.fields.word}
          value={typed.word}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(value) => setTyped({ ...typed, word: value })}
        />
        <Field
          label="Şifreniz"
          type="password"
          autoComplete="current-password"
          problem={refusal?.fields.password}
          value={typed.password}
          onChange={(password) => setTyped({ ...typed, password })}
        />
        {refusal && !refusal.fields.word && !refusal.fields.password ? (
          <Note icon={warnIcon} tone="danger" role="alert">
            {refusal.message}
          </Note>
        ) : null}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="red" size="sm" type="submit" disabled={!isReady || isBusy}>
            {isBusy ? busyLabel : actionLabel}
          </Button>
        </chakra.div>
      </chakra.form>
    </AdminDialog>
  );
}

interface FieldProps {
  label: string;
  value: string;
  problem: string | undefined;
  type?: 'password';
  autoComplete: string;
  autoCapitalize?: string;
  onChange: (value: string) => void;
}

function Field({ label, problem, onChange, ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="1" fontWeight="medium">
        {label}
      </chakra.label>
      <Input
        id={id}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.target.value)}
        {...input}
      />
      {problem ? (
        <chakra.p id={`${id}-problem`} role="alert" mt="1" color="danger">
          {problem}
        </chakra.p>
      ) : null}
    </div>
  );
}
