import type { EnteredTerms } from '../agreement-words.ts';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { PAYTO_TIME_ZONE, RESPOND_WITHIN_DAYS } from '@quickportal/contracts/rules/payto/respond-by';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card, CardBody } from '@quickportal/ui/card';
import { DateOnly, DateTime, wallTime } from '@quickportal/ui/date-time';
import { Timeline, TimelineItem } from '@quickportal/ui/timeline';

interface WhatHappensNextProps {
  body: EnteredTerms;
  /** Today in Sydney. */
  today: string;
  /** Until when the payer could approve if it were sent now, UTC. */
  respondBy: string;
  /** Back to the step with the dates. */
  onChangeDate: () => void;
}

/** What becomes of the agreement once it is submitted, and by when. */
export function WhatHappensNextView({ body, today, respondBy, onChangeDate }: WhatHappensNextProps) {
  const first = body['firstPaymentDue'];
  const due = typeof first === 'string' ? first : null;
  const isEarly = due !== null && due < addDays(today, RESPOND_WITHIN_DAYS);
  return (
    <>
      <Card title="What happens next" dense>
        <CardBody>
          <Timeline>
            <TimelineItem tone="now" title="You submit">
              The agreement becomes pending. Until the payer decides you can only recall it.
            </TimelineItem>
            <TimelineItem title="The payer decides">
              <p>
                At their bank, within 5 calendar days: by{' '}
                <DateTime value={respondBy} timeZone={PAYTO_TIME_ZONE} show="date-time" /> Sydney time. Without a
                decision it expires.
              </p>
            </TimelineItem>
            <TimelineItem title="Active">Payments can be taken.</TimelineItem>
            {due !== null && (
              <TimelineItem title="First payment">
                <DateOnly value={due} />
              </TimelineItem>
            )}
          </Timeline>
        </CardBody>
      </Card>
      {isEarly && (
        <Alert
          tone="warning"
          title="The first payment may be too early"
          actions={
            <Button size="sm" onClick={onChangeDate}>
              Change the date
            </Button>
          }
        >
          The payer can respond until {wallTime(respondBy, PAYTO_TIME_ZONE)?.date}, after the first payment is due.
        </Alert>
      )}
    </>
  );
}
