import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Mono } from '../mono/mono.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';

export type FailedStateProps = Omit<React.ComponentProps<'div'>, 'title'> & {
  /** What failed: "Schedules did not load". */
  title: React.ReactNode;
  /** The request's id, for the help desk. */
  requestId?: string;
  /** Retries loading. */
  onRetry?: () => void;
  /** The retry is in progress. */
  retrying?: boolean;
  level?: 2 | 3;
};

/**
 * Shows that something did not load: what, why (the children), the request ID, and Retry. It replaces the content, so
 * that the rest of the page stays usable. For a list without rows use EmptyState; for a failed change an Alert beside
 * the form.
 */
export function FailedState({ title, requestId, onRetry, retrying = false, children, ...props }: FailedStateProps) {
  return (
    <EmptyState
      data-slot="failed-state"
      role="alert"
      tone="danger"
      icon={<TriangleAlert />}
      title={title}
      action={
        onRetry && (
          <Button size="sm" busy={retrying} onClick={onRetry}>
            <RefreshCw />
            Retry
          </Button>
        )
      }
      {...props}
    >
      {children}
      {requestId !== undefined && (
        <>
          {' '}
          Reference <Mono className="text-ink">{requestId}</Mono>
        </>
      )}
    </EmptyState>
  );
}
