import type { MigrationSchedule } from '@quickportal/contracts/payto-migrations/migration-schedule';
import { migrationScheduleList } from '@quickportal/contracts/payto-migrations/migration-schedule-list';
import { DateTime } from '@quickportal/ui/date-time';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { OutcomeBadge } from './payto-migration.entity.tsx';

/** The schedules of a migration as its table shows them, with links to customer, schedule and agreement. */
export const migrationScheduleColumns = (timeZone: string) =>
  listColumns<MigrationSchedule, typeof migrationScheduleList>(migrationScheduleList, timeZone, {
    customerName: (row) => (
      <PageLink to="CustomerDetailsView" search={{ CustomerId: row.customerId }}>
        {row.customerName}
      </PageLink>
    ),
    paymentScheduleCode: (row) => (
      <PageLink to="RecurringPaymentDetailsView" search={{ RecurringPaymentId: row.paymentScheduleId }}>
        {row.paymentScheduleCode}
      </PageLink>
    ),
    outcome: (row) =>
      row.agreementToken === null ? (
        <OutcomeBadge schedule={row} />
      ) : (
        <PageLink
          to="PayToAgreementDetailsView"
          search={{ CustomerId: row.customerId, AgreementToken: row.agreementToken }}
          aria-label={`Agreement of ${row.paymentScheduleCode}: ${row.outcomeDisplay}`}
        >
          <OutcomeBadge schedule={row} />
        </PageLink>
      ),
    reason: (row) =>
      row.respondBy === null ? (
        row.reason
      ) : (
        <>
          Decides by <DateTime value={row.respondBy} timeZone="Australia/Sydney" show="date-time" />
        </>
      ),
    amount: (row) => row.amount.displayAmount,
  });
