import { useApolloClient } from '@apollo/client/react';
import type { ComponentProps } from 'react';
import { Button } from '../../../ui/form/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { useToast } from '../../../ui/feedback/ToastProvider.tsx';
import { Failure } from '../form/Failure.tsx';
import { isOutdated } from '../form/useAction.ts';
import { readOperatorError } from '../text/readOperatorError.ts';
import { AdminDialog } from '../dialog/AdminDialog.tsx';
import { PageSwitch } from '../table/PageSwitch.tsx';
import { VersionRow } from './VersionRow.tsx';
import { VersionsState } from './VersionsState.tsx';

const PAGE_SIZE = 10;

/** Variables of the query for a page of versions, from 1. */
export const pageOfVersions = (page: number) => ({ first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });

interface SettingsVersionsProps<Data, Section extends string> {
  title: string;
  result: ComponentProps<typeof VersionsState<Data>>['result'];
  /** Finds in the answer which version is in force, and the page of versions. */
  read: (data: Data) => {
    current: number;
    totalCount: number;
    nodes: readonly {
      version: number;
      createdAt: string;
      operatorName?: string | null;
      changed: readonly Section[];
    }[];
  };
  sectionLabels: Readonly<Record<Section, string>>;
  page: number;
  onPage: (page: number) => void;
  /** Restores version `to`, 0 being the state before the first; `version` is the current one. */
  restore: (variables: { version: number; to: number }) => Promise<unknown>;
  isBusy: boolean;
  error: unknown;
  onClose: () => void;
}

/** Versions of settings with time and author; restoring one creates a new version. */
export function SettingsVersionsDialog<Data, Section extends string>({
  title,
  result,
  read,
  sectionLabels,
  page,
  onPage,
  restore,
  isBusy,
  error,
  onClose,
}: SettingsVersionsProps<Data, Section>) {
  const client = useApolloClient();
  const toast = useToast();

  async function handleReturn(version: number, to: number) {
    try {
      await restore({ version, to });
      const text = to === 0 ? 'İlk duruma dönüldü' : `${to}. sürüme dönüldü`;
      toast({ title: 'Başarılı!', text, tone: 'positive' });
    } catch (thrown) {
      // The mutation's own error is shown below.
      if (isOutdated(thrown)) void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    }
  }

  return (
    <AdminDialog title={title} onClose={onClose}>
      <VersionsState result={result}>
        {(data) => {
          const { current, nodes, totalCount } = read(data);
          if (totalCount === 0)
            return <EmptyState title="Henüz sürüm yok" text="İlk kaydettiğinizde burada görünür." />;
          return (
            <>
              <ul>
                {nodes.map((one) => (
                  <VersionRow
                    key={one.version}
                    version={one}
                    isCurrent={one.version === current}
                    isBusy={isBusy}
                    onReturn={() => void handleReturn(current, one.version)}
                  >
                    {one.changed.map((section) => sectionLabels[section]).join(', ') || 'değişiklik yok'}
                  </VersionRow>
                ))}
              </ul>
              <PageSwitch
                label="Sürüm sayfaları"
                page={page}
                pageCount={Math.ceil(totalCount / PAGE_SIZE)}
                onChange={onPage}
              />
              <Button
                variant="ghost"
                size="sm"
                disabled={isBusy}
                onClick={() => void handleReturn(current, 0)}
              >
                İlk duruma dön
              </Button>
            </>
          );
        }}
      </VersionsState>
      <Failure text={error ? readOperatorError(error).message : null} />
    </AdminDialog>
  );
}
