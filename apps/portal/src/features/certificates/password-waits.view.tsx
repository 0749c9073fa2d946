import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { DateTime } from '@quickportal/ui/date-time';

interface PasswordWaitsProps {
  subject: string;
  until: string;
  timeZone: string;
  onFetch: () => void;
  isFetching: boolean;
}

/** Offers the password of a certificate that was approved to the user who requested it. */
export const PasswordWaits = ({ subject, until, timeZone, onFetch, isFetching }: PasswordWaitsProps) => (
  <Alert
    title={`Your certificate ${subject} was approved`}
    actions={
      <Button size="sm" busy={isFetching} onClick={onFetch}>
        Show password once
      </Button>
    }
  >
    Only you can fetch the password of its file, once, until{' '}
    <DateTime value={until} timeZone={timeZone} show="date-time" />. Have the place ready where you keep it.
  </Alert>
);
