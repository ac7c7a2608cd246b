import { confirmationWords } from '../../../../domain/confirmationWords.ts';
import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { Card } from '../../ui/text/Card.tsx';
import { useResetDatabaseMutation, useResetLossesQuery } from '../../graphql/generated.ts';
import { formatNumber } from '../shared/text/formatTurkish.ts';
import { TypedConfirmation } from './TypedConfirmation.tsx';
import { isActive, listingsText } from './maintenanceLabels.ts';
import type { useMaintenanceJobs } from './useMaintenanceJobs.ts';
import { css } from '../../ui/theme/styles.ts';

interface DangerZoneProps {
  maintenance: ReturnType<typeof useMaintenanceJobs>;
}

/** Empties the directory. The confirmation has its own URL. */
export function DangerZone({ maintenance }: DangerZoneProps) {
  const [search, setSearch] = useSearchParams();
  const [reset] = useResetDatabaseMutation();
  const isRunning = maintenance.jobs.some((job) => job.kind === 'reset' && isActive(job));
  const isAsking = search.get('dialog') === 'reset';
  const change = (dialog: string | null) => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (dialog) next.set('dialog', dialog);
        else next.delete('dialog');
        return next;
      },
      { preventScrollReset: true, replace: dialog === null },
    );
  };
  return (
    <Card
      as="section"
      aria-labelledby="danger-zone"
      className={css({ p: { base: '4', md: '5' }, borderWidth: '1px', borderColor: 'danger' })}
    >
      <chakra.h2 id="danger-zone" textStyle="md" fontWeight="bold" color="danger">
        Tehlikeli Bölge
      </chakra.h2>
      <chakra.p mt="1" color="muted" maxW="prose">
        Tüm işletmeleri, yorumları, kategorileri, şehirleri ve içe aktarma geçmişini siler. Operatörler,
        anahtarlar, ayarlar, mesajlar ve yedekler kalır. Önce otomatik yedek alınır.
      </chakra.p>
      <Button
        variant="red"
        size="sm"
        className={css({ mt: '3' })}
        disabled={isRunning}
        onClick={() => change('reset')}
      >
        {isRunning ? 'Sıfırlanıyor...' : 'Veritabanını Sıfırla'}
      </Button>
      {isAsking && !isRunning ? (
        <TypedConfirmation
          title="Veritabanını Sıfırla"
          word={confirmationWords.reset}
          actionLabel="Her Şeyi Sil"
          busyLabel="Sıfırlanıyor..."
          onClose={() => change(null)}
          onConfirm={async (input) => {
            const { data } = await reset({ variables: { input } });
            if (data) maintenance.follow(data.resetDatabase.id);
          }}
        >
          <Losses />
        </TypedConfirmation>
      ) : null}
    </Card>
  );
}

/** Data that will be lost, in numbers. */
function Losses() {
  // Not from the cache: the status on the screen has other fields, and estimates.
  const { data } = useResetLossesQuery({ fetchPolicy: 'no-cache' });
  const losses = data?.databaseStatus;
  return (
    <>
      <p>
        {losses
          ? `${listingsText(losses.businesses + losses.hidden, losses.hidden)}, ${formatNumber(losses.reviews)} yorum, ${formatNumber(losses.categories)} kategori ve ${formatNumber(losses.cities)} şehir silinecek.`
          : 'Tüm kayıtlar silinecek.'}
      </p>
      <chakra.p mt="2" color="muted">
        Önce bir yedek alınır; Veritabanı ekranındaki listeden geri yükleyebilirsiniz.
      </chakra.p>
    </>
  );
}
