import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { Alert } from '@quickportal/ui/alert';
import { Landmark, Pencil, Play, Square } from 'lucide-react';
import { DetailsSkeleton } from '../../../layout/page/details-skeleton.tsx';
import { crumb } from '../../../layout/page/breadcrumbs.tsx';
import { PageAction } from '../../../layout/page/page-action.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { SideBySide } from '../../../layout/page/page-stack.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { CardEndNotice } from '../card-end-notice.view.tsx';
import { isCardEndSoon } from '../card-end.ts';
import { NextPaymentsView } from './next-payments.view.tsx';
import { ScheduleFacts } from './schedule-facts.view.tsx';
import { ScheduleStatusBadge } from '../schedule.entity.tsx';

export interface RecurringPaymentDetailsViewProps {
  schedule: RecurringPaymentDetails;
  /** Whether the user may change schedules. */
  // In the specification: 1R161
  canManage: boolean;
  onStop: () => void;
  onResume: () => void;
  /** Takes the next payments from the account instead of under the PayTo agreement. */
  onPayByAccount: () => void;
  onChangeDate: (date: ScheduleDate) => void;
  /** What became of the dates that were due. */
  children: React.ReactNode;
}

/** A payment schedule: its facts, the payments that come, and those that were. */
// In the specification: 1P015
export function RecurringPaymentDetailsView(props: RecurringPaymentDetailsViewProps) {
  const { schedule, canManage, onChangeDate } = props;
  const { paymentScheduleCode, description, amount, summary, customerId, customerName } = schedule;
  return (
    <>
      <PageHeader
        title={description}
        documentTitle={`${paymentScheduleCode} ${description}`}
        subtitle={`${amount.displayAmount}, ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`}
        badge={<ScheduleStatusBadge schedule={schedule} />}
        parent={crumb('CustomerDetailsView', customerName, { CustomerId: customerId, tab: 'schedules' })}
        {...(canManage && { actions: <Actions {...props} /> })}
      />
      <SideBySide
        narrow
        side={
          <NextPaymentsView
            schedule={schedule}
            {...(canManage && schedule.status === 'ACTIVE' && { onChange: onChangeDate })}
          />
        }
      >
        <StatusNotice schedule={schedule} canManage={canManage} />
        {schedule.cardEnd && isCardEndSoon(schedule.cardEnd, schedule.scheduleDates) && (
          <CardEndNotice
            cardEnd={schedule.cardEnd}
            scheduleDates={schedule.scheduleDates}
            advice={canManage ? 'Update the card before then, or edit the schedule to choose another account.' : ''}
          />
        )}
        <ScheduleFacts schedule={schedule} />
        {props.children}
      </SideBySide>
    </>
  );
}

function Actions({ schedule, onStop, onResume, onPayByAccount }: RecurringPaymentDetailsViewProps) {
  const { status, customerId, paymentScheduleId, accountEnabled } = schedule;
  if (status === 'STOPPED' || status === 'COMPLETED') return null;
  return (
    <>
      <PageAction action="Stop payments" variant="dangerQuiet" onClick={onStop}>
        <Square />
        Stop payments
      </PageAction>
      {schedule.payToAgreement && (
        <PageAction action="Pay from account" onClick={onPayByAccount}>
          <Landmark />
          Pay from account
        </PageAction>
      )}
      <PageAction action="Edit schedule" asChild>
        <PageLink
          to="EditRecurringPaymentView"
          search={{ CustomerId: customerId, RecurringPaymentId: paymentScheduleId }}
        >
          <Pencil />
          Edit
        </PageLink>
      </PageAction>
      {status !== 'ACTIVE' && accountEnabled && (
        <PageAction action="Resume schedule" variant="primary" onClick={onResume}>
          <Play />
          Resume
        </PageAction>
      )}
    </>
  );
}

function StatusNotice({ schedule, canManage }: Pick<RecurringPaymentDetailsViewProps, 'schedule' | 'canManage'>) {
  const { status, statusReason, accountEnabled } = schedule;
  if (schedule.payToAgreement && schedule.payToAgreement.status !== 'ACTIVE' && status !== 'STOPPED')
    return <AgreementNotice schedule={schedule} canManage={canManage} />;
  const next = canManage ? 'Correct the problem or choose another account, then resume the schedule.' : '';
  if (status === 'FAILED')
    return (
      <Alert tone="danger" title="No more payments are taken">
        {[statusReason, next].filter(Boolean).join(' ')}
      </Alert>
    );
  if (status !== 'INACTIVE') return null;
  return (
    <Alert tone="neutral" title="The schedule is inactive">
      {accountEnabled
        ? 'It became inactive with its customer or account. Missed dates are not made up.'
        : 'Its account is disabled. Enable the account or choose another one, then resume the schedule.'}
    </Alert>
  );
}

/** The agreement that pays the schedule takes no payments. */
const AgreementNotice = ({ schedule, canManage }: Pick<RecurringPaymentDetailsViewProps, 'schedule' | 'canManage'>) => (
  <Alert
    tone="danger"
    title={`The PayTo agreement is ${schedule.payToAgreement?.statusDisplay.toLowerCase()}, so no payments are taken`}
  >
    {[
      schedule.statusReason,
      canManage && 'Pay the schedule from its account again, or release the agreement where you suspended it.',
    ]
      .filter(Boolean)
      .join(' ')}
  </Alert>
);

/** The shape of the page while it loads. */
export const RecurringPaymentDetailsSkeleton = () => <DetailsSkeleton title="Payment schedule" side={4} />;
