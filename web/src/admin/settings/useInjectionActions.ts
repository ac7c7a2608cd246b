import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useDeleteInjectionCodeMutation,
  useOrderInjectionCodesMutation,
  useRestoreInjectionCodeMutation,
  useSaveInjectionCodeMutation,
  type InjectionCode_CodeFragment,
} from '../../graphql/generated.ts';
import { failureText } from '../shared/form/failureText.ts';

const again = { refetchQueries: 'active' } as const;

/** Actions on a code, each with a toast and an undo. */
export function useInjectionActions() {
  const toast = useToast();
  const [save, saving] = useSaveInjectionCodeMutation(again);
  const [remove, removing] = useDeleteInjectionCodeMutation(again);
  const [restore, restoring] = useRestoreInjectionCodeMutation(again);
  const [order, ordering] = useOrderInjectionCodesMutation(again);

  async function reported(work: () => Promise<unknown>, text: string, undo?: () => Promise<void>) {
    try {
      await work();
      toast({
        title: 'Başarılı!',
        text,
        tone: 'positive',
        ...(undo ? { action: { label: 'Geri al', onPress: () => void undo() } } : {}),
      });
    } catch (error) {
      toast({ title: 'Hata', text: failureText(error), tone: 'danger' });
    }
  }
  const goBack = (id: number, version: number, text: string) =>
    reported(() => restore({ variables: { id, version } }), text);

  return {
    isBusy: saving.loading || removing.loading || restoring.loading || ordering.loading,
    restore: goBack,
    remove: ({ id, version }: InjectionCode_CodeFragment) =>
      reported(
        () => remove({ variables: { id } }),
        'Kod silindi',
        () => goBack(id, version, 'Kod geri getirildi'),
      ),
    switchCode: (
      { id, version, name, code, position, consent }: InjectionCode_CodeFragment,
      isEnabled: boolean,
    ) =>
      reported(
        () => save({ variables: { input: { id, version, name, code, position, consent, isEnabled } } }),
        isEnabled ? 'Kod açıldı' : 'Kod kapatıldı',
      ),
    move: (ids: readonly number[], at: number, by: -1 | 1) => {
      const next = [...ids];
      const [moved] = next.splice(at, 1);
      if (moved !== undefined) next.splice(at + by, 0, moved);
      return reported(() => order({ variables: { ids: next } }), 'Sıra değişti');
    },
  };
}
