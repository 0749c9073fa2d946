import type { ScheduleFailure } from '@quickportal/contracts/recurring-payments/schedule-failure';
import { Kbd } from '@quickportal/ui/kbd';

/** The keys of the page, and what they do. */
export function FailedScheduleKeys({ failure: { nextTry, failedAt } }: { failure: ScheduleFailure }) {
  const enter = failedAt === null ? 'next' : nextTry ? 'retry' : 'change account';
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-3 pointer-coarse:hidden">
      <span>
        <Kbd>j</Kbd> <Kbd>→</Kbd> next
      </span>
      <span>
        <Kbd>k</Kbd> <Kbd>←</Kbd> previous
      </span>
      <span>
        <Kbd>Enter</Kbd> {enter}
      </span>
    </p>
  );
}
