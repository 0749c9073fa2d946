import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';
import { Badge } from '@quickportal/ui/badge';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateTime } from '@quickportal/ui/date-time';
import { Clock, Undo2 } from 'lucide-react';
import { TermChanges } from '../term-changes.view.tsx';
import { TimeToRespond } from '../time-to-respond.view.tsx';

interface BilateralAmendmentProps {
  amendment: PayToAmendment;
  /** When the agreement was read, UTC: the time left is counted from it. */
  readAt: string;
  timeZone: string;
  /** Takes it back; left out where the user may not. */
  onRecall?: (() => void) | undefined;
}

/** The amendment that the payer has yet to decide: from what to what, and until when. */
export const BilateralAmendment = ({ amendment, readAt, timeZone, onRecall }: BilateralAmendmentProps) => (
  <Card
    title="An amendment waits for the payer"
    actions={
      onRecall && (
        <Button size="sm" onClick={onRecall}>
          <Undo2 />
          Recall amendment
        </Button>
      )
    }
  >
    <CardBody className="grid gap-2 pt-3 pb-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="info" icon={<Clock />}>
          {amendment.statusDisplay}
        </Badge>
        <span className="text-ink-2">
          Submitted <DateTime value={amendment.submittedAt} timeZone={timeZone} show="date-time" />
        </span>
      </p>
      {amendment.respondBy !== null && <TimeToRespond respondBy={amendment.respondBy} readAt={readAt} />}
      <p className="text-ink-2">
        Until it is approved payments follow the terms in force, and payment details cannot be changed again.
      </p>
      <TermChanges changes={amendment.changes} />
    </CardBody>
  </Card>
);
