import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryState } from '../../components/QueryState.tsx';
import { useToast } from '../../components/ToastProvider.tsx';
import { useAdSettingsVersionsQuery, useRestoreAdSettingsMutation } from '../../graphql/generated.ts';
import { Failure } from '../access/Failure.tsx';
import { failureText } from '../access/failureText.ts';
import { AdminDialog } from '../AdminDialog.tsx';
import { Moment } from '../Moment.tsx';
import { PageSwitch } from '../PageSwitch.tsx';
import { RowsSkeleton } from '../RowsSkeleton.tsx';
import { adSectionWords } from './adWords.ts';

const PAGE_SIZE = 10;

/** What was saved of ads when and by whom; each can be brought back, which is a version too. */
export function AdVersions({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const [page, setPage] = useState(1);
  const result = useAdSettingsVersionsQuery({
    variables: { first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const data = result.data ?? result.previousData;
  const [restore, { loading, error }] = useRestoreAdSettingsMutation({ refetchQueries: 'active' });

  async function handleRestore(version: number, to: number) {
    try {
      await restore({ variables: { version, to } });
      toast({
        title: 'Başarılı!',
        text: to === 0 ? 'İlk duruma dönüldü' : `${to}. sürüme dönüldü`,
        tone: 'positive',
      });
    } catch {
      // Told below, by the mutation's own error.
    }
  }

  return (
    <AdminDialog title="Reklam ayarlarının sürümleri" onClose={onClose}>
      <QueryState
        result={{ ...result, data }}
        skeleton={<RowsSkeleton rows={5} />}
        loadingLabel="Yükleniyor"
        errorTitle="Sürümler alınamadı"
        errorText="Bağlantı bir an kesilmiş olabilir."
        retryLabel="Tekrar dene"
      >
        {({ adSettings, adSettingsVersions: { nodes, totalCount } }) =>
          totalCount === 0 ? (
            <EmptyState title="Henüz sürüm yok" text="İlk kaydettiğinizde burada görünür." />
          ) : (
            <>
              <ul>
                {nodes.map(({ version, createdAt, operatorName, changed }) => (
                  <chakra.li
                    key={version}
                    display="flex"
                    alignItems="center"
                    justifyContent="space-between"
                    gap="3"
                    py="2"
                  >
                    <chakra.div minW="0">
                      <chakra.p fontWeight="medium">
                        {version}. sürüm ·{' '}
                        {changed.map((section) => adSectionWords[section]).join(', ') || 'değişiklik yok'}
                      </chakra.p>
                      <chakra.p color="muted">
                        <Moment at={createdAt} /> · {operatorName ?? 'Sistem'}
                      </chakra.p>
                    </chakra.div>
                    {version === adSettings.version ? (
                      <Badge tone="positive">Yürürlükte</Badge>
                    ) : (
                      <Button
                        variant="line"
                        size="sm"
                        disabled={loading}
                        aria-label={`${version}. sürüme dön`}
                        onClick={() => void handleRestore(adSettings.version, version)}
                      >
                        Geri dön
                      </Button>
                    )}
                  </chakra.li>
                ))}
              </ul>
              <PageSwitch
                label="Sürüm sayfaları"
                page={page}
                pageCount={Math.ceil(totalCount / PAGE_SIZE)}
                onChange={setPage}
              />
              <Button
                variant="ghost"
                size="sm"
                disabled={loading}
                onClick={() => void handleRestore(adSettings.version, 0)}
              >
                İlk duruma dön
              </Button>
            </>
          )
        }
      </QueryState>
      <Failure text={error ? failureText(error) : null} />
    </AdminDialog>
  );
}
