import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/form/Button.tsx';
import { warnIcon } from '../../ui/icon/icons.ts';
import { Note } from '../shared/page/Note.tsx';
import { CopyButton } from '../shared/secret/CopyButton.tsx';
import { useSecretExit } from '../shared/secret/useSecretExit.tsx';

/** The codes that replace a lost phone, shown once. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const { question } = useSecretExit(true, onClose);
  return (
    <chakra.div display="grid" gap="4">
      <Note icon={warnIcon} role="status">
        Açıldı. Telefonunuzu kaybederseniz bu kodların her biri bir kez giriş yaptırır. Şimdi saklayın: bir
        daha gösterilmez.
      </Note>
      <chakra.ul
        aria-label="Kurtarma kodları"
        display="grid"
        gap="2"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
        fontVariantNumeric="tabular-nums"
      >
        {codes.map((code) => (
          <chakra.li key={code}>
            <code>{code}</code>
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" gap="2.5">
        <CopyButton text={codes.join('\n')} />
        <Button onClick={onClose}>Sakladım</Button>
      </chakra.div>
      {question}
    </chakra.div>
  );
}
