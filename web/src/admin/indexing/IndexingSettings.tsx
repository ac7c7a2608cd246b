import { chakra } from '@chakra-ui/react';
import { useCallback, useRef, useState } from 'react';
import { warnIcon } from '../../ui/icon/icons.ts';
import { Switch } from '../../ui/form/Switch.tsx';
import { useSaveIndexingAutomationMutation, type IndexingStateQuery } from '../../graphql/generated.ts';
import { AdminDialog } from '../shared/dialog/AdminDialog.tsx';
import { useFormExit } from '../shared/form/useFormExit.tsx';
import { Note } from '../shared/page/Note.tsx';
import { GoogleForm } from './GoogleForm.tsx';
import { IndexNowForm } from './IndexNowForm.tsx';
import { refetchIndexingState, useSaving } from './useSaving.ts';

type State = IndexingStateQuery['indexing'];

/** Settings of the engines, their quotas, and of automatic submission. */
export function IndexingSettings({ state, onClose }: { state: State; onClose: () => void }) {
  const [indexNow, google] = [
    state.engines.find(({ engine }) => engine === 'INDEXNOW'),
    state.engines.find(({ engine }) => engine === 'GOOGLE'),
  ];
  const [counts, setCounts] = useState({ indexNow: 0, google: 0 });
  const isOver = useRef(false);
  const { close, question } = useFormExit(
    { count: counts.indexNow + counts.google, isOver, finish: () => (isOver.current = true) },
    { isBusy: false, onClose },
  );
  // The key file is a secret, so that no draft of it is stored.
  const countIndexNow = useCallback((indexNow: number) => setCounts((all) => ({ ...all, indexNow })), []);
  const countGoogle = useCallback((google: number) => setCounts((all) => ({ ...all, google })), []);
  return (
    <AdminDialog title="İndeksleme ayarları" onClose={close} isWide>
      <chakra.div display="grid" gap="6">
        {indexNow ? <IndexNowForm engine={indexNow} onCount={countIndexNow} /> : null}
        {google ? <GoogleForm engine={google} onCount={countGoogle} /> : null}
        <AutomationSwitch isAutomatic={state.isAutomatic} />
      </chakra.div>
      {question}
    </AdminDialog>
  );
}

function AutomationSwitch({ isAutomatic }: { isAutomatic: boolean }) {
  const { refusal, save } = useSaving();
  const [mutate, { loading }] = useSaveIndexingAutomationMutation(refetchIndexingState);
  return (
    <div>
      <chakra.label display="flex" alignItems="center" gap="3" minH={{ base: '11', md: '8' }}>
        <chakra.span flex="1">
          <chakra.span display="block" textStyle="md" fontWeight="bold">
            Değişen işletmeleri kendiliğinden gönder
          </chakra.span>
          <chakra.span display="block" color="muted">
            Eklenen, değişen ve silinen işletmeler bir dakika içinde sıraya girer.
          </chakra.span>
        </chakra.span>
        <Switch
          checked={isAutomatic}
          disabled={loading}
          onChange={({ target: { checked } }) =>
            void save(
              () => mutate({ variables: { isOn: checked } }),
              checked ? 'Değişiklikler bundan sonra gönderilir' : 'Değişiklikler artık gönderilmez',
            )
          }
        />
      </chakra.label>
      {refusal ? (
        <Note icon={warnIcon} tone="danger" role="alert">
          {refusal.message}
        </Note>
      ) : null}
    </div>
  );
}
