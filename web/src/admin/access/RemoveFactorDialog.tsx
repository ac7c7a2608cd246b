import { isolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import { useRemoveSecondFactorMutation } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { PasswordQuestion } from './PasswordQuestion.tsx';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

interface RemoveFactorDialogProps {
  operator: { id: number; name: string };
  onClose: () => void;
}

/** Restores the access of an operator who lost phone and recovery codes. */
export function RemoveFactorDialog({ operator, onClose }: RemoveFactorDialogProps) {
  const leave = useIfMounted(onClose);
  const toast = useToast();
  const [remove] = useRemoveSecondFactorMutation();
  return (
    <AdminDialog title={`Doğrulamayı kaldır: ${isolated(operator.name)}`} onClose={onClose}>
      <chakra.p mb="4">
        <bdi>{operator.name}</bdi> yalnızca şifreyle girebilecek. Kaldırmadan önce isteyenin gerçekten kendisi
        olduğundan emin olun.
      </chakra.p>
      <PasswordQuestion
        submitLabel="Kaldır"
        onCancel={onClose}
        onSubmit={async (password) => {
          await remove({ variables: { id: operator.id, password } });
          toast({ title: 'İki adımlı doğrulama kaldırıldı', tone: 'positive' });
          leave();
        }}
      />
    </AdminDialog>
  );
}
