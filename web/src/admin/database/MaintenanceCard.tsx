import { turkish } from '../../../../domain/messages/turkish.ts';
import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/form/Button.tsx';
import { useToast } from '../../ui/feedback/ToastProvider.tsx';
import {
  useClearCacheMutation,
  useCreateBackupMutation,
  useOptimizeDatabaseMutation,
} from '../../graphql/generated.ts';
import { useAction } from '../shared/form/useAction.ts';
import { SectionCard } from '../shared/page/SectionCard.tsx';
import { MaintenanceProgress } from './MaintenanceProgress.tsx';
import { isActive } from './maintenanceLabels.ts';
import type { useMaintenanceJobs } from './useMaintenanceJobs.ts';

/** Maintenance actions, and their last results. */
export function MaintenanceCard({ maintenance }: { maintenance: ReturnType<typeof useMaintenanceJobs> }) {
  const toast = useToast();
  const { attempt, succeed } = useAction();
  const [optimize, optimizing] = useOptimizeDatabaseMutation();
  const [backUp, backingUp] = useCreateBackupMutation();
  const [clear, clearing] = useClearCacheMutation();
  const runs = (kind: string) => maintenance.jobs.some((job) => job.kind === kind && isActive(job));
  const isOptimizing = optimizing.loading || runs('optimize');
  const isBackingUp = backingUp.loading || runs('backup');

  const begin = (work: () => Promise<number | undefined>) =>
    attempt(async () => {
      const id = await work();
      if (id !== undefined) maintenance.follow(id);
    });
  async function handleClear() {
    try {
      await clear();
      succeed({ text: turkish.cacheCleared });
    } catch {
      toast({ title: 'Hata!', text: 'Cache temizlenirken hata oluştu', tone: 'danger' });
    }
  }

  return (
    <SectionCard title="Bakım" note="İşler sunucuda sürer; sayfadan ayrılabilirsiniz.">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button
          size="sm"
          disabled={isBackingUp}
          onClick={() => void begin(async () => (await backUp()).data?.createBackup.id)}
        >
          {isBackingUp ? 'Yedekleniyor...' : 'Yedek Al'}
        </Button>
        <Button
          variant="tonal"
          size="sm"
          disabled={isOptimizing}
          onClick={() => void begin(async () => (await optimize()).data?.optimizeDatabase.id)}
        >
          {isOptimizing ? 'Optimize ediliyor...' : 'Optimize Et'}
        </Button>
        <Button variant="tonal" size="sm" disabled={clearing.loading} onClick={() => void handleClear()}>
          {clearing.loading ? 'Temizleniyor...' : 'Cache Temizle'}
        </Button>
      </chakra.div>
      {maintenance.jobs.length > 0 ? (
        <chakra.ul mt="3" aria-label="Son işler" aria-live="polite">
          {maintenance.jobs.map((job) => (
            <MaintenanceProgress key={job.id} job={job} />
          ))}
        </chakra.ul>
      ) : null}
    </SectionCard>
  );
}
