import { Button } from '../../ui/form/Button.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useCarryOutImportMutation } from '../../graphql/generated.ts';
import { readOperatorError } from '../shared/text/readOperatorError.ts';

interface CarryOutProps {
  /** The dry run. */
  id: number;
  onStarted: (id: number) => void;
}

/** Does what a dry run showed. */
export function CarryOut({ id, onStarted }: CarryOutProps) {
  const toast = useToast();
  const [start, { loading }] = useCarryOutImportMutation();
  async function handleStart() {
    try {
      const { data } = await start({ variables: { input: { dryRunId: id } } });
      if (data) onStarted(data.startImport.id);
    } catch (error) {
      toast({ title: 'Hata!', text: readOperatorError(error).message, tone: 'danger' });
    }
  }
  return (
    <Button size="sm" disabled={loading} onClick={() => void handleStart()}>
      {loading ? 'Başlatılıyor...' : 'Şimdi içe aktar'}
    </Button>
  );
}
