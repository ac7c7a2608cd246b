import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/form/Button.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useRevokeApiKeyMutation } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface RevokeApiKeyDialogProps {
  apiKey: { id: number; name: string };
  onClose: () => void;
}

/** Ends a key, which can't be undone. */
export function RevokeApiKeyDialog({ apiKey: { id, name }, onClose }: RevokeApiKeyDialogProps) {
  const leave = useIfMounted(onClose);
  const toast = useToast();
  const [revoke, { loading, error }] = useRevokeApiKeyMutation();

  async function handleRevoke() {
    try {
      await revoke({ variables: { id } });
      toast({ title: 'Anahtar iptal edildi', tone: 'positive' });
      leave();
    } catch {
      // The mutation's own error is shown below.
    }
  }

  return (
    <AdminDialog
      title="Anahtarı iptal et"
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Vazgeç
          </Button>
          <Button variant="red" disabled={loading} onClick={() => void handleRevoke()}>
            İptal et
          </Button>
        </>
      }
    >
      <chakra.p>
        “<bdi>{name}</bdi>” ile bağlanan program hemen dışarıda kalır. Bu geri alınamaz.
      </chakra.p>
      <Failure text={error ? readOperatorError(error).message : null} />
    </AdminDialog>
  );
}
