import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { paidFromName } from '@quickportal/contracts/rules/payments/paid-from-name';
import { paymentBatchStates } from '@quickportal/contracts/rules/states/payment-batch';
import { Card, CardBody } from '@quickportal/ui/card';
import { CopyableId } from '@quickportal/ui/copyable-id';
import { DateOnly, DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Money } from '@quickportal/ui/money';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import { PageLink } from '../../pages/page-link.tsx';
import { isSome, moneyOf } from '../../layout/payments/transaction.tsx';
import { responseText } from './transaction.entity.tsx';

interface FactsProps {
  transaction: TransactionDetails;
  timeZone: string;
  /** Whether the customer's page opens for the person. */
  seeCustomer: boolean;
}

/** Whose it is, how it was paid, and what it is known by. */
export function TransactionFacts({ transaction, timeZone, seeCustomer }: FactsProps) {
  const { customerId, customerName, paidFrom, batch, fileLine, originalReceiptNumber, payToAgreementToken } =
    transaction;
  return (
    <Card title="Details">
      <CardBody className="py-2">
        <DescriptionList>
          <DescriptionItem term="Receipt number">
            <CopyableId value={transaction.receiptNumber} label="receipt number" keep={false} />
          </DescriptionItem>
          {originalReceiptNumber !== null && (
            <DescriptionItem term="Refund of payment">
              <PageLink to="TransactionDetailView" search={{ ReceiptNumber: originalReceiptNumber }}>
                {originalReceiptNumber}
              </PageLink>
            </DescriptionItem>
          )}
          <DescriptionItem term="Customer">
            {customerId !== null && seeCustomer ? (
              <PageLink to="CustomerDetailsView" search={{ CustomerId: customerId }}>
                {customerName}
              </PageLink>
            ) : (
              customerName
            )}
          </DescriptionItem>
          <DescriptionItem term="Customer reference number">
            {transaction.customerReferenceNumber && (
              <CopyableId value={transaction.customerReferenceNumber} label="customer reference number" keep={false} />
            )}
          </DescriptionItem>
          <DescriptionItem term="Payment reference number">
            {transaction.paymentReferenceNumber && (
              <CopyableId value={transaction.paymentReferenceNumber} label="payment reference number" keep={false} />
            )}
          </DescriptionItem>
          <DescriptionItem term="Paid from">
            {paidFromName(paidFrom)}
            {paidFrom.holderName !== '' && <span className="text-ink-2"> · {paidFrom.holderName}</span>}
          </DescriptionItem>
          {transaction.cardNetwork === 'EFTPOS' && (
            <DescriptionItem term="Network">eftpos, by merchant choice routing</DescriptionItem>
          )}
          {payToAgreementToken !== null && (
            <DescriptionItem term="PayTo agreement">
              {seeCustomer ? (
                <PageLink
                  to="PayToAgreementDetailsView"
                  search={{ CustomerId: customerId ?? undefined, AgreementToken: payToAgreementToken }}
                >
                  View agreement
                </PageLink>
              ) : (
                <CopyableId value={payToAgreementToken} label="agreement token" />
              )}
            </DescriptionItem>
          )}
          <DescriptionItem term="Response">{responseText(transaction)}</DescriptionItem>
          <DescriptionItem term="Source">{transaction.sourceDisplay}</DescriptionItem>
          {fileLine !== null && (
            <DescriptionItem term="Payment file">
              <PageLink to="FileDetailsView" search={{ UploadedFileId: fileLine.fileId }}>
                {fileLine.fileName}
              </PageLink>
              <span className="text-ink-2"> · line {fileLine.lineNumber}</span>
            </DescriptionItem>
          )}
          <DescriptionItem term="Time">
            <DateTime value={transaction.transactionTime} timeZone={timeZone} show="date-time" />
          </DescriptionItem>
          <DescriptionItem term="Settlement date">
            <DateOnly value={transaction.settlementDate} />
          </DescriptionItem>
          <DescriptionItem term="Batch">
            {batch && (
              <>
                <span className="font-mono text-13">{batch.paymentBatchId}</span>
                <span className="text-ink-2"> · {paymentBatchStates.states[batch.status].title.toLowerCase()}</span>
              </>
            )}
          </DescriptionItem>
          <DescriptionItem term="Comment">{transaction.comment}</DescriptionItem>
          <DescriptionItem term="Trace ID">
            <CopyableId value={transaction.traceId} label="trace ID" keep={8} />
          </DescriptionItem>
        </DescriptionList>
      </CardBody>
    </Card>
  );
}

/** Principal, surcharge and total apart, and what went back of it. */
export function TransactionAmounts({ transaction }: { transaction: TransactionDetails }) {
  const { principalAmount, surchargeAmount, totalAmount, surchargeRate, refundedAmount, refundRefusal } = transaction;
  const isRefund = transaction.transactionType === 'REFUND';
  return (
    <Card title={isRefund ? 'Refund' : 'Amount'} note={transaction.businessName} dense>
      <CardBody className="grid gap-3">
        <Totals>
          <TotalsRow term="Principal">
            <Money {...moneyOf(principalAmount)} />
          </TotalsRow>
          <TotalsRow term={surchargeRate === '0' ? 'Surcharge' : `Surcharge, ${surchargeRate}%`}>
            <Money {...moneyOf(surchargeAmount)} />
          </TotalsRow>
          <TotalsSum term="Total">
            <Money {...moneyOf(totalAmount)} size="large" />
          </TotalsSum>
        </Totals>
        {isSome(refundedAmount) && (
          <div className="flex justify-between gap-4">
            <span className="text-ink-2">Refunded</span>
            <Money {...moneyOf(refundedAmount)} />
          </div>
        )}
        {transaction.status === 'APPROVED' && !isRefund && refundRefusal !== '' && (
          <p className="text-13 text-ink-2">{refundRefusal}</p>
        )}
      </CardBody>
    </Card>
  );
}
