import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/form/Button.tsx';
import { infoIcon, warnIcon } from '../../../ui/icon/icons.ts';
import { Radio } from '../../../ui/form/Radio.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { BulkChangesInput } from '../../../graphql/generated.ts';
import { useBulkEditPreviewQuery, useStartBulkEditMutation } from '../../../graphql/generated.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { formatNumber } from '../../shared/text/formatTurkish.ts';
import type { ChosenCategory } from '../../shared/form/CategoryFilter.tsx';
import { Note } from '../../shared/page/Note.tsx';
import type { BusinessView } from '../businessView.ts';
import { filterOf, hasBusinessFilter } from '../businessView.ts';
import { BulkFields, type BulkChanges } from './BulkFields.tsx';
import { previewText, startText } from './bulkLabels.ts';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';

interface BulkDialogProps {
  view: BusinessView;
  /** Ids of the selected rows. */
  selected: ReadonlySet<number>;
  onStarted: () => void;
  onClose: () => void;
}

/** Changes the selected rows, or all that match the filter, and shows first how many would change. */
export function BulkDialog({ view, selected, onStarted, onClose }: BulkDialogProps) {
  const navigate = useNavigate();
  const leave = useIfMounted(() => navigate(adminPaths.bulkEdits()));
  const [isSelectionChosen, setSelectionChosen] = useState(selected.size > 0);
  // For the server, a list without ids is the whole directory.
  const isOfSelection = isSelectionChosen && selected.size > 0;
  const [category, setCategory] = useState<ChosenCategory | null>(null);
  const [changes, setChanges] = useState<BulkChanges>({});
  const [problem, setProblem] = useState('');
  const [start, { loading: isStarting }] = useStartBulkEditMutation();
  const input = {
    ...(isOfSelection ? { ids: [...selected] } : { filter: filterOf(view) }),
    changes: withoutUnchanged({ ...changes, categoryId: category?.id }),
  };
  const isEmpty = Object.keys(input.changes).length === 0;
  const preview = useBulkEditPreviewQuery({
    variables: { input },
    skip: isEmpty,
    fetchPolicy: 'network-only',
  });
  const shown = isEmpty ? undefined : preview.data?.bulkEditPreview;

  async function handleStart() {
    setProblem('');
    try {
      await start({ variables: { input } });
      onStarted();
      leave();
    } catch (thrown) {
      setProblem(readOperatorError(thrown).message);
    }
  }

  return (
    <AdminDialog
      title="Toplu düzenle"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" size="sm" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            size="sm"
            disabled={!shown || (shown.changing === 0 && !shown.isLowerBound) || isStarting}
            onClick={() => void handleStart()}
          >
            {startText(shown)}
          </Button>
        </>
      }
    >
      <chakra.div display="flex" flexDirection="column" gap="4">
        <ScopeChoice
          view={view}
          count={selected.size}
          isOfSelection={isOfSelection}
          onChoose={setSelectionChosen}
        />
        <BulkFields
          changes={changes}
          category={category}
          onCategory={setCategory}
          onChange={(change) => setChanges((current) => ({ ...current, ...change }))}
        />
        <Note
          icon={problem || preview.error ? warnIcon : infoIcon}
          tone={problem ? 'danger' : 'neutral'}
          role="status"
        >
          {problem ||
            previewText(isEmpty, preview.error !== undefined, shown, changes.deriveCountry === true)}
        </Note>
      </chakra.div>
    </AdminDialog>
  );
}

function withoutUnchanged(changes: BulkChanges): BulkChangesInput {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

interface ScopeChoiceProps {
  view: BusinessView;
  /** Number of selected rows. */
  count: number;
  isOfSelection: boolean;
  onChoose: (isOfSelection: boolean) => void;
}

function ScopeChoice({ view, count, isOfSelection, onChoose }: ScopeChoiceProps) {
  return (
    <fieldset>
      <VisuallyHidden as="legend">Hangi kayıtlar</VisuallyHidden>
      {count > 0 ? (
        <Scope
          label={`Seçilen ${formatNumber(count)} kayıt`}
          isChosen={isOfSelection}
          onChoose={() => onChoose(true)}
        />
      ) : null}
      <Scope
        label={hasBusinessFilter(view) ? 'Filtreyle eşleşen bütün kayıtlar' : 'Rehberdeki bütün kayıtlar'}
        isChosen={!isOfSelection}
        onChoose={() => onChoose(false)}
      />
    </fieldset>
  );
}

function Scope({ label, isChosen, onChoose }: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <chakra.label display="flex" alignItems="center" gap="3" minH={{ base: '11', md: '9' }}>
      <Radio name="bulk-scope" checked={isChosen} onChange={onChoose} />
      {label}
    </chakra.label>
  );
}
