import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';

/** An attempt without a response. */
export interface OpenAttempt {
  total: string;
  account: string;
  message: string;
  busy: boolean;
  onAgain: () => void;
  onGiveUp: () => void;
}

/** Offers to repeat or give up a payment that may have been taken. The children say where to check first. */
export function AttemptLeft(props: OpenAttempt & { children: React.ReactNode }) {
  const { total, account, message, busy, onAgain, onGiveUp, children } = props;
  return (
    <Alert
      className="mb-4"
      tone="warning"
      title={`The outcome of the payment of ${total} from ${account} is not known yet`}
      actions={
        <>
          <Button size="sm" disabled={busy} onClick={onGiveUp}>
            Give up
          </Button>
          <Button size="sm" variant="primary" busy={busy} onClick={onAgain}>
            Try again
          </Button>
        </>
      }
    >
      {message} Before you give up, check {children}.
    </Alert>
  );
}
