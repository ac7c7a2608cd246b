import { chakra } from '@chakra-ui/react';
import { warnIcon } from '../../../ui/icon/icons.ts';
import { Note } from '../page/Note.tsx';
import { CopyButton } from './CopyButton.tsx';

/** A new secret, shown once. */
export function ShownOnce({ label, text }: { label: string; text: string }) {
  return (
    <chakra.div display="grid" gap="4">
      <Note icon={warnIcon} role="status">
        Şimdi kopyalayın: bir daha gösterilmez.
      </Note>
      <div>
        <chakra.p color="muted">{label}</chakra.p>
        <chakra.code display="block" mt="1" textStyle="md" overflowWrap="anywhere">
          {text}
        </chakra.code>
      </div>
      <div>
        <CopyButton text={text} />
      </div>
    </chakra.div>
  );
}
