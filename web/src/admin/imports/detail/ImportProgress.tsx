import { isolated } from '../../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { sheetIcon } from '../../../ui/icon/adminIcons.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/text/Card.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { closeIcon, refreshIcon } from '../../../ui/icon/icons.ts';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { ImportCard_ImportFragment } from '../../../graphql/generated.ts';
import { useCancelImportMutation } from '../../../graphql/generated.ts';
import { readOperatorError } from '../../shared/text/readOperatorError.ts';
import { FileMark } from '../../shared/page/FileMark.tsx';
import { formatDateTime, formatNumber, formatPercent } from '../../shared/text/formatTurkish.ts';
import { Note } from '../../shared/page/Note.tsx';
import { ProgressBar } from '../../shared/page/ProgressBar.tsx';
import { useTick } from '../../shared/page/useTick.ts';
import { importPace } from './importPace.ts';
import { statusLabels } from '../importLabels.ts';
import { css } from '../../../ui/theme/styles.ts';

interface ImportProgressProps {
  item: ImportCard_ImportFragment;
  /** The last poll failed; the next one follows. */
  isCutOff: boolean;
}

/** A running import: where it is, how long it will take, and how to stop it. */
export function ImportProgress({ item, isCutOff }: ImportProgressProps) {
  const toast = useToast();
  const [cancel, { loading: isStopping }] = useCancelImportMutation();
  const now = useTick(true);
  const { share, rowsPerSecond, timeLeft } = importPace(item, now);
  const label = statusLabels[item.status].text;
  // All rows are applied in one step of unknown duration.
  const isApplying = item.status === 'MERGING';
  const done = share === null || isApplying ? null : formatPercent(share);

  async function handleStop() {
    try {
      await cancel({ variables: { id: item.id } });
    } catch (error) {
      toast({
        title: 'Hata!',
        text: `İçe aktarma durdurulamadı: ${readOperatorError(error).message}`,
        tone: 'danger',
      });
    }
  }

  return (
    <Card as="section" aria-label="Süren içe aktarma" className={css({ p: { base: '4', md: '5' } })}>
      <ProgressHead item={item} label={label} done={done} />
      <chakra.div mt="3.5" mb="2.5">
        <ProgressBar
          label={`${isolated(item.fileName)} içe aktarılıyor`}
          share={share}
          text={done ? `${label}, ${done}` : label}
        />
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="5"
        rowGap="1"
        fontVariantNumeric="tabular-nums"
      >
        <ProgressFigures item={item} timeLeft={timeLeft} rowsPerSecond={rowsPerSecond} />
        <Button
          variant="ghost"
          size="sm"
          className={css({ ml: 'auto' })}
          disabled={isStopping}
          onClick={() => void handleStop()}
        >
          <Icon path={closeIcon} size={16} />
          {isStopping ? 'Durduruluyor...' : 'Durdur'}
        </Button>
      </chakra.div>
      {isCutOff ? (
        <Note icon={refreshIcon} mt="3">
          Bağlantı kesildi, yeniden deneniyor. Aktarım bu sayfaya bağlı değildir.
        </Note>
      ) : null}
      {/* Spoken at a new state and every tenth of the way, not every second. */}
      <VisuallyHidden role="status">
        {share === null ? label : `${label}, ${formatPercent(Math.floor(share * 10) / 10)}`}
      </VisuallyHidden>
    </Card>
  );
}

interface ProgressFiguresProps extends Pick<ReturnType<typeof importPace>, 'timeLeft' | 'rowsPerSecond'> {
  item: ImportCard_ImportFragment;
}

function ProgressFigures({ item, timeLeft, rowsPerSecond }: ProgressFiguresProps) {
  const isApplying = item.status === 'MERGING';
  return (
    <>
      <span>
        <b>{formatNumber(item.rowsRead)}</b>
        {item.estimatedRows === null || isApplying
          ? ' satır okundu'
          : ` / yaklaşık ${formatNumber(item.estimatedRows)} satır`}
      </span>
      {isApplying ? (
        <chakra.span color="muted">
          {item.isDryRun
            ? 'Kayıtlarla karşılaştırılıyor'
            : 'Hepsi tek adımda uygulanıyor; yarım kalan bir şey olmaz'}
        </chakra.span>
      ) : null}
      {timeLeft ? <chakra.span color="muted">Kalan süre {timeLeft}</chakra.span> : null}
      {rowsPerSecond ? (
        <chakra.span color="muted">saniyede {formatNumber(rowsPerSecond)} satır</chakra.span>
      ) : null}
      {item.refused > 0 ? (
        <chakra.span color="danger">{formatNumber(item.refused)} satır reddedildi</chakra.span>
      ) : null}
    </>
  );
}

interface ProgressHeadProps {
  item: ImportCard_ImportFragment;
  label: string;
  /** Progress in percent; null while it is unknown. */
  done: string | null;
}

function ProgressHead({ item, label, done }: ProgressHeadProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      <FileMark icon={sheetIcon} />
      <chakra.div flex="1" minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.h2 textStyle="sm" fontWeight="bold" overflowWrap="anywhere">
            <bdi>{item.fileName}</bdi>
          </chakra.h2>
          {item.isDryRun ? <Badge tone="warning">Önizleme</Badge> : null}
          <Badge>{label}</Badge>
        </chakra.div>
        <chakra.p color="muted" fontVariantNumeric="tabular-nums">
          {item.startedAt ? `Başlangıç ${formatDateTime(item.startedAt)}` : formatDateTime(item.createdAt)} ·
          sayfadan ayrılabilirsiniz,{' '}
          {item.isDryRun ? 'önizleme hazırlanır; hiçbir kayıt değişmez' : 'aktarım sürer'}
        </chakra.p>
      </chakra.div>
      {done ? (
        <chakra.p textStyle="lg" fontWeight="bold" fontVariantNumeric="tabular-nums">
          {done}
        </chakra.p>
      ) : null}
    </chakra.div>
  );
}
