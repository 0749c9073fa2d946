import { payToMigrationList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import type { PayToMigration } from '@quickportal/contracts/payto-migrations/payto-migration';
import { Card } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable, type InnerListProps, type RowLinks } from '../../layout/list/list-table.tsx';
import { MigrationStatusBadge } from './payto-migration.entity.tsx';
import { MIGRATIONS_ON_A_PAGE } from './payto-migrations.data.ts';

const cells = {
  status: (row: PayToMigration) => <MigrationStatusBadge migration={row} />,
  moved: (row: PayToMigration) => formatCount(row.progress.moved),
  kept: (row: PayToMigration) => formatCount(row.progress.kept),
  skipped: (row: PayToMigration) => formatCount(row.progress.skipped),
  schedules: (row: PayToMigration) => formatCount(row.schedules),
};

/** The migrations that there were, the newest first. */
export function PastMigrations({
  list,
  timeZone,
}: {
  list: InnerListProps<PayToMigration> & RowLinks;
  timeZone: string;
}) {
  const columns = useMemo(
    () => listColumns<PayToMigration, typeof payToMigrationList>(payToMigrationList, timeZone, cells),
    [timeZone],
  );
  return (
    <Card title="Migrations">
      <ListTable<PayToMigration>
        bare
        flush
        of={payToMigrationList}
        columns={columns}
        idOf={(row) => row.migrationId}
        list={list}
        pageSize={MIGRATIONS_ON_A_PAGE}
        empty={{ level: 3, icon: <History />, text: 'What is moved to PayTo is listed here with what became of it.' }}
      />
    </Card>
  );
}
