import { chakra } from '@chakra-ui/react';
import { trashIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { AdminDialog } from '../../shared/dialog/AdminDialog.tsx';
import { useIfMounted } from '../../shared/dialog/useIfMounted.ts';
import { ActionButton } from '../../shared/form/ActionButton.tsx';
import { Failure } from '../../shared/form/Failure.tsx';
import type { BusinessView } from '../businessView.ts';
import { filterQuery } from './filterQuery.ts';
import { SaveFilterForm } from './SaveFilterForm.tsx';
import { useSavedFilters } from './useSavedFilters.ts';

interface SavedFiltersDialogProps {
  view: BusinessView;
  onClose: () => void;
}

/** Saves the filter that is set, and lists the stored ones, each with a button that deletes it. */
export function SavedFiltersDialog({ view, onClose }: SavedFiltersDialogProps) {
  const leave = useIfMounted(onClose);
  const saved = useSavedFilters();
  const query = filterQuery(view);
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
        <SaveFilterForm query={query} saved={saved} onSaved={leave} />
      ) : (
        <>
          <chakra.p color="muted">Bir filtre kurun; sonra buradan adıyla kaydedin.</chakra.p>
          <Failure text={saved.problem || null} />
        </>
      )}
      <chakra.ul listStyleType="none" mt="4">
        {saved.filters.map((filter) => (
          <chakra.li key={filter.id} display="flex" alignItems="center" gap="2" minH="11">
            <chakra.span flex="1" minW="0" overflowWrap="anywhere">
              <bdi>{filter.name}</bdi>
            </chakra.span>
            <ActionButton
              variant="ghost"
              size="icon"
              aria-label={`${filter.name}: sil`}
              onAct={() => saved.remove(filter)}
            >
              <Icon path={trashIcon} size={18} />
            </ActionButton>
          </chakra.li>
        ))}
      </chakra.ul>
    </AdminDialog>
  );
}
