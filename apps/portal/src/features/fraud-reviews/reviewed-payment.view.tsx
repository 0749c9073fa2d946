import type { FraudReview } from '@quickportal/contracts/fraud-reviews/fraud-review';
import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Money } from '@quickportal/ui/money';
import { countryName } from '../../data/country-name.ts';
import { FraudDecisionCard } from '../../layout/payments/fraud-decision.tsx';
import { moneyOf } from '../../layout/payments/transaction.tsx';
import { PageLink } from '../../pages/page-link.tsx';

export interface ReviewedPaymentProps {
  review: FraudReview;
  timeZone: string;
  seesCustomer: boolean;
  seesTransaction: boolean;
  /** Where it is among the others, and the ways to them. */
  place: React.ReactNode;
  /** How it is decided; absent where it was, or the user may not. */
  actions: React.ReactNode;
}

/** The open payment: how much, why it was suspended, and what an officer checks before deciding. */
export function ReviewedPayment(props: ReviewedPaymentProps) {
  const { review, place, actions } = props;
  const { transaction, decision, businessName } = review;
  return (
    <div className="grid min-w-0 content-start gap-4">
      <Card>
        <CardBody className="grid gap-3">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
            <div className="min-w-0">
              <h2 className="text-18 font-strong wrap-anywhere">{transaction.customerName}</h2>
              <p className="text-13 text-ink-2">Payment to {businessName}</p>
            </div>
            {place}
          </div>
          <Money {...moneyOf(transaction.totalAmount)} size="hero" />
        </CardBody>
        {actions}
      </Card>
      <FraudDecisionCard decision={decision} />
      <Facts {...props} />
    </div>
  );
}

function Facts({ review, timeZone, seesCustomer, seesTransaction }: ReviewedPaymentProps) {
  const { transaction, payerIp, ipCountry, bankCountry } = review;
  const { receiptNumber, customerId, customerName, paidFrom } = transaction;
  return (
    <Card title="Payment">
      <CardBody className="py-2">
        <DescriptionList>
          <DescriptionItem term="Receipt number">
            {seesTransaction ? (
              <PageLink to="TransactionDetailView" search={{ ReceiptNumber: receiptNumber }}>
                {receiptNumber}
              </PageLink>
            ) : (
              <CopyableId value={receiptNumber} label="receipt number" keep={false} />
            )}
          </DescriptionItem>
          <DescriptionItem term="Customer">
            {customerId !== null && seesCustomer ? (
              <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId }}>
                {customerName}
              </PageLink>
            ) : (
              customerName
            )}
          </DescriptionItem>
          <DescriptionItem term="Card">
            {paidFromName(paidFrom)}
            {paidFrom.holderName !== '' && <span className="text-ink-2"> · {paidFrom.holderName}</span>}
          </DescriptionItem>
          <DescriptionItem term="Bank’s country">{bankCountry && countryName(bankCountry)}</DescriptionItem>
          <DescriptionItem term="IP address">
            {payerIp && <span className="font-mono text-13">{payerIp}</span>}
          </DescriptionItem>
          <DescriptionItem term="IP address’s country">{ipCountry && countryName(ipCountry)}</DescriptionItem>
          <DescriptionItem term="Time">
            <DateTime value={transaction.transactionTime} timeZone={timeZone} show="date-time" />
          </DescriptionItem>
          <DescriptionItem term="Source">{transaction.sourceDisplay}</DescriptionItem>
          <DescriptionItem term="Payment reference number">{transaction.paymentReferenceNumber}</DescriptionItem>
          <DescriptionItem term="Comment">{transaction.comment}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
