import type { ScheduleFailure } from '@quickportal/contracts/recurring-payments/schedule-failure';
import { Badge } from '@quickportal/ui/badge';
import { DateOnly, DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Money } from '@quickportal/ui/money';
import { PageLink } from '../../../pages/page-link.tsx';
import { moneyOf } from '../schedule.entity.tsx';

interface FailureFactsProps {
  failure: ScheduleFailure;
  timeZone: string;
  linksToReceipts: boolean;
}

/** What was tried, how often, from which account, and whether the customer knows. */
export function FailureFacts({ failure, timeZone, linksToReceipts }: FailureFactsProps) {
  const { schedule, instalment, lastTry, failedAt, failedPayments, customerEmail, noticeSentAt } = failure;
  const { customerId, customerName, customerNumber, accountDisplayName, accountEnabled, supplierBusiness } = schedule;
  return (
    <DescriptionList>
      <DescriptionItem term="Unpaid instalment">
        {instalment && (
          <>
            <DateOnly value={instalment.date} />
            {' · '}
            <Money {...moneyOf(instalment.amount)} />
          </>
        )}
      </DescriptionItem>
      <DescriptionItem term="Attempts">
        {instalment && timesText(instalment.attempts)}
        {lastTry && (
          <>
            {instalment?.attempts === 1 ? ', on ' : ', last on '}
            <DateTime value={lastTry.attemptedAt} timeZone={timeZone} show="date-time" />{' '}
            {linksToReceipts && (
              <PageLink
                to="TransactionDetailView"
                search={{ ReceiptNumber: lastTry.receiptNumber }}
                className="underline underline-offset-3"
              >
                {lastTry.receiptNumber}
              </PageLink>
            )}
          </>
        )}
      </DescriptionItem>
      {lastTry && !lastTry.isSameAccount && (
        <DescriptionItem term="Account charged">{lastTry.accountDisplayName}</DescriptionItem>
      )}
      <DescriptionItem term="Account">
        {accountDisplayName}
        {accountDisplayName !== '' && !accountEnabled && (
          <Badge tone="warning" className="ml-2">
            Disabled
          </Badge>
        )}
      </DescriptionItem>
      <DescriptionItem term="Failed">
        <DateTime value={failedAt} timeZone={timeZone} show="date-time" />
        {failedPayments > 1 && ` · ${failedPayments} instalments in a row`}
      </DescriptionItem>
      {schedule.statusReason !== '' && <DescriptionItem term="Reason">{schedule.statusReason}</DescriptionItem>}
      <DescriptionItem term="Customer">
        <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId }} className="underline underline-offset-3">
          {customerName}
        </PageLink>
        <span className="text-ink-2"> · {customerNumber}</span>
      </DescriptionItem>
      <DescriptionItem term="Customer notified">
        {noticeSentAt === null ? 'Not yet' : <DateTime value={noticeSentAt} timeZone={timeZone} show="date-time" />}
        <span className="text-ink-2"> · {customerEmail || 'no email notifications'}</span>
      </DescriptionItem>
      <DescriptionItem term="Paid to">{supplierBusiness}</DescriptionItem>
    </DescriptionList>
  );
}

const timesText = (attempts: number): string => (attempts === 1 ? 'Once' : `${attempts} times`);
