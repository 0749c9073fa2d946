import type { FraudReview } from '@quickportal/contracts/fraud-reviews/fraud-review';
import { Card } from '@quickportal/ui/card';
import { classNames } from '@quickportal/ui/class-names';
import { DateTime } from '@quickportal/ui/date-time';
import { followInApp } from '@quickportal/ui/link-click';
import { Money } from '@quickportal/ui/money';
import { Pager } from '@quickportal/ui/pager';
import { FraudDecisionBadge } from '../../layout/payments/fraud-decision.tsx';
import { moneyOf } from '../../layout/payments/transaction.tsx';
import { REVIEWS_ON_A_PAGE } from './fraud-reviews.data.ts';

export interface ReviewQueueProps {
  reviews: readonly FraudReview[];
  recordsCount: number;
  timeZone: string;
  /** Receipt number of the payment that is open beside the list. */
  openReceipt: string | undefined;
  hrefFor: (receiptNumber: string) => string;
  onOpen: (receiptNumber: string) => void;
  page: number;
  hrefForPage: (page: number) => string;
  onPageChange: (page: number) => void;
}

/** The payments one after the other; the open one is marked. */
export function ReviewQueue(props: ReviewQueueProps) {
  const { reviews, recordsCount, page, hrefForPage, onPageChange } = props;
  return (
    <Card className="overflow-hidden">
      <ol
        aria-label="Payments"
        className="@min-[44rem]/page:max-h-[calc(100vh-14rem)] @min-[44rem]/page:overflow-y-auto"
      >
        {reviews.map((review) => (
          <QueuedReview key={review.transaction.receiptNumber} review={review} {...props} />
        ))}
      </ol>
      <Pager
        className="border-t border-line px-4 py-2"
        label="Pages of payments"
        page={page}
        pageSize={REVIEWS_ON_A_PAGE}
        recordsCount={recordsCount}
        hrefFor={hrefForPage}
        onPageChange={onPageChange}
      />
    </Card>
  );
}

type QueuedReviewProps = Pick<ReviewQueueProps, 'timeZone' | 'openReceipt' | 'hrefFor' | 'onOpen'> & {
  review: FraudReview;
};

function QueuedReview({ review, timeZone, openReceipt, hrefFor, onOpen }: QueuedReviewProps) {
  const { transaction, decision } = review;
  const { receiptNumber, customerName, totalAmount, transactionTime } = transaction;
  const isOpen = receiptNumber === openReceipt;
  const [first, ...others] = decision.reasons.filter(({ isShadow }) => !isShadow);
  return (
    <li className="border-b border-line-soft last:border-b-0">
      <a
        href={hrefFor(receiptNumber)}
        onClick={followInApp(() => onOpen(receiptNumber))}
        aria-current={isOpen || undefined}
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 text-ink -outline-offset-2 hover:bg-surface-hover hover:no-underline',
          isOpen && 'bg-accent-soft shadow-[inset_3px_0_var(--accent)] hover:bg-accent-soft',
        )}
      >
        <span className="truncate font-strong">{customerName || receiptNumber}</span>
        <Money {...moneyOf(totalAmount)} className="text-right font-strong" />
        <span className="col-span-full truncate text-13 text-ink-2">
          {first?.title ?? 'No rule'}
          {others.length > 0 && ` and ${others.length} more`}
        </span>
        <DateTime value={transactionTime} timeZone={timeZone} show="date-time" className="text-13 text-ink-2" />
        {decision.status !== 'SUSPENDED' && <FraudDecisionBadge decision={decision} />}
      </a>
    </li>
  );
}
