import { shownInline, unbatched } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { PaymentsTodaySkeleton } from './payments-today-skeleton.tsx';
import { PaymentsTodayView } from './payments-today.view.tsx';

/** The payments of today; loads and fails apart from what waits. */
export default function PaymentsTodayPart() {
  const query = trpc.transactions.getTransactionsToday.useQuery(undefined, { ...shownInline, ...unbatched });
  return (
    <QueryResult query={query} failed="Payments of today did not load" skeleton={<PaymentsTodaySkeleton />}>
      {(payments) => <PaymentsTodayView payments={payments} />}
    </QueryResult>
  );
}
