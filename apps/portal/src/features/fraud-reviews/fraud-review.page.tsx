import type { FraudReview } from '@quickportal/contracts/fraud-reviews/fraud-review';
import { fraudReviewList } from '@quickportal/contracts/fraud-reviews/fraud-review-list';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Button } from '@quickportal/ui/button';
import { toast } from '@quickportal/ui/toast';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { businessNames } from '../../data/business-names.ts';
import { useCommunity } from '../../data/session.ts';
import { useStore } from '../../data/store.ts';
import { useSupplierBusinesses } from '../../data/supplier-businesses.ts';
import { api } from '../../data/connection/trpc.ts';
import { useMay } from '../../data/calls/use-may.ts';
import { BinAlerts } from '../../layout/payments/bin-alerts.tsx';
import { DetailsSkeleton } from '../../layout/page/details-skeleton.tsx';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { narrowingOf } from '../../layout/filters/narrowing.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { href } from '../../pages/href.ts';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import { areShortcutsOn } from '../../shell/shortcuts/shortcuts-store.ts';
import { decidedToast, type ReviewOutcome, type ReviewTask } from './decided-toast.ts';
import { DecideReview } from './decide-review.tsx';
import { FraudReviewView, ReviewFrame, type ReviewFrameProps } from './fraud-review.view.tsx';
import { reviewsInput, useFraudReviews } from './fraud-reviews.data.ts';

export const preload = (search: PageSearch<'FraudReviewView'>) => api.fraudReviews.list.prefetch(reviewsInput(search));

/** The queue of suspended payments: which one is open is in the address. */
export default function FraudReviewPage() {
  const search = useSearch('FraudReviewView');
  const setSearch = useSetSearch('FraudReviewView');
  const reviews = useFraudReviews(search);
  const businesses = useSupplierBusinesses();
  const list = {
    search,
    onSearchChange: (patch: Partial<typeof search>) => setSearch({ ...patch, page: 1, ReceiptNumber: undefined }),
  };
  const { isFiltered, onClear } = narrowingOf(fraudReviewList, list);
  const found = findReview(reviews.data?.items ?? [], search.ReceiptNumber);
  // What a user looks at stays when it leaves the queue, so that a reason which is being typed is not lost
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const head = {
    alerts: <BinAlerts />,
    filters: (
      <ListFilters of={fraudReviewList} list={list} names={{ businessId: businessNames(businesses.data?.items) }} />
    ),
  };
  return (
    <QueryResult
      query={reviews}
      skeleton={<DetailsSkeleton title="Suspended payments" side={4} />}
      failed="Suspended payments did not load"
    >
      {({ items, recordsCount }) => {
        const open =
          findReview(items, search.ReceiptNumber) ?? (kept && findReview([kept], search.ReceiptNumber)) ?? items[0];
        return open ? (
          <OpenReview
            key={open.transaction.receiptNumber}
            open={open}
            reviews={items}
            recordsCount={recordsCount}
            {...head}
          />
        ) : (
          <ReviewFrame {...head}>
            <NoReviews isFiltered={isFiltered} onClear={onClear} />
          </ReviewFrame>
        );
      }}
    </QueryResult>
  );
}

const findReview = (reviews: readonly FraudReview[], receiptNumber: string | undefined) =>
  reviews.find(({ transaction }) => transaction.receiptNumber === receiptNumber);

interface OpenReviewProps extends ReviewFrameProps {
  open: FraudReview;
  reviews: readonly FraudReview[];
  recordsCount: number;
}

/** The open payment beside the queue. After a decision the next one is opened. */
function OpenReview({ open, ...queue }: OpenReviewProps) {
  const { reviews } = queue;
  const search = useSearch('FraudReviewView');
  const setSearch = useSetSearch('FraudReviewView');
  const { timeZone } = useCommunity();
  const [task, setTask] = useState<ReviewTask | null>(null);
  const { receiptNumber } = open.transaction;
  const onOpen = (ReceiptNumber: string | undefined) => setSearch({ ReceiptNumber });
  const begin = (begun: ReviewTask) => {
    setTask(begun);
    setSearch({ ReceiptNumber: receiptNumber }, { replace: true });
  };
  const decided = (outcome: ReviewOutcome) => {
    const at = reviews.indexOf(open);
    const next = reviews[at + 1] ?? reviews[at - 1];
    if (task) toast(decidedToast(task, outcome, receiptNumber));
    setTask(null);
    onOpen(next?.transaction.receiptNumber);
  };
  return (
    <FraudReviewView
      {...queue}
      open={open}
      timeZone={timeZone}
      canDecide={useMay('fraudReviews.approve')}
      seesCustomer={useMay('customers.get')}
      seesTransaction={useMay('transactions.get')}
      namesKeys={useStore(areShortcutsOn)}
      page={search.page}
      hrefFor={(ReceiptNumber) => href('FraudReviewView', { ...search, ReceiptNumber })}
      onOpen={onOpen}
      hrefForPage={(page) => href('FraudReviewView', { ...search, page, ReceiptNumber: undefined })}
      onPageChange={(page) => setSearch({ page, ReceiptNumber: undefined })}
      onTask={begin}
      task={
        task && <DecideReview key={task} task={task} review={open} onDecided={decided} onClose={() => setTask(null)} />
      }
    />
  );
}

const NoReviews = ({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <EmptyState
      level={2}
      icon={<ShieldCheck />}
      title="No payments match"
      action={<Button onClick={onClear}>Clear filters</Button>}
    />
  ) : (
    <EmptyState level={2} icon={<ShieldCheck />} title="Nothing waits for a review">
      A payment appears here when fraud guard suspends it.
    </EmptyState>
  );
