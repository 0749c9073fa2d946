import type { MigrationSchedule } from '@quickportal/contracts/payto-migrations/migration-schedule';
import type { PayToMigration } from '@quickportal/contracts/payto-migrations/payto-migration';
import { migrationScheduleStates, payToMigrationStates } from '@quickportal/contracts/rules/states/payto-migration';
import { servedStatusBadge } from '../../layout/status-badge.tsx';

const StatusBadge = servedStatusBadge(payToMigrationStates.states);

/** Where a migration stands. */
export const MigrationStatusBadge = ({
  migration: { status, statusDisplay, statusClass },
}: {
  migration: Pick<PayToMigration, 'status' | 'statusDisplay' | 'statusClass'>;
}) => <StatusBadge status={status} word={statusDisplay} tone={statusClass} />;

const ScheduleBadge = servedStatusBadge(migrationScheduleStates.states);

/** What became of a schedule. */
export const OutcomeBadge = ({
  schedule: { outcome, outcomeDisplay, outcomeClass },
}: {
  schedule: Pick<MigrationSchedule, 'outcome' | 'outcomeDisplay' | 'outcomeClass'>;
}) => <ScheduleBadge status={outcome} word={outcomeDisplay} tone={outcomeClass} />;
