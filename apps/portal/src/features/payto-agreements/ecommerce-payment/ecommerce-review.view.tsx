import { PAYTO_TIME_ZONE } from '@quickportal/contracts/rules/payto/respond-by';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { DescriptionItem, DescriptionList } from '@quickportal/ui/description-list';
import { Money } from '@quickportal/ui/money';
import { Timeline, TimelineItem } from '@quickportal/ui/timeline';
import type { EcommerceReview } from './payto-ecommerce-payment.data.ts';

/** What is about to be sent, as a receipt would say it; numbers are masked. */
export const EcommerceReviewView = ({ review }: { review: EcommerceReview }) => (
  <CardBody className="grid gap-4">
    <div className="grid gap-1">
      <p className="text-ink-2">
        {review.payerName} pays {review.supplierBusiness}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <Money amount={review.amount.amount} currency={review.amount.currency} size="hero" />
        <span className="text-16 text-ink-2">once</span>
      </p>
      <p className="text-13 text-ink-2">Paid into {review.payeeAccount}</p>
    </div>
    <DescriptionList>
      <DescriptionItem term="Pays from">{review.payerAccount}</DescriptionItem>
      <DescriptionItem term="Description">{review.description}</DescriptionItem>
      <DescriptionItem term="Customer reference number">{review.customerReferenceNumber}</DescriptionItem>
      <DescriptionItem term="Payment reference number">{review.paymentReferenceNumber}</DescriptionItem>
      <DescriptionItem term="Surcharge">None</DescriptionItem>
    </DescriptionList>
  </CardBody>
);

/** What becomes of it once it is sent. */
export const EcommerceNextView = ({ respondBy }: { respondBy: string | undefined }) => (
  <Card title="What happens next" dense>
    <CardBody>
      <Timeline>
        <TimelineItem tone="now" title="You send it">
          The payer sees it at their bank. Until they decide you can recall it.
        </TimelineItem>
        <TimelineItem title="The payer decides">
          {respondBy === undefined ? (
            <p>Within 5 calendar days. Without a decision it expires.</p>
          ) : (
            <p>
              Until <DateTime value={respondBy} timeZone={PAYTO_TIME_ZONE} show="date-time" /> Sydney time. Without a
              decision it expires.
            </p>
          )}
        </TimelineItem>
        <TimelineItem title="The payment is taken">At once, also when you have closed this page.</TimelineItem>
        <TimelineItem title="The agreement ends">It is for this payment only.</TimelineItem>
      </Timeline>
    </CardBody>
  </Card>
);
