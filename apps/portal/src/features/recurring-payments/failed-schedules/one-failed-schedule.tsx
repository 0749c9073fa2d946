import { useEffect, useState } from 'react';
import { useCommunity } from '../../../data/session.ts';
import { api } from '../../../data/connection/trpc.ts';
import { useStore } from '../../../data/store.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { QueryResult } from '../../../layout/query-result.tsx';
import { areShortcutsOn } from '../../../shell/shortcuts/shortcuts-store.ts';
import { ChangeScheduleAccountDialog } from './change-schedule-account.dialog.tsx';
import { type FailedScheduleAction, FailedSchedulesSkeleton, FailedSchedulesView } from './failed-schedules.view.tsx';
import { NotifyFailureDialog } from './notify-failure.dialog.tsx';
import { failureInput, useScheduleFailure } from '../recurring-payments.data.ts';
import { ResumeScheduleDialog } from '../resume-schedule.dialog.tsx';
import { RetryScheduleDialog } from './retry-schedule.dialog.tsx';
import { StopScheduleDialog } from '../stop-schedule.dialog.tsx';

interface OneFailedScheduleProps {
  id: number;
  /** Only failed ones of this business. */
  businessId: number[] | undefined;
  /** Opens another failed one; null: none is left. */
  onGoTo: (id: number | null) => void;
}

/** One failed schedule with what can be done about it, by mouse and by keys. */
export function OneFailedSchedule({ id, businessId, onGoTo }: OneFailedScheduleProps) {
  const failure = useScheduleFailure(id, businessId);
  const { timeZone } = useCommunity();
  const canRetry = useMay('recurringPayments.retry');
  const canStop = useMay('recurringPayments.stop');
  const linksToReceipts = useMay('transactions.get');
  const [open, setOpen] = useState<FailedScheduleAction>();
  const { data } = failure;
  const { previousId = null, nextId = null } = data?.queue ?? {};
  // It is opened with the next key
  useEffect(() => {
    if (nextId !== null) void api.recurringPayments.getFailure.prefetch(failureInput(nextId, businessId));
  }, [nextId, businessId]);
  const goTo = (other: number | null) => (other === null ? undefined : () => onGoTo(other));
  const next = goTo(nextId);
  const previous = goTo(previousId);
  const areKeysOn = useStore(areShortcutsOn);
  const close = () => setOpen(undefined);
  const onDone = () => onGoTo(nextId);
  return (
    <QueryResult whole query={failure} skeleton={<FailedSchedulesSkeleton />} failed="The schedule did not load">
      {(shown) => (
        <>
          <FailedSchedulesView
            failure={shown}
            timeZone={timeZone}
            canRetry={canRetry}
            canStop={canStop}
            linksToReceipts={linksToReceipts}
            namesKeys={areKeysOn}
            onNext={next}
            onPrevious={previous}
            onAct={setOpen}
          />
          {open === 'retry' && shown.nextTry && (
            <RetryScheduleDialog failure={shown} nextTry={shown.nextTry} onDone={onDone} onClose={close} />
          )}
          {open === 'account' && <ChangeScheduleAccountDialog schedule={shown.schedule} onClose={close} />}
          {open === 'notify' && (
            <NotifyFailureDialog failure={shown} timeZone={timeZone} onDone={onDone} onClose={close} />
          )}
          {open === 'resume' && <ResumeScheduleDialog schedule={shown.schedule} onDone={onDone} onClose={close} />}
          {open === 'stop' && <StopScheduleDialog schedule={shown.schedule} onDone={onDone} onClose={close} />}
        </>
      )}
    </QueryResult>
  );
}
