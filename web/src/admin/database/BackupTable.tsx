import { messageText } from '../shared/text/messageText.ts';
import { confirmationWords } from '../../../../domain/confirmationWords.ts';
import { shownLink } from '../../../../domain/text/links.ts';
import { joinIsolated } from '../../../../domain/text/bidi.ts';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { OperatorQueryState } from '../shared/page/OperatorQueryState.tsx';
import {
  BackupListDocument,
  useBackupListQuery,
  useDeleteBackupMutation,
  useRestoreBackupMutation,
  useVerifyBackupMutation,
  type BackupListQuery,
} from '../../graphql/generated.ts';
import { latestData } from '../../graphql/latestData.ts';
import { useAction } from '../shared/form/useAction.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import type { AdminColumn } from '../shared/table/AdminTable.tsx';
import { AdminTable } from '../shared/table/AdminTable.tsx';
import { formatDateTime, formatFileSize, formatNumber } from '../shared/text/formatTurkish.ts';
import { PageSwitch } from '../shared/table/PageSwitch.tsx';
import { RowsSkeleton } from '../shared/table/RowsSkeleton.tsx';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { TypedConfirmation } from './TypedConfirmation.tsx';
import { listingsText, reasonLabels } from './maintenanceLabels.ts';
import type { useMaintenanceJobs } from './useMaintenanceJobs.ts';
import { css } from '../../ui/theme/styles.ts';
import { useIfMounted } from '../shared/dialog/useIfMounted.ts';

const PAGE_SIZE = 10;
type Row = BackupListQuery['backups']['nodes'][number];
type Maintenance = ReturnType<typeof useMaintenanceJobs>;

/** Stored backups, with download, verification, restore and deletion. Each dialog has a URL of its own. */
export function BackupTable({ maintenance }: { maintenance: Maintenance }) {
  const { attempt } = useAction();
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number(search.get('backups')) || 1);
  const result = useBackupListQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = latestData(result);
  const [verify] = useVerifyBackupMutation();
  const chosen = data?.backups.nodes.find(({ id }) => id === Number(search.get('backup')));
  const dialog = search.get('dialog');
  const change = (values: Record<string, string | null>, isReplaced = false) => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { preventScrollReset: true, replace: isReplaced },
    );
  };
  const close = () => change({ dialog: null, backup: null }, true);

  async function handleVerify(id: number) {
    await attempt(async () => {
      const { data: begun } = await verify({ variables: { id } });
      if (begun) maintenance.follow(begun.verifyBackup.id);
    });
  }

  return (
    <SectionCard
      title="Yedekler"
      note="Her yedek tek dosyadır ve boş bir veritabanına tek başına geri yüklenebilir."
    >
      <OperatorQueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={4} />}
        errorTitle="Yedekler alınamadı"
      >
        {({ backups }) =>
          backups.totalCount === 0 ? (
            <chakra.p color="muted">Henüz yedek yok. İlkini yukarıdaki “Yedek Al” ile alın.</chakra.p>
          ) : (
            <>
              <AdminTable
                caption="Yedekler"
                columns={columns((name, id) =>
                  name === 'verify' ? void handleVerify(id) : change({ dialog: name, backup: String(id) }),
                )}
                rows={backups.nodes}
                rowKey={({ id }) => id}
              />
              <PageSwitch
                label="Yedeklerin sayfaları"
                page={page}
                pageCount={Math.ceil(backups.totalCount / PAGE_SIZE)}
                onChange={(next) => change({ backups: next > 1 ? String(next) : null })}
              />
            </>
          )
        }
      </OperatorQueryState>
      {chosen && dialog === 'restore' ? (
        <RestoreQuestion backup={chosen} maintenance={maintenance} onClose={close} />
      ) : null}
      {chosen && dialog === 'delete' ? <DeleteQuestion backup={chosen} onClose={close} /> : null}
    </SectionCard>
  );
}

type BackupAction = 'verify' | 'restore' | 'delete';

const columns = (onAct: (name: BackupAction, id: number) => void): AdminColumn<Row>[] => [
  {
    header: 'Tarih',
    isTitle: true,
    cell: ({ takenAt }) => (
      <chakra.time dateTime={takenAt} whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {formatDateTime(takenAt)}
      </chakra.time>
    ),
  },
  {
    header: 'Neden',
    cell: ({ reason, operatorName }) => joinIsolated([reasonLabels[reason], operatorName], ' · '),
  },
  {
    header: 'İşletme',
    isNumeric: true,
    cell: ({ businesses, hidden }) => (
      <span title={listingsText(businesses, hidden)}>{formatNumber(businesses - (hidden ?? 0))}</span>
    ),
  },
  { header: 'Boyut', isNumeric: true, cell: ({ fileSize }) => formatFileSize(fileSize) },
  {
    header: 'Durum',
    cell: ({ damage, damageMessage, verifiedAt }) =>
      damage ? (
        <Badge tone="danger" title={messageText(damageMessage, damage)}>
          Bozuk
        </Badge>
      ) : verifiedAt ? (
        <Badge tone="positive" title={formatDateTime(verifiedAt)}>
          Doğrulandı
        </Badge>
      ) : (
        <Badge>Doğrulanmadı</Badge>
      ),
  },
  {
    header: 'İşlemler',
    cell: (row) => <BackupActions backup={row} onAct={(name) => onAct(name, row.id)} />,
  },
];

function BackupActions({ backup, onAct }: { backup: Row; onAct: (name: BackupAction) => void }) {
  const of = formatDateTime(backup.takenAt);
  return (
    <chakra.div display="flex" flexWrap="wrap" columnGap="1" mx={{ base: '-3', md: '0' }}>
      <Button asChild variant="ghost" size="sm" className={css({ px: { md: '1.5' } })}>
        <a
          href={shownLink(backup.downloadPath) ?? undefined}
          download={backup.fileName}
          aria-label={`İndir: ${of}`}
        >
          İndir
        </a>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={css({ px: { md: '1.5' } })}
        aria-label={`Doğrula: ${of}`}
        onClick={() => onAct('verify')}
      >
        Doğrula
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={css({ px: { md: '1.5' } })}
        aria-label={`Geri yükle: ${of}`}
        onClick={() => onAct('restore')}
      >
        Geri yükle
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className={css({ px: { md: '1.5' }, color: 'danger' })}
        aria-label={`Sil: ${of}`}
        onClick={() => onAct('delete')}
      >
        Sil
      </Button>
    </chakra.div>
  );
}

interface RestoreQuestionProps {
  backup: Row;
  maintenance: Maintenance;
  onClose: () => void;
}

function RestoreQuestion({ backup, maintenance, onClose }: RestoreQuestionProps) {
  const [restore] = useRestoreBackupMutation();
  return (
    <TypedConfirmation
      title="Yedeği Geri Yükle"
      word={confirmationWords.restore}
      actionLabel="Geri Yükle"
      busyLabel="Başlatılıyor..."
      onClose={onClose}
      onConfirm={async (typed) => {
        const { data: begun } = await restore({ variables: { input: { ...typed, id: backup.id } } });
        if (begun) maintenance.follow(begun.restoreBackup.id);
      }}
    >
      <p>
        Şu anki kayıtların yerine {formatDateTime(backup.takenAt)} tarihli{' '}
        {listingsText(backup.businesses, backup.hidden)} gelir; o tarihten sonraki değişiklikler kaybolur.
      </p>
      <chakra.p mt="2" color="muted">
        Operatörler, oturumlar, anahtarlar, mesajlar ve işlem geçmişi kalır. Önce şimdiki durumun yedeği
        alınır. Ziyaretçiler bu sırada eski kayıtları görür.
      </chakra.p>
    </TypedConfirmation>
  );
}

function DeleteQuestion({ backup, onClose }: { backup: Row; onClose: () => void }) {
  const { attempt } = useAction();
  const [remove, { loading }] = useDeleteBackupMutation({ refetchQueries: [BackupListDocument] });
  const leave = useIfMounted(onClose);
  async function handleDelete() {
    await attempt(() => remove({ variables: { id: backup.id } }), { text: 'Yedek silindi' });
    leave();
  }
  return (
    <AdminDialog title="Yedeği Sil" onClose={onClose}>
      <p>
        {formatDateTime(backup.takenAt)} tarihli yedek ({formatFileSize(backup.fileSize)}) silinecek. Bu geri
        alınamaz; gerekirse önce indirin.
      </p>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2" mt="4">
        <Button variant="line" size="sm" onClick={onClose}>
          Vazgeç
        </Button>
        <Button variant="red" size="sm" disabled={loading} onClick={() => void handleDelete()}>
          {loading ? 'Siliniyor...' : 'Sil'}
        </Button>
      </chakra.div>
    </AdminDialog>
  );
}
