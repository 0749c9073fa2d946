import type { PayToAgreement } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateOnly } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Money } from '@quickportal/ui/money';

type Terms = PayToAgreement['paymentTerms'];

/** An amount with the day on which it is due; nothing where neither is agreed. */
function AmountOn({ amount, due }: { amount: Terms['amount']; due: string | null }) {
  return (
    <>
      {amount && <Money amount={amount.amount} currency={amount.currency} />}
      {amount && due !== null && ' on '}
      {due !== null && <DateOnly value={due} />}
    </>
  );
}

const isAgreed = (amount: Terms['amount'], due: string | null) => amount !== null || due !== null;

/** What payments follow: in force once the payer approved them, and until the agreement is over. Dates are Sydney's. */
export function AgreementTerms({
  agreement,
}: {
  agreement: Pick<PayToAgreement, 'paymentTerms' | 'agreementTypeDisplay' | 'status'>;
}) {
  const { paymentTerms: terms, agreementTypeDisplay, status } = agreement;
  const areInForce = status === 'ACTIVE' || status === 'SUSPENDED';
  const { amount, maximumPaymentAmount, firstPaymentAmount, firstPaymentDue, lastPaymentAmount, lastPaymentDue } =
    terms;
  return (
    <Card title={areInForce ? 'Terms in force' : 'Terms'}>
      <CardBody className="py-2">
        <DescriptionList>
          <DescriptionItem term="Agreement type">{agreementTypeDisplay}</DescriptionItem>
          {amount && (
            <DescriptionItem term={maximumPaymentAmount ? 'Amount, at least' : 'Amount'}>
              <Money amount={amount.amount} currency={amount.currency} />
            </DescriptionItem>
          )}
          {maximumPaymentAmount && (
            <DescriptionItem term="Maximum amount">
              <Money amount={maximumPaymentAmount.amount} currency={maximumPaymentAmount.currency} />
            </DescriptionItem>
          )}
          <DescriptionItem term="Frequency">{frequencyText(terms)}</DescriptionItem>
          {isAgreed(firstPaymentAmount, firstPaymentDue) && (
            <DescriptionItem term={firstPaymentAmount ? 'First payment' : 'First payment due'}>
              <AmountOn amount={firstPaymentAmount} due={firstPaymentDue} />
            </DescriptionItem>
          )}
          {isAgreed(lastPaymentAmount, lastPaymentDue) && (
            <DescriptionItem term={lastPaymentAmount ? 'Last payment' : 'Last payment due'}>
              <AmountOn amount={lastPaymentAmount} due={lastPaymentDue} />
            </DescriptionItem>
          )}
          <DescriptionItem term="Start">
            <DateOnly value={terms.startDate} />
          </DescriptionItem>
          <DescriptionItem term="End">{endText(terms)}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

function frequencyText({ frequency, paymentsPerPeriod, pointInTime }: Terms): string {
  const count = paymentsPerPeriod !== null && paymentsPerPeriod > 1 ? `, ${paymentsPerPeriod} payments a period` : '';
  return `${frequency.displayName}${count}${pointInTime === null ? '' : `, day ${pointInTime} of the period`}`;
}

function endText({ automaticRenewal, endDate }: Terms): React.ReactNode {
  if (automaticRenewal) return 'When it is cancelled: it renews automatically';
  return endDate === null ? 'When it is cancelled' : <DateOnly value={endDate} />;
}
