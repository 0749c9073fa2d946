import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { trpcClient } from '../../data/trpc.ts';
import { ExportList, type ExportOfPage } from '../../layout/export-list.tsx';
import { isNarrowed } from '../../layout/narrowing.ts';
import { noFilters } from './recurring-payments.view.tsx';
import { scheduleSearchInput } from './recurring-payments.data.ts';

/** Exports the schedules that the list finds, in its order. */
export function ExportSchedules({ search, ...props }: ExportOfPage<'RecurringPaymentsView'>) {
  const { page: _page, pageSize: _pageSize, ...criteria } = scheduleSearchInput(search).query;
  return (
    <ExportList
      {...props}
      list={scheduleList}
      allHint="start, payments made and last payment included"
      filters={isNarrowed(search, noFilters) ? ['as filtered'] : []}
      call="recurringPayments.startExport"
      criteria={criteria}
      poll={(exportId) => trpcClient.recurringPayments.pollExport.query({ query: { exportId } })}
    />
  );
}
