import type { SettingSection } from '@quickportal/contracts/facility-settings/last-change';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { api } from '../../data/connection/trpc.ts';
import { labelled } from '../../data/labels.ts';
import { useCommunity } from '../../data/session.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { EditRetryDialog, EditTransactionsDialog } from './edit-settings.dialogs.tsx';
import { EditBusinessNotificationsDialog } from './edit-business-notifications.dialog.tsx';
import { EditCustomerNotificationsDialog } from './edit-customer-notifications.dialog.tsx';
import { EditLabelsDialog } from './edit-labels.dialog.tsx';
import { EditTimeZoneDialog } from './edit-time-zone.dialog.tsx';
import {
  useAutomaticRetry,
  useBusinessNotifications,
  useCustomisation,
  useLastChanges,
  useCustomerNotifications,
  useProducts,
  useSecuritySummary,
  useTransactionSettings,
} from './facility-settings.data.ts';
import { FacilitySettingsView } from './facility-settings.view.tsx';
import { businessNoticeSummary, labelRows, noticeSummary, retryRow, transactionRows } from './setting-rows.ts';

export const preload = () =>
  Promise.all([
    api.facilitySettings.getTransactions.prefetch(undefined),
    api.facilitySettings.getAutomaticRetry.prefetch(undefined),
    api.facilitySettings.getCustomisation.prefetch(undefined),
    api.facilitySettings.getSecurity.prefetch(undefined),
    api.facilitySettings.listLastChanges.prefetch(undefined),
    api.products.list.prefetch(undefined),
  ]);

type Task = 'business-notifications' | 'labels' | 'time-zone' | 'transactions' | 'retry' | 'customer-notifications';

const skeleton = <OverviewSkeleton title="Facility Settings" />;
const failed = 'The settings did not load';

export default function FacilitySettingsPage() {
  const { communityName, timeZone, currency } = useCommunity();
  const transactions = useTransactionSettings();
  const retry = useAutomaticRetry();
  const labels = useCustomisation().data;
  const security = useSecuritySummary();
  const products = useProducts();
  const notices = useCustomerNotifications(useMay('facilitySettings.getCustomerNotifications')).data;
  const changes = useLastChanges().data;
  const changeOf = (section: SettingSection) => changes?.find((change) => change.section === section);
  const businesses = useBusinessNotifications(useMay('facilitySettings.getBusinessNotifications')).data;
  const canChange = useMay('facilitySettings.updateTransactions');
  const [task, setTask] = useState<Task | null>(null);
  const edit = (wanted: Task) => (canChange ? () => setTask(wanted) : null);
  const close = () => setTask(null);
  return (
    <QueryResult query={transactions} skeleton={skeleton} failed={failed}>
      {(limits) => (
        <QueryResult query={retry} skeleton={skeleton} failed={failed}>
          {(attempts) => (
            <>
              <FacilitySettingsView
                communityName={communityName}
                timeZone={timeZone}
                timeZoneChange={changeOf('general')}
                onEditTimeZone={edit('time-zone')}
                products={products.data?.map(({ productName }) => productName) ?? []}
                security={security.data ?? null}
                cards={[
                  {
                    title: 'Transactions',
                    lastChange: changeOf('transactions'),
                    note: 'Apply to the next payment, whatever takes it',
                    rows: transactionRows(limits, currency),
                    onEdit: edit('transactions'),
                    editLabel: 'Edit transaction settings',
                  },
                  {
                    title: 'Failed payments',
                    lastChange: changeOf('automatic-retry'),
                    note: 'Applies to payment schedules',
                    rows: [retryRow(attempts)],
                    onEdit: edit('retry'),
                    editLabel: 'Edit automatic retry',
                  },
                  ...(labels
                    ? [
                        {
                          title: 'Customisation',
                          lastChange: changeOf('customisation'),
                          note: 'Applies at once',
                          rows: labelRows(labels),
                          onEdit: edit('labels'),
                          editLabel: 'Edit labels',
                        },
                      ]
                    : []),
                  ...(notices
                    ? [
                        {
                          title: 'Electronic Communication',
                          lastChange: changeOf('customer-notifications'),
                          note: 'Applies to the next notice',
                          rows: noticeSummary(notices),
                          onEdit: edit('customer-notifications'),
                          editLabel: 'Edit customer notifications',
                        },
                      ]
                    : []),
                  ...(businesses
                    ? [
                        {
                          title: labelled('Business notifications'),
                          lastChange: changeOf('business-notifications'),
                          note: 'Applies to the next notice',
                          rows: [businessNoticeSummary(businesses)],
                          onEdit: edit('business-notifications'),
                          editLabel: labelled('Edit business notifications'),
                        },
                      ]
                    : []),
                ]}
              />
              {task === 'labels' && labels && <EditLabelsDialog labels={labels} onClose={close} />}
              {task === 'time-zone' && <EditTimeZoneDialog timeZone={timeZone} onClose={close} />}
              {task === 'transactions' && (
                <EditTransactionsDialog settings={limits} currency={currency} onClose={close} />
              )}
              {task === 'customer-notifications' && notices && (
                <EditCustomerNotificationsDialog settings={notices} onClose={close} />
              )}
              {task === 'business-notifications' && businesses && (
                <EditBusinessNotificationsDialog settings={businesses} onClose={close} />
              )}
              {task === 'retry' && <EditRetryDialog settings={attempts} onClose={close} />}
            </>
          )}
        </QueryResult>
      )}
    </QueryResult>
  );
}
