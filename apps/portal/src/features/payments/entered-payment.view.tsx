import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { Card, CardBody } from '@quickportal/ui/card';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Money } from '@quickportal/ui/money';

interface EnteredPaymentProps {
  transaction: Pick<
    Transaction,
    'principalAmount' | 'paidFrom' | 'customerReferenceNumber' | 'paymentReferenceNumber' | 'comment'
  >;
}

/** What was entered, to read beside the receipt. */
export function EnteredPayment({ transaction }: EnteredPaymentProps) {
  const { principalAmount, paidFrom, customerReferenceNumber, paymentReferenceNumber, comment } = transaction;
  return (
    <Card title="Payment details">
      <CardBody className="py-2">
        <DescriptionList>
          <DescriptionItem term="Principal amount">
            <Money amount={principalAmount.amount} currency={principalAmount.currency} />
          </DescriptionItem>
          <DescriptionItem term="Account">
            {paidFromName(paidFrom)}
            {paidFrom.holderName !== '' && <span className="text-ink-2"> · {paidFrom.holderName}</span>}
          </DescriptionItem>
          <DescriptionItem term="Customer reference number">{customerReferenceNumber}</DescriptionItem>
          <DescriptionItem term="Payment reference number">{paymentReferenceNumber}</DescriptionItem>
          <DescriptionItem term="Comment">{comment}</DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}
