import { Button } from '@quickportal/ui/button';
import { RefreshCw } from 'lucide-react';
import type { Polling } from '../data/use-limited-polling.ts';

interface PollingNoticeProps {
  polling: Polling;
  /** Between two times. */
  seconds: number;
}

/** Says that what is shown is fetched again by itself and how often still, and afterwards offers to go on. */
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
