import { shownPaged } from '../../data/query-client.ts';
import { useCommunity } from '../../data/session.ts';
import { api, trpc } from '../../data/trpc.ts';
import { tableOf } from '../../layout/table-of.ts';
import { useList, useRowLinks } from '../../layout/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { FailedSchedulesView } from './failed-schedules.view.tsx';

export const preload = (search: PageSearch<'FailedSchedulesView'>) =>
  api.recurringPayments.failed.prefetch({ query: search });

export default function FailedSchedulesPage() {
  const list = useList('FailedSchedulesView');
  const { timeZone } = useCommunity();
  const failed = trpc.recurringPayments.failed.useQuery({ query: list.search }, shownPaged);
  return (
    <FailedSchedulesView
      timeZone={timeZone}
      {...list}
      {...useRowLinks('RecurringPaymentDetailsView', (id) => ({ RecurringPaymentId: id }))}
      table={tableOf(failed, 'Failed schedules')}
    />
  );
}
