import {
  useDeleteInjectionCodeMutation,
  useOrderInjectionCodesMutation,
  useRestoreInjectionCodeMutation,
  useSaveInjectionCodeMutation,
  type InjectionCode_CodeFragment,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';

const again = { refetchQueries: 'active' } as const;

/** Actions on a code, each with a toast and an undo. */
export function useInjectionActions() {
  const { attempt } = useAction();
  const [save, saving] = useSaveInjectionCodeMutation(again);
  const [remove, removing] = useDeleteInjectionCodeMutation(again);
  const [restore, restoring] = useRestoreInjectionCodeMutation(again);
  const [order, ordering] = useOrderInjectionCodesMutation(again);

  const restoreVersion = (id: number, version: number, text: string) =>
    attempt(() => restore({ variables: { id, version } }), { text });

  return {
    isBusy: saving.loading || removing.loading || restoring.loading || ordering.loading,
    restore: restoreVersion,
    remove: ({ id, version }: InjectionCode_CodeFragment) =>
      attempt(() => remove({ variables: { id } }), {
        text: 'Kod silindi',
        undo: () => restoreVersion(id, version, 'Kod geri getirildi'),
      }),
    switchCode: (
      { id, version, name, code, position, consent }: InjectionCode_CodeFragment,
      isEnabled: boolean,
    ) =>
      attempt(
        () => save({ variables: { input: { id, version, name, code, position, consent, isEnabled } } }),
        { text: isEnabled ? 'Kod açıldı' : 'Kod kapatıldı' },
      ),
    move: (ids: readonly number[], at: number, by: -1 | 1) => {
      const next = [...ids];
      const [moved] = next.splice(at, 1);
      if (moved !== undefined) next.splice(at + by, 0, moved);
      return attempt(() => order({ variables: { ids: next } }), { text: 'Sıra değişti' });
    },
  };
}
