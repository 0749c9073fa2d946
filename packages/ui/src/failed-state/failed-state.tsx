import { RefreshCw, TriangleAlert } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Mono } from '../mono/mono.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';

export type FailedStateProps = Omit<React.ComponentProps<'div'>, 'title'> & {
  /** What failed: "Schedules did not load". */
  title: React.ReactNode;
  /** The request's id, for the help desk. */
  requestId?: string;
  /** Loads it again. */
  onRetry?: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  level?: 2 | 3;
};

/**
 * Something did not load: says what, why as far as it is known (the children), the id of the request, and offers Retry.
 * It takes the place of the thing, so that the rest of the page stays usable. For a list without rows use EmptyState;
 * for a failed change use an Alert beside the form.
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
