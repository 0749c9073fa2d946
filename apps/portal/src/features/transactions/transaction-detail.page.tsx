import type { TransactionDetails } from '@quickportal/contracts/transactions/read';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { useCommunity } from '../../data/session.ts';
import { useRememberThing } from '../../data/recent-things.ts';
import { api } from '../../data/connection/trpc.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { downloadHref } from '../../data/connection/download-href.ts';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { RefundDialog } from './refund.dialog.tsx';
import { requeryToast } from './requery-toast.ts';
import { SendReceiptAgainDialog } from '../../layout/payments/send-receipt-again.dialog.tsx';
import { useTransaction } from './transactions.data.ts';
import { TransactionDetailSkeleton, TransactionDetailView } from './transaction-detail.view.tsx';
import { useSendReceipt } from '../../layout/payments/use-send-receipt.ts';
import { VoidDialog } from './void.dialog.tsx';

export const preload = ({ ReceiptNumber }: PageSearch<'TransactionDetailView'>) =>
  api.transactions.get.prefetch({ params: { receiptNumber: ReceiptNumber } });

/** One payment or refund with its life, and what can be done about it. */
// In the specification: 1P017
export default function TransactionDetailPage() {
  const { ReceiptNumber } = useSearch('TransactionDetailView');
  const { timeZone } = useCommunity();
  const may = {
    refund: useMay('transactions.refund'),
    requery: useMay('transactions.requery'),
    takePayment: useMay('payments.take'),
    seeCustomer: useMay('customers.get'),
  };
  const [open, setOpen] = useState<'refund' | 'void' | null>(null);
  const transaction = useTransaction(ReceiptNumber);
  useRememberThing(transaction.data && remembered(transaction.data));
  const requery = useChange('transactions.requery', { onDone: (response) => void toast(requeryToast(response)) });
  const receipt = useSendReceipt(ReceiptNumber);
  const input = { params: { receiptNumber: ReceiptNumber } };
  return (
    <QueryResult
      whole
      query={transaction}
      skeleton={<TransactionDetailSkeleton />}
      failed="The transaction did not load"
    >
      {(data) => (
        <>
          <TransactionDetailView
            transaction={data}
            timeZone={timeZone}
            may={may}
            receiptHref={downloadHref(`transactions/${data.receiptNumber}/receipt`)}
            sendingReceipt={receipt.busy}
            requerying={requery.busy}
            error={requery.error ?? receipt.error}
            onRefund={() => setOpen('refund')}
            onVoid={() => setOpen('void')}
            onRequery={() => requery.make(input)}
            onSendReceipt={receipt.send}
          />
          <SendReceiptAgainDialog {...receipt.again} />
          {open === 'refund' && <RefundDialog transaction={data} onClose={() => setOpen(null)} />}
          {open === 'void' && <VoidDialog transaction={data} onClose={() => setOpen(null)} />}
        </>
      )}
    </QueryResult>
  );
}

/** A payment or refund as the palette offers it again. */
const remembered = ({ transactionType, receiptNumber, customerName }: TransactionDetails) => ({
  kind: transactionType === 'REFUND' ? ('refund' as const) : ('payment' as const),
  id: receiptNumber,
  name: [receiptNumber, customerName].filter(Boolean).join(' '),
});
