import type { MigrationSchedule } from '@quickportal/contracts/payto-migrations/migration-schedule';
import type { PayToMigration } from '@quickportal/contracts/payto-migrations/payto-migration';
import type { MigrationOutcome, PayToMigrationStatus } from '@quickportal/contracts/rules/states/payto-migration';
import { Badge } from '@quickportal/ui/badge';
import { Ban, Check, Clock, Handshake, Landmark, Loader, Pause, SkipForward } from 'lucide-react';

const statusIcons: Readonly<Record<PayToMigrationStatus, React.ReactNode>> = {
  RUNNING: <Loader />,
  PAUSED: <Pause />,
  FINISHED: <Check />,
  CANCELLED: <Ban />,
};

/** Where a migration stands. */
export const MigrationStatusBadge = ({
  migration: { status, statusDisplay, statusClass },
}: {
  migration: Pick<PayToMigration, 'status' | 'statusDisplay' | 'statusClass'>;
}) => (
  <Badge tone={statusClass} icon={statusIcons[status]}>
    {statusDisplay}
  </Badge>
);

const outcomeIcons: Readonly<Record<MigrationOutcome, React.ReactNode>> = {
  WAITING: <Clock />,
  SENT: <Loader />,
  MOVED: <Handshake />,
  KEPT: <Landmark />,
  SKIPPED: <SkipForward />,
};

/** What became of a schedule. */
export const OutcomeBadge = ({
  schedule: { outcome, outcomeDisplay, outcomeClass },
}: {
  schedule: Pick<MigrationSchedule, 'outcome' | 'outcomeDisplay' | 'outcomeClass'>;
}) => (
  <Badge tone={outcomeClass} icon={outcomeIcons[outcome]}>
    {outcomeDisplay}
  </Badge>
);
