import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Button } from '../../../ui/form/Button.tsx';

/** A page beyond the end of its list, such as after its last row was deleted. */
export function PageWithoutRows({ onLast }: { onLast: () => void }) {
  return (
    <EmptyState
      title="Bu sayfada kayıt kalmadı"
      text="Liste kısaldı; öteki kayıtlar önceki sayfalarda."
      actions={
        <Button variant="line" onClick={onLast}>
          Son sayfayı aç
        </Button>
      }
    />
  );
}
