import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { Input } from '../../../ui/form/Input.tsx';
import { Question } from '../../shared/dialog/Question.tsx';
import { FieldBox } from '../../shared/form/FieldBox.tsx';
import type { SavedFilter, useSavedFilters } from './useSavedFilters.ts';

interface SaveFilterFormProps {
  query: string;
  saved: ReturnType<typeof useSavedFilters>;
  onSaved: () => void;
}

/** Saves the filter that is set under a name. Asks first if that replaces another. */
export function SaveFilterForm({ query, saved, onSaved }: SaveFilterFormProps) {
  const { problem, findByName, save } = saved;
  const id = `${useId()}-name`;
  const [name, setName] = useState('');
  const [isSaving, setSaving] = useState(false);
  /** Another filter of the typed name, which saving would replace. */
  const [replaced, setReplaced] = useState<SavedFilter | null>(null);

  async function handleSave() {
    if (isSaving) return;
    setSaving(true);
    const isSaved = await save(replaced?.name ?? name.trim(), query, replaced);
    setSaving(false);
    if (isSaved) onSaved();
  }
  async function handleSubmit() {
    const same = await findByName(name);
    if (same && same.query !== query) setReplaced(same);
    else await handleSave();
  }
  return (
    <>
      <chakra.form
        display="flex"
        alignItems="flex-end"
        gap="2.5"
        onSubmit={(event) => {
          event.preventDefault();
          void handleSubmit();
        }}
      >
        <chakra.div flex="1" minW="0">
          <FieldBox id={id} label="Şimdiki filtrenin adı" error={problem || undefined}>
            <Input
              id={id}
              value={name}
              maxLength={80}
              autoComplete="off"
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? `${id}-error` : undefined}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </FieldBox>
        </chakra.div>
        <Button type="submit" size="md" disabled={!name.trim() || isSaving}>
          Kaydet
        </Button>
      </chakra.form>
      {replaced ? (
        <Question
          title="Filtreyi değiştir"
          act="Değiştir"
          // A refusal is shown at the name.
          onAct={() => handleSave().then(() => true)}
          onClose={() => setReplaced(null)}
        >
          <p>
            “<bdi>{replaced.name}</bdi>” adlı bir filtreniz var. Kaydederseniz onun koşulları, şimdi ekranda
            olan filtreyle değişir.
          </p>
        </Question>
      ) : null}
    </>
  );
}
