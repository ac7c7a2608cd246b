import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';
import { confirmationWords } from '../../../../domain/confirmationWords.ts';
import { foldText } from '../../../../domain/text/fold.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useRemovePersonalDataMutation,
  type PersonalDataItem,
  type PersonalDataReason,
} from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { FieldBox } from '../shared/form/FieldBox.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface PersonalDataDialogProps {
  reason: PersonalDataReason;
  /** The values to remove; null for all of the reason. */
  items: PersonalDataItem[] | null;
  count: number;
  onClose: () => void;
  onRemoved: () => void;
}

/** Removes values call by call until none is left or the operator stops. */
function usePersonalDataRemoval({ reason, items, onClose, onRemoved }: PersonalDataDialogProps) {
  const toast = useToast();
  const [remove] = useRemovePersonalDataMutation();
  const [phase, setPhase] = useState<Phase>('asking');
  const [removed, setRemoved] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const isStopped = useRef(false);
  const leave = useIfMounted(onClose);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  // A call removes as many values as fit in the time of a request; between two calls the operator may stop.
  async function start() {
    setFailure(null);
    setPhase('removing');
    isStopped.current = false;
    let total = removed;
    try {
      for (let remaining = 1; remaining > 0 && !isStopped.current;) {
        const input = { ...(items ? { items } : { reason }), isConfirmed: true };
        const { data } = await remove({ variables: { input } });
        const part = data?.removeStoredPersonalData;
        total += part?.removed ?? 0;
        setRemoved(total);
        // Without progress there is nothing to wait for.
        remaining = items === null && part && part.removed > 0 ? part.remaining : 0;
        if (remaining > 0 && isStopped.current) {
          setPhase('stopped');
          onRemoved();
          return;
        }
      }
      leave();
      onRemoved();
      toast({ title: `${formatNumber(total)} değer silindi`, tone: 'positive' });
    } catch (thrown) {
      setFailure(readOperatorError(thrown).message);
      setPhase('stopped');
      onRemoved();
    }
  }

  function stop() {
    isStopped.current = true;
    setPhase('stopping');
  }
  return { phase, removed, failure, start, stop };
}

/** Asks before values about persons are removed permanently, with a typed word where all of them go. */
export function PersonalDataDialog(props: PersonalDataDialogProps) {
  const { items, count, onClose } = props;
  const id = useId();
  const [word, setWord] = useState('');
  const { phase, removed, failure, start, stop } = usePersonalDataRemoval(props);
  const isRunning = phase === 'removing' || phase === 'stopping';
  const isSure = items !== null || foldText(word) === foldText(confirmationWords.erase);

  return (
    <AdminDialog
      title="Kişisel verileri sil"
      onClose={isRunning ? stop : onClose}
      actions={
        <>
          <Button
            variant="line"
            size="sm"
            disabled={phase === 'stopping'}
            onClick={isRunning ? stop : onClose}
          >
            {phase === 'stopping'
              ? 'Durduruluyor...'
              : phase === 'removing'
                ? 'Durdur'
                : removed > 0
                  ? 'Kapat'
                  : 'Vazgeç'}
          </Button>
          <Button variant="red" size="sm" disabled={isRunning || !isSure} onClick={() => void start()}>
            {isRunning ? 'Siliniyor' : `${formatNumber(count)} değeri sil`}
          </Button>
        </>
      }
    >
      <p>
        Değerler kayıtlardan ve kayıtların geçmişinden kalıcı olarak silinir. Bu işlem geri alınamaz. Yalnızca
        daha önce alınmış yedeklerde, yedi gün saklanan dışa aktarmalarda ve 30 gün saklanan yüklenmiş
        dosyalarda kalırlar.
      </p>
      {items === null ? (
        <chakra.div mt="4">
          <FieldBox id={id} label={`Onaylamak için ${confirmationWords.erase} yazın`}>
            <Input
              id={id}
              value={word}
              autoComplete="off"
              autoCapitalize="characters"
              disabled={isRunning}
              onChange={(event) => setWord(event.target.value)}
            />
          </FieldBox>
        </chakra.div>
      ) : null}
      <chakra.p role="status" mt="3">
        {progressText(phase, removed)}
      </chakra.p>
      <Failure text={failure} />
    </AdminDialog>
  );
}

type Phase = 'asking' | 'removing' | 'stopping' | 'stopped';

function progressText(phase: Phase, removed: number): string {
  const text = removed > 0 ? `${formatNumber(removed)} değer silindi` : '';
  if (phase === 'stopped' && text) return `${text}, gerisi duruyor.`;
  return text && `${text}.`;
}
