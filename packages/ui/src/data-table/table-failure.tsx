import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { FailedState } from '../failed-state/failed-state.tsx';

/** Why a list did not load. */
export type Failure = {
  /** "Customers did not load". */
  title: string;
  message?: string;
  requestId?: string;
  onRetry?: () => void;
  /** Heading level of the title, as the page's outline needs it. */
  level?: 2 | 3;
};

/** The failure in the place of the rows or, when a refetch failed, above the rows that are still there. */
export function TableFailure({ title, message, requestId, onRetry, level, hasRows }: Failure & { hasRows: boolean }) {
  if (!hasRows)
    return (
      <FailedState level={level} title={title} requestId={requestId} onRetry={onRetry}>
        {message}
      </FailedState>
    );
  const retry = onRetry && (
    <Button size="sm" onClick={onRetry}>
      Retry
    </Button>
  );
  return (
    <Alert tone="danger" title={title} actions={retry} className="rounded-none border-x-0 border-t-0">
      {message} The rows below may be out of date.
      {requestId !== undefined && ` Reference ${requestId}`}
    </Alert>
  );
}
