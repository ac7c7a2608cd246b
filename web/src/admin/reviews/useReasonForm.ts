import type { FormEvent } from 'react';
import { useState } from 'react';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import type { ReasonValues } from './ReasonFields.tsx';

/** The input to send, or the errors of invalid fields. */
export type ParsedReason<Input> = { input: Input } | { errors: Record<string, string> };

interface ReasonFormOptions<Input> {
  /** Name of the stored draft. */
  draftName: string;
  parse: (values: ReasonValues) => ParsedReason<Input>;
  /** Sends it; throws the server's error. */
  submit: (input: Input) => Promise<void>;
  onClose: () => void;
  onDone: () => void;
}

const noReason: ReasonValues = { reason: null, note: '' };

/** State of a form with a reason. A refusal by the server keeps the typed text. */
export function useReasonForm<Input>(options: ReasonFormOptions<Input>) {
  const { draftName, parse, submit, onClose, onDone } = options;
  const closeIfShown = useIfMounted(onClose);
  const [values, setValues] = useState(noReason);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const form = { values, initialValues: noReason, setValues, isSubmitting: isBusy };
  const draft = useFormDraft(draftName, form);
  const { close, question } = useFormExit(draft, { isBusy, onClose });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const parsed = parse(values);
    setFailure(null);
    if ('errors' in parsed) return setErrors(parsed.errors);
    setErrors({});
    setBusy(true);
    try {
      await submit(parsed.input);
      draft.finish();
      onDone();
      closeIfShown();
    } catch (error) {
      setBusy(false);
      const { fields, message } = readOperatorError(error);
      if (fields.note) setErrors({ note: fields.note });
      else setFailure(message);
    }
  }

  return { values, setValues, errors, failure, isBusy, handleSubmit, close, question };
}
