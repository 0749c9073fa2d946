import { useState } from 'react';
import { csrfToken } from '../../data/csrf.ts';
import { useCommunity, useRights, useSession } from '../../data/session.ts';
import { api } from '../../data/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { restHref } from '../../pages/href.ts';
import { type PageSearch, useSearch } from '../../pages/search.ts';
import { RefundDialog } from './refund.dialog.tsx';
import { useRequery } from './requery.ts';
import { useSendReceipt } from './send-receipt.ts';
import { useTransaction } from './transaction-details.data.ts';
import { TransactionDetailsSkeleton, TransactionDetailsView } from './transaction-details.view.tsx';
import { VoidDialog } from './void.dialog.tsx';

export const preload = ({ ReceiptNumber }: PageSearch<'TransactionDetailView'>) =>
  api.transactions.get.prefetch({ params: { receiptNumber: ReceiptNumber } });

/** One payment or refund with its life, and what can be done about it (1P017). */
export default function TransactionDetailsPage() {
  const { ReceiptNumber } = useSearch('TransactionDetailView');
  const { timeZone } = useCommunity();
  const rights = useRights();
  const acts = useSession().viewedBy === null;
  const [open, setOpen] = useState<'refund' | 'void' | null>(null);
  const transaction = useTransaction(ReceiptNumber);
  const requery = useRequery(ReceiptNumber);
  const receipt = useSendReceipt(ReceiptNumber);
  return (
    <QueryResult
      whole
      query={transaction}
      skeleton={<TransactionDetailsSkeleton />}
      failed="The transaction did not load"
    >
      {(data) => (
        <>
          <TransactionDetailsView
            transaction={data}
            timeZone={timeZone}
            may={{
              refund: acts && rights.has('REFUND_TRANSACTIONS'),
              requery: acts && rights.has('REQUERY_TRANSACTIONS'),
              takePayment: acts && rights.has('TERMINAL_EXISTING_CUSTOMER'),
              seeCustomer: rights.has('VIEW_CUSTOMERS') || rights.has('MANAGE_CUSTOMERS'),
            }}
            receiptHref={restHref(`transactions/${data.receiptNumber}/receipt`, { csrf: csrfToken() })}
            sendingReceipt={receipt.busy}
            requerying={requery.busy}
            error={requery.error ?? receipt.error}
            onRefund={() => setOpen('refund')}
            onVoid={() => setOpen('void')}
            onRequery={requery.ask}
            onSendReceipt={receipt.send}
          />
          {open === 'refund' && <RefundDialog transaction={data} onClose={() => setOpen(null)} />}
          <VoidDialog transaction={data} open={open === 'void'} onOpenChange={() => setOpen(null)} />
        </>
      )}
    </QueryResult>
  );
}
