import { useState } from 'react';
import { useRotateWebhookSecretMutation } from '../../graphql/generated.ts';
import { Button } from '../../ui/form/Button.tsx';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { ShownOnce } from '../shared/secret/ShownOnce.tsx';
import { useSecretExit } from '../shared/secret/useSecretExit.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';

interface RotateSecretDialogProps {
  webhook: { id: number; name: string };
  onClose: () => void;
}

/** Makes a new secret for the signatures of a webhook, and shows it. */
export function RotateSecretDialog({ webhook, onClose }: RotateSecretDialogProps) {
  const [secret, setSecret] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [rotate, { loading }] = useRotateWebhookSecretMutation({ fetchPolicy: 'no-cache' });
  const { close, finish, question } = useSecretExit(secret !== null, onClose);
  async function handleRotate() {
    setFailure(null);
    try {
      const { data } = await rotate({ variables: { id: webhook.id } });
      setSecret(data?.rotateWebhookSecret.secret ?? null);
    } catch (thrown) {
      setFailure(readOperatorError(thrown).message);
    }
  }
  return (
    <AdminDialog
      title="İmza anahtarını yenile"
      onClose={close}
      actions={
        secret ? (
          <Button onClick={finish}>Tamam</Button>
        ) : (
          <>
            <Button variant="line" onClick={onClose}>
              Vazgeç
            </Button>
            <Button disabled={loading} onClick={() => void handleRotate()}>
              Yenile
            </Button>
          </>
        )
      }
    >
      {secret ? (
        <ShownOnce label={webhook.name} text={secret} />
      ) : (
        <>
          <p>
            “<bdi>{webhook.name}</bdi>” için yeni bir imza anahtarı oluşturulur. Mesajlar 24 saat boyunca
            eskisiyle de imzalanır; bu sürede yenisini alıcıya girin.
          </p>
          <Failure text={failure} />
        </>
      )}
      {question}
    </AdminDialog>
  );
}
