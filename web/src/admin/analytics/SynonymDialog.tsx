import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { warnIcon } from '../../ui/icon/icons.ts';
import { Input } from '../../ui/form/Input.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { SaveSearchSynonymDocument, SearchSynonymsDocument } from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { focusOnOpen } from '../shared/dialog/focusOnOpen.ts';
import { DraftNote } from '../shared/form/drafts/DraftNote.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { useFormDraft } from '../shared/form/drafts/useFormDraft.ts';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { Note } from '../shared/page/Note.tsx';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface SynonymDialogProps {
  /** The one to change, or the words that a new one begins with. */
  given: { id?: number; words: string; means?: string; isTwoWay?: boolean };
  onClose: () => void;
}

const labels = { words: 'Ziyaretçinin aradığı', means: 'Şunu da ara', isTwoWay: 'Tersi de geçerli' };

/** Values, draft and saving of a synonym. */
function useSynonym({ given, onClose }: SynonymDialogProps) {
  const leave = useIfMounted(onClose);
  const client = useApolloClient();
  const toast = useToast();
  const [initialValues] = useState(() => ({
    words: given.words,
    means: given.means ?? '',
    isTwoWay: given.isTwoWay ?? true,
  }));
  const [values, setValues] = useState(initialValues);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ message: string; fields: Record<string, string> } | null>(null);
  const work = useFormDraft(`synonym ${given.id ?? given.words}`, {
    values,
    initialValues,
    setValues,
    isSubmitting: isBusy,
  });

  async function save() {
    setBusy(true);
    setProblem(null);
    try {
      const input = { ...(given.id === undefined ? {} : { id: given.id }), ...values };
      await client.mutate({
        mutation: SaveSearchSynonymDocument,
        variables: { input },
        refetchQueries: [SearchSynonymsDocument],
      });
      const text = `${values.words} → ${values.means}`;
      toast({ title: 'Eş anlamlı kaydedildi', text, tone: 'positive' });
      work.finish();
      leave();
    } catch (thrown) {
      const { message, fields } = readOperatorError(thrown);
      setProblem({ message, fields });
      setBusy(false);
    }
  }
  return { values, setValues, isBusy, problem, work, save };
}

/** Form of a synonym. */
export function SynonymDialog({ given, onClose }: SynonymDialogProps) {
  const id = useId();
  const { values, setValues, isBusy, problem, work, save } = useSynonym({ given, onClose });
  const { close, question } = useFormExit(work, { isBusy, onClose });
  const field = (name: 'words' | 'means') => (
    <FieldBox id={`${id}-${name}`} label={labels[name]} isRequired error={problem?.fields[name]}>
      <Input
        id={`${id}-${name}`}
        value={values[name]}
        maxLength={80}
        required
        autoComplete="off"
        ref={name === (given.words ? 'means' : 'words') ? focusOnOpen : undefined}
        aria-invalid={problem?.fields[name] ? true : undefined}
        aria-describedby={problem?.fields[name] ? `${id}-${name}-error` : undefined}
        onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
      />
    </FieldBox>
  );
  return (
    <AdminDialog
      title={given.id === undefined ? 'Eş anlamlı ekle' : 'Eş anlamlıyı düzenle'}
      onClose={close}
      actions={
        <>
          <Button variant="line" size="sm" onClick={close}>
            Vazgeç
          </Button>
          <Button
            type="submit"
            form={`${id}-form`}
            size="sm"
            disabled={isBusy || !values.words.trim() || !values.means.trim()}
          >
            Kaydet
          </Button>
        </>
      }
    >
      <DraftNote work={work} labels={labels} />
      <chakra.form
        id={`${id}-form`}
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {problem && Object.keys(problem.fields).length === 0 ? (
          <Note icon={warnIcon} tone="danger">
            {problem.message}
          </Note>
        ) : null}
        {field('words')}
        {field('means')}
        <chakra.label display="flex" alignItems="center" gap="2.5" minH="11">
          <Checkbox
            checked={values.isTwoWay}
            onChange={(event) => setValues({ ...values, isTwoWay: event.currentTarget.checked })}
          />
          {labels.isTwoWay}
        </chakra.label>
      </chakra.form>
      {question}
    </AdminDialog>
  );
}
