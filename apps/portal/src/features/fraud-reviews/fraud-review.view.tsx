import type { FraudReview } from '@quickportal/contracts/fraud-reviews/fraud-review';
import { fraudReviewList } from '@quickportal/contracts/fraud-reviews/fraud-review-list';
import { Button } from '@quickportal/ui/button';
import { CardFooter } from '@quickportal/ui/card';
import { Kbd } from '@quickportal/ui/kbd';
import { Check, X } from 'lucide-react';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { QueuePlace } from '../../layout/payments/queue-place.tsx';
import type { ReviewTask } from './decided-toast.ts';
import { REVIEWS_ON_A_PAGE } from './fraud-reviews.data.ts';
import { ReviewedPayment } from './reviewed-payment.view.tsx';
import { ReviewQueue, type ReviewQueueProps } from './review-queue.view.tsx';

export interface ReviewFrameProps {
  /** What goes on now and concerns all payments. */
  alerts: React.ReactNode;
  filters: React.ReactNode;
}

export interface FraudReviewViewProps extends ReviewFrameProps, Omit<ReviewQueueProps, 'openReceipt'> {
  /** The payment that is open. */
  open: FraudReview;
  canDecide: boolean;
  seesCustomer: boolean;
  seesTransaction: boolean;
  /** Whether the keys of the page are named. */
  namesKeys: boolean;
  onTask: (task: ReviewTask) => void;
  /** In place of the buttons: what asks for the reason. */
  task: React.ReactNode;
}

/** Suspended payments, worked through one after the other. */
export function FraudReviewView(props: FraudReviewViewProps) {
  const { reviews, recordsCount, page, open, alerts, filters, canDecide, namesKeys, onOpen, onTask, task } = props;
  const at = reviews.indexOf(open);
  const goTo = (review: FraudReview | undefined) => review && (() => onOpen(review.transaction.receiptNumber));
  const isOpen = canDecide && open.decision.status === 'SUSPENDED';
  return (
    <ReviewFrame alerts={alerts} filters={filters}>
      <div className="grid items-start gap-4 @min-[44rem]/page:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="min-w-0 @max-[44rem]/page:order-last">
          <ReviewQueue {...props} openReceipt={open.transaction.receiptNumber} />
        </div>
        <ReviewedPayment
          review={open}
          timeZone={props.timeZone}
          seesCustomer={props.seesCustomer}
          seesTransaction={props.seesTransaction}
          place={
            <QueuePlace
              noun="payment"
              position={at < 0 ? 0 : (page - 1) * REVIEWS_ON_A_PAGE + at + 1}
              count={recordsCount}
              onNext={goTo(reviews[at + 1])}
              onPrevious={goTo(reviews[at - 1])}
            />
          }
          actions={
            isOpen && (
              <CardFooter className="justify-start">
                {task ?? <Decisions namesKeys={namesKeys} onTask={onTask} />}
              </CardFooter>
            )
          }
        />
      </div>
    </ReviewFrame>
  );
}

/** The head of the page, and above the queue what goes on and what narrows it. */
export const ReviewFrame = ({ alerts, filters, children }: React.PropsWithChildren<ReviewFrameProps>) => (
  <PageStack className="@container/page grid-cols-[minmax(0,1fr)]">
    <PageHeader
      title={fraudReviewList.title}
      subtitle="Fraud guard holds these payments until a user approves or declines them"
    />
    {alerts}
    {filters}
    {children}
  </PageStack>
);

const Decisions = ({ namesKeys, onTask }: Pick<FraudReviewViewProps, 'namesKeys' | 'onTask'>) => (
  <>
    <Button variant="primary" aria-keyshortcuts="a" onClick={() => onTask('approve')}>
      <Check />
      Approve
    </Button>
    <Button variant="dangerQuiet" aria-keyshortcuts="d" onClick={() => onTask('decline')}>
      <X />
      Decline
    </Button>
    {namesKeys && (
      <p className="flex flex-wrap gap-x-4 text-12 text-ink-3 pointer-coarse:hidden">
        <span>
          <Kbd>a</Kbd> approve
        </span>
        <span>
          <Kbd>d</Kbd> decline
        </span>
        <span>
          <Kbd>j</Kbd> <Kbd>k</Kbd> next, previous
        </span>
      </p>
    )}
  </>
);
