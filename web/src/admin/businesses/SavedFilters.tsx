import { cleanName } from '../../../../domain/text/names.ts';
import { chakra } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { trashIcon } from '../../ui/icon/adminIcons.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Chip } from '../../ui/form/Chip.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { Input } from '../../ui/form/Input.tsx';
import type { SavedFiltersQuery } from '../../graphql/generated.ts';
import {
  DeleteSavedFilterDocument,
  SaveFilterDocument,
  SavedFiltersDocument,
  useSavedFiltersQuery,
} from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { useAction } from '../shared/form/useAction.ts';
import { Question } from '../shared/dialog/Question.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import type { BusinessView } from './businessView.ts';
import { businessViewParams, parseBusinessView } from './businessView.ts';
import { ActionButton } from '../shared/form/ActionButton.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { useWhileShown } from '../shared/dialog/useWhileShown.ts';

type SavedFilter = SavedFiltersQuery['savedFilters'][number];

/** The operator's saved filters as chips; nothing without any. */
export function SavedFilterChips({ view }: { view: BusinessView }) {
  const { data } = useSavedFiltersQuery({ fetchPolicy: 'cache-and-network' });
  if (!data?.savedFilters.length) return null;
  const current = queryOf(view);
  return (
    <chakra.nav aria-label="Kayıtlı filtreler" display="flex" gap="2" mb="4" overflowX="auto" py="0.5">
      {data.savedFilters.map(({ id, name, query }) => (
        <Chip key={id} asChild active={query === current}>
          <Link to={query || '.'} preventScrollReset aria-current={query === current ? 'true' : undefined}>
            <bdi>{name}</bdi>
          </Link>
        </Chip>
      ))}
    </chakra.nav>
  );
}

/** Query string of conditions and order, without page, panel and dialog. Empty if nothing is set. */
function queryOf(view: BusinessView): string {
  const { hasGlobalNumbers, page, edit, isHistory, dialog, asked } = plainView;
  return businessViewParams({ ...view, hasGlobalNumbers, page, edit, isHistory, dialog, asked });
}

const plainView = parseBusinessView(new URLSearchParams());

interface SavedFiltersDialogProps {
  view: BusinessView;
  onClose: () => void;
}

/** Names the filter that is set, and forgets others. */
export function SavedFiltersDialog({ view, onClose }: SavedFiltersDialogProps) {
  const leave = useWhileShown(onClose);
  const id = useId();
  const client = useApolloClient();
  const { succeed, attempt: attemptLater } = useAction();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const [isSaving, setSaving] = useState(false);
  /** Another filter of the typed name, which saving would replace. */
  const [replaced, setReplaced] = useState<SavedFilter | null>(null);
  const { data, refetch } = useSavedFiltersQuery();
  const query = queryOf(view);

  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setProblem('');
    try {
      await work();
      await refetch();
      return true;
    } catch (thrown) {
      const { message } = readOperatorError(thrown);
      setProblem(message);
      return false;
    }
  }
  const save = (variables: Pick<SavedFilter, 'name' | 'query'>) =>
    client.mutate({ mutation: SaveFilterDocument, variables, refetchQueries: [SavedFiltersDocument] });
  const undoBy = (before: SavedFilter) => () => attemptLater(() => save(before));

  async function handleSave(before: SavedFilter | null = null) {
    if (isSaving) return false;
    const variables = { name: before?.name ?? name.trim(), query };
    setSaving(true);
    const isSaved = await attempt(() => save(variables));
    setSaving(false);
    if (!isSaved) return false;
    succeed({
      title: 'Filtre kaydedildi',
      text: variables.name,
      undo: before ? undoBy(before) : undefined,
    });
    leave();
    return true;
  }
  async function handleSubmit() {
    const current = await refetch().catch(() => null);
    const same = current?.data?.savedFilters.find((filter) => filter.name === cleanName(name));
    if (same && same.query !== query) setReplaced(same);
    else await handleSave();
  }
  async function handleDelete(filter: SavedFilter) {
    const variables = { id: filter.id };
    if (await attempt(() => client.mutate({ mutation: DeleteSavedFilterDocument, variables })))
      succeed({ title: 'Filtre silindi', text: filter.name, undo: undoBy(filter) });
  }
  return (
    <AdminDialog
      title="Kayıtlı filtreler"
      onClose={onClose}
      actions={
        <Button variant="line" size="sm" onClick={onClose}>
          Kapat
        </Button>
      }
    >
      {query ? (
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
            <FieldBox id={`${id}-name`} label="Şimdiki filtrenin adı" error={problem || undefined}>
              <Input
                id={`${id}-name`}
                value={name}
                maxLength={80}
                autoComplete="off"
                aria-invalid={problem ? true : undefined}
                aria-describedby={problem ? `${id}-name-error` : undefined}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            </FieldBox>
          </chakra.div>
          <Button type="submit" size="md" disabled={!name.trim() || isSaving}>
            Kaydet
          </Button>
        </chakra.form>
      ) : (
        <>
          <chakra.p color="muted">Bir filtre kurun; sonra buradan adıyla kaydedin.</chakra.p>
          <Failure text={problem || null} />
        </>
      )}
      <chakra.ul listStyleType="none" mt="4">
        {(data?.savedFilters ?? []).map((filter) => (
          <chakra.li key={filter.id} display="flex" alignItems="center" gap="2" minH="11">
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              <bdi>{filter.name}</bdi>
            </chakra.span>
            <ActionButton
              variant="ghost"
              size="icon"
              aria-label={`${filter.name}: sil`}
              onAct={() => handleDelete(filter)}
            >
              <Icon path={trashIcon} size={18} />
            </ActionButton>
          </chakra.li>
        ))}
      </chakra.ul>
      {replaced ? (
        <Question
          title="Filtreyi değiştir"
          act="Değiştir"
          // A refusal is shown at the name.
          onAct={() => handleSave(replaced).then(() => true)}
          onClose={() => setReplaced(null)}
        >
          <p>
            “<bdi>{replaced.name}</bdi>” adlı bir filtreniz var. Kaydederseniz onun koşulları, şimdi ekranda
            olan filtreyle değişir.
          </p>
        </Question>
      ) : null}
    </AdminDialog>
  );
}
