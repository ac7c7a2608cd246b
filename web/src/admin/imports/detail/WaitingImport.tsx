import { chakra } from '@chakra-ui/react';
import { Card } from '../../../ui/text/Card.tsx';
import { infoIcon } from '../../../ui/icon/icons.ts';
import { useCancelImportMutation, type ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useAction } from '../../shared/form/useAction.ts';
import { FileMark } from '../../shared/page/FileMark.tsx';
import { css } from '../../../ui/theme/styles.ts';

/** An import that stopped before it changed anything, since some of its columns may mean several things. */
export function WaitingImport({ item }: { item: ImportCard_ImportFragment }) {
  const { attempt } = useAction();
  const [cancel, { loading }] = useCancelImportMutation();
  return (
    <Card as="section" aria-label="İçe aktarma yanıt bekliyor" className={css({ p: { base: '4', md: '5' } })}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <FileMark icon={infoIcon} tone="warning" />
        <chakra.div minW="0">
          <chakra.h2 textStyle="md" fontWeight="bold">
            Bazı sütunlar için yanıtınız gerekiyor
          </chakra.h2>
          <chakra.p color="muted" overflowWrap="anywhere">
            <bdi>{item.fileName}</bdi>
          </chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.p mt="3">
        {item.hasFile
          ? 'Hiçbir kayıt değişmedi. Aşağıdaki soruları yanıtlayın; yanıtlar bu başlıkla gelen dosyalar için hatırlanır.'
          : 'Hiçbir kayıt değişmedi. Dosyası artık saklanmıyor; yeniden yükleyin.'}
      </chakra.p>
      <Button
        variant="line"
        size="sm"
        className={css({ mt: '3' })}
        disabled={loading}
        onClick={() => void attempt(() => cancel({ variables: { id: item.id } }))}
      >
        {loading ? 'Vazgeçiliyor...' : 'Vazgeç'}
      </Button>
    </Card>
  );
}
