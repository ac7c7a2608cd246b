import { chakra } from '@chakra-ui/react';
import { sheetIcon } from '../../../ui/icon/adminIcons.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/text/Card.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { closeIcon, refreshIcon, warnIcon } from '../../../ui/icon/icons.ts';
import { FileMark } from '../../shared/page/FileMark.tsx';
import { formatFileSize, formatPercent } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { ProgressBar } from '../../shared/page/ProgressBar.tsx';
import type { UploadState } from './useUpload.ts';
import { css } from '../../../ui/theme/styles.ts';

interface UploadCardProps {
  state: Exclude<UploadState, { kind: 'empty' }>;
  onStop: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** The chosen file, and its way to the server. */
export function UploadCard({ state, onStop, onRetry, onRemove }: UploadCardProps) {
  const { file } = state;
  const progress = state.kind === 'sending' ? state.progress : null;
  const share = progress && progress.total > 0 ? progress.loaded / progress.total : null;
  return (
    <Card as="section" aria-label="Seçilen dosya" className={css({ p: { base: '4', md: '5' } })}>
      <chakra.div display="flex" alignItems="center" gap="3">
        <FileMark icon={sheetIcon} />
        <chakra.div flex="1" minW="0">
          <chakra.p fontWeight="bold" overflowWrap="anywhere">
            <bdi>{file.name}</bdi>
          </chakra.p>
          <chakra.p color="muted" fontVariantNumeric="tabular-nums">
            {progress && progress.loaded < progress.total
              ? `${formatFileSize(progress.loaded)} / ${formatFileSize(progress.total)} gönderildi`
              : progress
                ? 'Gönderildi, sunucu dosyayı denetliyor'
                : formatFileSize(file.size)}
          </chakra.p>
        </chakra.div>
        {share !== null ? (
          <chakra.p textStyle="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
            {formatPercent(share)}
          </chakra.p>
        ) : (
          <Button variant="ghost" size="icon" aria-label="Dosyayı kaldır" onClick={onRemove}>
            <Icon path={closeIcon} />
          </Button>
        )}
      </chakra.div>
      {progress ? (
        <chakra.div mt="3.5">
          <ProgressBar label="Dosya gönderiliyor" share={share} text={formatPercent(share ?? 0)} />
        </chakra.div>
      ) : null}
      {state.kind === 'chosen' && state.problem ? (
        <Note icon={warnIcon} tone="danger" mt="3.5">
          {state.problem}
        </Note>
      ) : null}
      {state.kind === 'chosen' ? (
        <Button variant="tonal" size="sm" className={css({ mt: '3' })} onClick={onRetry}>
          <Icon path={refreshIcon} size={16} />
          {state.problem ? 'Yeniden dene' : 'Dosyayı oku'}
        </Button>
      ) : null}
      {progress ? (
        <chakra.div display="flex" justifyContent="flex-end" mt="2">
          <Button variant="ghost" size="sm" onClick={onStop}>
            <Icon path={closeIcon} size={16} />
            Vazgeç
          </Button>
        </chakra.div>
      ) : null}
    </Card>
  );
}
