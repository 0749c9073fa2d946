import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { trpcClient } from '../../../data/connection/trpc.ts';
import { ExportList, type ExportOfPage } from '../../../layout/exports/export-list.tsx';

/** Exports the schedules that the list finds, in its order. */
export const ExportSchedules = (props: ExportOfPage<'RecurringPaymentsView'>) => (
  <ExportList
    {...props}
    list={scheduleList}
    allHint="start, payments made and last payment included"
    call="recurringPayments.startExport"
    poll={(exportId) => trpcClient.recurringPayments.pollExport.query({ query: { exportId } })}
  />
);
