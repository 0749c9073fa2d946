import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { useState } from 'react';
import type { FieldError } from '../../../data/problem.ts';
import { useCommunity } from '../../../data/session.ts';
import { useSupplierBusinesses } from '../../../data/supplier-businesses.ts';
import { api } from '../../../data/connection/trpc.ts';
import { useMay } from '../../../data/calls/use-may.ts';
import { RunningExports } from '../../../layout/exports/running-exports.tsx';
import { SavedViewsMenu } from '../../../layout/filters/saved-views-menu.tsx';
import { tableOf } from '../../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../../layout/list/use-list.ts';
import type { PageSearch } from '../../../pages/search.ts';
import { RecurringPaymentsView } from './recurring-payments.view.tsx';
import { ExportSchedules } from './export-schedules.tsx';
import { scheduleSearchInput, useFailedCount, useScheduleSearch } from '../recurring-payments.data.ts';

export const preload = (search: PageSearch<'RecurringPaymentsView'>) =>
  api.recurringPayments.search.prefetch(scheduleSearchInput(search));

/** The payment schedules of all customers. */
export default function RecurringPaymentsPage() {
  const list = useList('RecurringPaymentsView');
  const { search } = list;
  const canExport = useMay('recurringPayments.startExport');
  const { communityName } = useCommunity();
  const table = tableOf(useScheduleSearch(search), 'Payment schedules');
  const businesses = useSupplierBusinesses().data?.items ?? [];
  const failedCount = useFailedCount(search.businessId);
  const [filterErrors, setFilterErrors] = useState<FieldError[]>([]);
  return (
    <RecurringPaymentsView
      communityName={communityName}
      {...list}
      {...useRowLinks('RecurringPaymentDetailsView', (id) => ({ RecurringPaymentId: id }))}
      onSearchChange={(patch) => {
        setFilterErrors([]);
        list.onSearchChange(patch);
      }}
      businesses={businesses}
      failedCount={failedCount}
      filterErrors={filterErrors}
      exportButton={
        canExport && (
          <ExportSchedules search={search} recordsCount={table.recordsCount ?? 0} onFieldErrors={setFilterErrors} />
        )
      }
      exports={<RunningExports kind={scheduleList.name} />}
      table={table}
      savedViews={<SavedViewsMenu view="RecurringPaymentsView" list={scheduleList} />}
    />
  );
}
