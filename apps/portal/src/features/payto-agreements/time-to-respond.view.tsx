import { PAYTO_TIME_ZONE, timeLeft } from '@quickportal/contracts/rules/payto/respond-by';
import { DateTime } from '@quickportal/ui/date-time';
import { useRunningTime } from '../../data/polling/use-running-time.ts';

/** How long the payer can still respond, counted down from when the agreement was read, and until when in Sydney time. */
export const TimeToRespond = ({ respondBy, readAt }: { respondBy: string; readAt: string }) => (
  <p>
    <strong className="font-strong">{timeLeft(new Date(respondBy), useRunningTime(readAt))}</strong>
    {' for the payer to respond: until '}
    <DateTime value={respondBy} timeZone={PAYTO_TIME_ZONE} show="date-time" /> Sydney time.
  </p>
);
