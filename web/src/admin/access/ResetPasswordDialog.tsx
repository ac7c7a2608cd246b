import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/form/Button.tsx';
import { useResetOperatorPasswordMutation } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { Failure } from '../shared/form/Failure.tsx';
import { readOperatorError } from '../shared/text/readOperatorError.ts';
import { ShownOnce } from '../shared/secret/ShownOnce.tsx';
import { useSecretExit } from '../shared/secret/useSecretExit.tsx';

interface ResetPasswordDialogProps {
  operator: { id: number; name: string; userCode: string };
  onClose: () => void;
}

/** Gives another operator a new password, and shows it. */
export function ResetPasswordDialog({ operator, onClose }: ResetPasswordDialogProps) {
  const [reset, { data, loading, error }] = useResetOperatorPasswordMutation({
    fetchPolicy: 'no-cache',
    refetchQueries: ['OpenSessions'],
  });
  const password = data?.resetOperatorPassword.password;

  const { close, question } = useSecretExit(password !== undefined, onClose);

  const handleReset = () => reset({ variables: { id: operator.id } }).catch(() => undefined);

  return (
    <AdminDialog
      title={`Şifre yenile: ${isolated(operator.name)}`}
      onClose={close}
      actions={
        password ? (
          <Button onClick={onClose}>Tamam</Button>
        ) : (
          <>
            <Button variant="line" onClick={onClose}>
              Vazgeç
            </Button>
            <Button disabled={loading} onClick={() => void handleReset()}>
              {loading ? 'Yenileniyor...' : 'Yeni şifre oluştur'}
            </Button>
          </>
        )
      }
    >
      {password ? (
        <ShownOnce label={`${operator.userCode} için yeni şifre`} text={password} />
      ) : (
        <>
          <chakra.p>
            Eski şifre geçersiz olur ve <bdi>{operator.name}</bdi> her yerde çıkış yapmış olur. Yeni şifre bir
            kez gösterilir.
          </chakra.p>
          <Failure text={error ? readOperatorError(error).message : null} />
        </>
      )}
      {question}
    </AdminDialog>
  );
}
