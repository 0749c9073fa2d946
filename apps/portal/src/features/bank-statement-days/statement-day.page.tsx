import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { useCommunity } from '../../data/session.ts';
import { DetailsSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { dayInput, useStatementDay } from './bank-statement-days.data.ts';
import { CloseDayDialog, ReopenDayDialog } from './statement-day.dialogs.tsx';
import { StatementDayView } from './statement-day.view.tsx';

export const preload = (search: PageSearch<'StatementDayView'>) => api.bankStatementDays.get.prefetch(dayInput(search));

export default function StatementDayPage() {
  const search = useSearch('StatementDayView');
  const { timeZone } = useCommunity();
  const mayClose = useMay('bankStatementDays.close');
  const [task, setTask] = useState<'close' | 'reopen' | null>(null);
  const end = () => setTask(null);
  return (
    <QueryResult
      query={useStatementDay(search)}
      skeleton={<DetailsSkeleton title="Statement day" side={4} />}
      failed="The day did not load"
      whole
    >
      {(day) => (
        <>
          <StatementDayView
            day={day}
            timeZone={timeZone}
            onClose={mayClose ? () => setTask('close') : null}
            onReopen={mayClose ? () => setTask('reopen') : null}
          />
          {task === 'close' && <CloseDayDialog day={day} onClose={end} />}
          {task === 'reopen' && <ReopenDayDialog day={day} onClose={end} />}
        </>
      )}
    </QueryResult>
  );
}
