import { timeLeft } from '@quickportal/contracts/rules/payto/respond-by';
import { DateTime } from '@quickportal/ui/date-time';

/** PayTo runs on Sydney's clock, wherever the community is. */
const SYDNEY = 'Australia/Sydney';

/** How long the payer can still respond, counted from when the agreement was read, and until when in Sydney time. */
export const TimeToRespond = ({ respondBy, readAt }: { respondBy: string; readAt: string }) => (
  <p>
    <strong className="font-strong">{timeLeft(new Date(respondBy), new Date(readAt))}</strong>
    {' for the payer to respond: until '}
    <DateTime value={respondBy} timeZone={SYDNEY} show="date-time" /> Sydney time.
  </p>
);
