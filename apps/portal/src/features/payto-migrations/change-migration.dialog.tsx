import type { PayToMigration } from '@quickportal/contracts/payto-migrations/payto-migration';
import { formatCount } from '@quickportal/ui/count';
import { ConfirmChange, type Question } from '../../layout/forms/confirm-change.tsx';

/** What can be done about a migration. */
export type MigrationAction = 'PAUSE' | 'RESUME' | 'CANCEL';

interface ChangeMigrationProps {
  action: MigrationAction;
  migration: PayToMigration;
  onClose: () => void;
}

const done = { PAUSE: 'Migration paused', RESUME: 'Migration resumed', CANCEL: 'Migration cancelled' } as const;

/** Asks before a migration is paused, resumed or cancelled, and does it. */
export const ChangeMigrationDialog = ({ action, migration, onClose }: ChangeMigrationProps) => (
  <ConfirmChange
    call="paytoMigrations.change"
    input={{ params: { id: migration.migrationId }, body: { change: action, version: migration.version } }}
    seen={migration}
    {...migrationQuestion(action, migration)}
    done={done[action]}
    onClose={onClose}
  />
);

const schedulesText = (count: number) => `${formatCount(count)} ${count === 1 ? 'schedule' : 'schedules'}`;

/** What is asked before a change. */
export function migrationQuestion(action: MigrationAction, { progress: { waiting, sent } }: PayToMigration): Question {
  const decide = sent > 0 && <p>{schedulesText(sent)} with the payer: they can still approve or decline.</p>;
  if (action === 'PAUSE')
    return {
      title: 'Pause the migration?',
      action: 'Pause migration',
      cancel: 'Keep running',
      children: (
        <>
          <p>No agreements are created until you resume it. {schedulesText(waiting)} waiting.</p>
          {decide}
        </>
      ),
    };
  if (action === 'RESUME')
    return {
      title: 'Resume the migration?',
      action: 'Resume migration',
      cancel: 'Keep paused',
      children: <p>Agreements are created again, {schedulesText(waiting)} in all.</p>,
    };
  return {
    title: 'Cancel the rest of the migration?',
    action: 'Cancel migration',
    cancel: 'Keep migration',
    children: (
      <>
        <p>{schedulesText(waiting)} waiting stay on direct debit. What has moved stays with PayTo.</p>
        {decide}
        <p>This cannot be undone. To move them later, start another migration.</p>
      </>
    ),
  };
}
