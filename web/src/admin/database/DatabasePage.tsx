import { chakra } from '@chakra-ui/react';
import { PageHeading } from '../shared/page/PageHeading.tsx';
import { BackupTable } from './BackupTable.tsx';
import { DangerZone } from './DangerZone.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { ServerFigures } from './ServerFigures.tsx';
import { StatusCards, TableSizes } from './StatusCards.tsx';
import { MaintenanceCard } from './MaintenanceCard.tsx';
import { maintenanceKinds } from './maintenanceLabels.ts';
import { useMaintenanceJobs } from './useMaintenanceJobs.ts';

/** The database: how it is, its care, its backups. */
export function Component() {
  const maintenance = useMaintenanceJobs(maintenanceKinds);
  return (
    <>
      <PageHeading title="Veritabanı" note="Durum, bakım ve yedekler" />
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
        <StatusCards />
        <ServerFigures />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) {sizes.aside}' }}
          gap="5"
          alignItems="start"
        >
          <MaintenanceCard maintenance={maintenance} />
          <ScheduleCard />
        </chakra.div>
        <BackupTable maintenance={maintenance} />
        <TableSizes />
        <DangerZone maintenance={maintenance} />
      </chakra.div>
    </>
  );
}
