import { messageText } from '../../shared/text/messageText.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/text/Card.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { infoIcon, refreshIcon, warnIcon } from '../../../ui/icon/icons.ts';
import { useRetryImportMutation, type ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import { useAction } from '../../shared/form/useAction.ts';
import { FileMark } from '../../shared/page/FileMark.tsx';
import { formatDateTime } from '../../shared/text/formatTurkish.ts';
import { css } from '../../../ui/theme/styles.ts';

/** An import that failed or was cancelled. */
export function ImportFailure({ item }: { item: ImportCard_ImportFragment }) {
  const isStopped = item.status === 'CANCELLED';
  const about = [item.fileName, item.finishedAt ? formatDateTime(item.finishedAt) : null, item.operatorName];
  return (
    <Card as="section" aria-label="İçe aktarma sonucu" className={css({ p: { base: '4', md: '5' } })}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <FileMark icon={isStopped ? infoIcon : warnIcon} tone={isStopped ? 'warning' : 'danger'} />
        <chakra.div minW="0">
          <chakra.h2 textStyle="md" fontWeight="bold">
            {headingOf(item)}
          </chakra.h2>
          <chakra.p color="muted" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
            {about.filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      {isStopped ? null : (
        <chakra.p mt="3" color="danger" overflowWrap="anywhere">
          {messageText(item.errorData, item.errorMessage) ?? 'Dosya içe aktarılamadı.'}
        </chakra.p>
      )}
      <chakra.p mt={isStopped ? '3' : '1'} color="muted">
        Hiçbir kayıt değişmedi.{isStopped ? '' : ' Dosyayı düzeltip yeniden yükleyebilirsiniz.'}
      </chakra.p>
      {item.hasFile ? <RetryButton id={item.id} /> : null}
    </Card>
  );
}

function headingOf({ status, isDryRun }: ImportCard_ImportFragment): string {
  if (status === 'CANCELLED') return isDryRun ? 'Önizleme durduruldu' : 'İçe aktarma durduruldu';
  return isDryRun ? 'Önizleme hazırlanamadı' : 'İçe aktarma başarısız';
}

function RetryButton({ id }: { id: number }) {
  const { attempt } = useAction();
  const [retry, { loading }] = useRetryImportMutation();
  const handleRetry = () => attempt(() => retry({ variables: { id } }));
  return (
    <Button
      variant="tonal"
      size="sm"
      className={css({ mt: '3' })}
      disabled={loading}
      onClick={() => void handleRetry()}
    >
      <Icon path={refreshIcon} size={16} />
      {loading ? 'Yeniden deneniyor...' : 'Yeniden dene'}
    </Button>
  );
}
