import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import { frequencies } from '@quickportal/contracts/rules/schedule/frequency';
import { Badge } from '@quickportal/ui/badge';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateOnly } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Money } from '@quickportal/ui/money';
import { servedStatusBadge } from '../../../layout/status-badge.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { cardEndText } from '../card-end.ts';
import { moneyOf } from '../schedule.entity.tsx';

const AgreementBadge = servedStatusBadge(payToAgreementStates.states);

/** What a schedule is made of, and how far it came. */
export function ScheduleFacts({ schedule }: { schedule: RecurringPaymentDetails }) {
  const { accountDisplayName, accountEnabled, customerId, customerName, customerNumber, endRule } = schedule;
  const { payToAgreement } = schedule;
  return (
    <Card title="Details">
      <CardBody className="py-2">
        <DescriptionList>
          <DescriptionItem term="Schedule">
            <CopyableId value={schedule.paymentScheduleCode} label="schedule" keep={false} />
          </DescriptionItem>
          <DescriptionItem term="Customer">
            <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId }}>
              {customerName}
            </PageLink>
            <span className="text-ink-2"> · {customerNumber}</span>
          </DescriptionItem>
          <DescriptionItem term="Paid to">{schedule.supplierBusiness}</DescriptionItem>
          <DescriptionItem term="Paid from">
            {accountDisplayName}
            {!accountEnabled && accountDisplayName !== '' && (
              <Badge tone="warning" className="ml-2">
                Disabled
              </Badge>
            )}
            {schedule.cardEnd && <p className="text-13 text-ink-2">{cardEndText(schedule.cardEnd)}</p>}
          </DescriptionItem>
          {payToAgreement && (
            <DescriptionItem term="PayTo agreement">
              <PageLink
                to="PayToAgreementDetailsView"
                search={{ CustomerId: customerId, AgreementToken: payToAgreement.agreementToken }}
                aria-label={`PayTo agreement: ${payToAgreement.statusDisplay}`}
              >
                <AgreementBadge
                  status={payToAgreement.status}
                  word={payToAgreement.statusDisplay}
                  tone={payToAgreement.statusClass}
                />
              </PageLink>
            </DescriptionItem>
          )}
          <DescriptionItem term="Amount of each payment">
            <Money {...moneyOf(schedule.amount)} />
          </DescriptionItem>
          <DescriptionItem term="Frequency">{frequencies[schedule.frequency].title}</DescriptionItem>
          <DescriptionItem term="Start date">
            <DateOnly value={schedule.startDate} />
          </DescriptionItem>
          <DescriptionItem term="Ends">
            {endRule === 'ON_DATE' ? <DateOnly value={schedule.endDate} /> : endText(schedule)}
          </DescriptionItem>
          <DescriptionItem term="Payments made">{paymentsText(schedule)}</DescriptionItem>
          <DescriptionItem term="Last payment">
            <DateOnly value={schedule.lastPaymentDate} />
          </DescriptionItem>
          <DescriptionItem term="Customer reference number">{schedule.customerReferenceNumber}</DescriptionItem>
          <DescriptionItem term="Payment reference number">{schedule.paymentReferenceNumber}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

function endText({ endRule, numberOfPayments, frequency }: RecurringPaymentDetails): string {
  if (frequency === 'ONCE') return 'After one payment';
  if (endRule === 'UNTIL_STOPPED' || numberOfPayments === null) return 'When it is stopped';
  return `After ${numberOfPayments} ${numberOfPayments === 1 ? 'payment' : 'payments'}`;
}

const paymentsText = ({ paymentsMade, paymentsLeft }: RecurringPaymentDetails): string =>
  paymentsLeft === null ? String(paymentsMade) : `${paymentsMade}, ${paymentsLeft} left`;
