import { useState } from 'react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { IndexingStateDocument } from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';

// The card shows the saved values.
export const refetchIndexingState = { refetchQueries: [IndexingStateDocument], awaitRefetchQueries: true };

/** Saves the result of `work` and reports it. */
export function useSaving() {
  const toast = useToast();
  const [refusal, setRefusal] = useState<ReturnType<typeof readOperatorError> | null>(null);
  async function save(work: () => Promise<unknown>, text: string) {
    setRefusal(null);
    try {
      await work();
      toast({ title: 'Başarılı!', text, tone: 'positive' });
      return true;
    } catch (error) {
      setRefusal(readOperatorError(error));
      return false;
    }
  }
  return { refusal, save };
}
