import type { PaymentFile } from '@quickportal/contracts/payment-files/payment-file';
import type { PaymentFileLine } from '@quickportal/contracts/payment-files/payment-file-line';
import {
  paymentFileLineList,
  paymentFileOutcomeList,
  paymentFileTotalList,
} from '@quickportal/contracts/payment-files/payment-file-lists';
import { isSentAtOnce } from '@quickportal/contracts/rules/payments/payment-methods';
import { paymentFileLineStates } from '@quickportal/contracts/rules/states/payment-file-line';
import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import { formatCount } from '@quickportal/ui/count';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { moneyOf } from '../../layout/payments/transaction.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';
import { PageLink } from '../../pages/page-link.tsx';

const LineStatus = statusBadge(paymentFileLineStates.states, []);
const PaymentStatus = statusBadge(transactionStates.states, ['IN_FLIGHT']);

type Total = PaymentFile['totals'][number];
type Outcome = PaymentFile['outcomes'][number];

/** The columns of what a file takes. */
export const totalColumns = (timeZone: string): readonly Column<Total>[] =>
  listColumns<Total, typeof paymentFileTotalList>(paymentFileTotalList, timeZone, {
    whatHappens: ({ paymentMethod, cutOffDate }) =>
      isSentAtOnce(paymentMethod) ? (
        'Taken at once'
      ) : (
        <span>
          Into the next batch, cut-off <DateTime value={cutOffDate} timeZone={timeZone} show="date-time" />
        </span>
      ),
    lineCount: ({ lineCount }) => formatCount(lineCount),
    surchargeAmount: ({ surchargeAmount }) => <Money {...moneyOf(surchargeAmount)} />,
    totalAmount: ({ totalAmount }) => <Money {...moneyOf(totalAmount)} />,
  });

/** The columns of what became of it. */
export const outcomeColumns: readonly Column<Outcome>[] = listColumns<Outcome, typeof paymentFileOutcomeList>(
  paymentFileOutcomeList,
  '',
  {
    status: ({ status }) => <PaymentStatus status={status} />,
    paymentCount: ({ paymentCount }) => formatCount(paymentCount),
    totalAmount: ({ totalAmount }) => <Money {...moneyOf(totalAmount)} />,
  },
);

/** The columns of the lines of a file. */
export const lineColumns: readonly Column<PaymentFileLine>[] = listColumns<PaymentFileLine, typeof paymentFileLineList>(
  paymentFileLineList,
  '',
  {
    lineNumber: ({ lineNumber }) => <span className="font-mono">{lineNumber}</span>,
    customer: ({ customerName, values }) => customerName || values.customerNumber || null,
    status: ({ status, transactionStatus }) =>
      transactionStatus === null ? <LineStatus status={status} /> : <PaymentStatus status={transactionStatus} />,
    message: (line) => <LineMessage line={line} />,
    paymentReference: ({ values }) => values.paymentReferenceNumber || null,
    amount: ({ totalAmount, values }) => (totalAmount ? <Money {...moneyOf(totalAmount)} /> : values.amount || null),
  },
);

/** What is wrong with a line, what it is the same as, or its payment. */
function LineMessage({ line }: { line: PaymentFileLine }) {
  const { findings, receiptNumber, sameReceiptNumber, sameLineNumber, status } = line;
  if (receiptNumber !== null) return <PaymentLink receiptNumber={receiptNumber} />;
  if (findings.length > 0) return findings.map(({ message }) => message).join(' ');
  if (status !== 'DUPLICATE' && status !== 'LEFT_OUT') return null;
  if (sameReceiptNumber !== null)
    return (
      <>
        The same as <PaymentLink receiptNumber={sameReceiptNumber} />
      </>
    );
  return sameLineNumber === null ? null : `The same as line ${sameLineNumber}`;
}

const PaymentLink = ({ receiptNumber }: { receiptNumber: string }) => (
  <PageLink to="TransactionDetailView" search={{ ReceiptNumber: receiptNumber }} className="underline">
    payment {receiptNumber}
  </PageLink>
);
