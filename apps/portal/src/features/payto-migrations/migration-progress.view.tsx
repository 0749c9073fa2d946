import type { PayToMigration } from '@quickportal/contracts/payto-migrations/payto-migration';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { durationText } from './migration-duration.ts';

const parts = [
  { key: 'moved', title: 'Moved', bar: 'bg-success', dot: 'bg-success' },
  { key: 'sent', title: 'With the payer', bar: 'bg-info', dot: 'bg-info' },
  { key: 'waiting', title: 'Waiting', bar: 'bg-chart-track', dot: 'bg-chart-track' },
  { key: 'kept', title: 'Kept on direct debit', bar: 'bg-warning', dot: 'bg-warning' },
  { key: 'skipped', title: 'Skipped', bar: 'bg-line-strong', dot: 'bg-line-strong' },
] as const;

/** How many schedules have which outcome, as a bar and in numbers. */
export function MigrationProgress({ migration }: { migration: PayToMigration }) {
  const { progress, schedules } = migration;
  const decided = progress.moved + progress.kept + progress.skipped;
  return (
    <Card title="Progress" note={`${formatCount(decided)} of ${formatCount(schedules)} decided`}>
      <CardBody className="grid gap-4">
        <div aria-hidden="true" className="flex h-2.5 gap-px overflow-hidden rounded-full bg-surface-sunken">
          {parts.map(({ key, bar }) => (
            <div key={key} className={bar} style={{ width: `${(progress[key] / Math.max(schedules, 1)) * 100}%` }} />
          ))}
        </div>
        <dl className="grid grid-cols-2 gap-x-5 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
          {parts.map(({ key, title, dot }) => (
            <div key={key} className="grid content-start gap-0.5">
              <dt className="flex items-center gap-1.5 text-13 text-ink-2">
                <span aria-hidden="true" className={`size-2 flex-none rounded-full ${dot}`} />
                {title}
              </dt>
              <dd className="text-18 font-strong tabular-nums">{formatCount(progress[key])}</dd>
            </div>
          ))}
        </dl>
        <p className="text-13 text-ink-2">{nextText(migration)}</p>
      </CardBody>
    </Card>
  );
}

/** What happens next, and what moved. */
function nextText({ status, progress, agreementsPerHour }: PayToMigration): string {
  const moved = `${progress.movedAmount.displayAmount} a payment moved to PayTo so far.`;
  if (status === 'FINISHED') return `${progress.movedAmount.displayAmount} a payment moved to PayTo.`;
  if (status === 'PAUSED') return `No agreements are created while it is paused. ${moved}`;
  if (progress.waiting === 0) return `Every agreement is sent; payers have five days to decide. ${moved}`;
  const time = durationText(progress.waiting, agreementsPerHour);
  return `${formatCount(agreementsPerHour)} agreements an hour: ${time} until every agreement is sent. ${moved}`;
}
