import { Button } from '@quickportal/ui/button';
import { RefreshCw } from 'lucide-react';
import type { Polling } from '../data/polling/use-limited-polling.ts';

interface PollingNoticeProps {
  polling: Polling;
  /** Interval between polls. */
  seconds: number;
}

/** Says how often the content is still refetched, and afterwards offers to continue. */
export const PollingNotice = ({ polling: { left, goOn }, seconds }: PollingNoticeProps) => (
  <div className="flex min-h-8 items-center gap-2.5 text-13 text-ink-2">
    <RefreshCw aria-hidden="true" className="size-3.5 flex-none" />
    {left > 0 ? (
      <span>
        Refreshed every {seconds} seconds: {left} {left === 1 ? 'try' : 'tries'} left.
      </span>
    ) : (
      <>
        <span>It is no longer refreshed.</span>
        <Button size="sm" onClick={goOn}>
          Keep refreshing
        </Button>
      </>
    )}
  </div>
);
