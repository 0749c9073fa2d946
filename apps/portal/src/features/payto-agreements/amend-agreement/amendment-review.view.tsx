import type { AmendmentReview } from '@quickportal/contracts/payto-agreements/check';
import { PAYTO_TIME_ZONE } from '@quickportal/contracts/rules/payto/respond-by';
import { Alert } from '@quickportal/ui/alert';
import { CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { Diff } from '@quickportal/ui/diff';
import type { z } from 'zod';

interface AmendmentReviewProps {
  review: z.output<typeof AmendmentReview>;
  payerName: string;
}

/** What an amendment would change, and who decides about it until when. */
export function AmendmentReviewView({ review, payerName }: AmendmentReviewProps) {
  return (
    <CardBody className="grid gap-4">
      <Diff
        label="Changes to the agreement"
        beforeTitle="Now"
        afterTitle="Amended"
        fields={review.changes.map(({ title, before, after }) => ({ label: title, before, after }))}
      />
      {review.payerApproves ? (
        <Alert tone="info" title={`${payerName} approves or declines it`}>
          At their bank, within 5 calendar days: by{' '}
          <DateTime value={review.respondBy} timeZone={PAYTO_TIME_ZONE} show="date-time" /> Sydney time. What is agreed
          now applies until then, and stays if the payer declines or does not respond.
        </Alert>
      ) : (
        <Alert tone="info" title="It takes effect at once">
          {payerName} is informed, and does not have to approve it.
        </Alert>
      )}
    </CardBody>
  );
}
