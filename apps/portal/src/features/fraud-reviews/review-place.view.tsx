import { formatCount } from '@quickportal/ui/count';
import { IconButton } from '@quickportal/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface ReviewPlaceProps {
  /** From 1; 0 where it has left the queue. */
  position: number;
  count: number;
  /** Undefined: there is no other on this page. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Where a payment is in the queue, and the ways to those around it. */
export const ReviewPlace = ({ position, count, onNext, onPrevious }: ReviewPlaceProps) => (
  <div className="flex items-center gap-1">
    <output className="mr-2 text-13 text-ink-2 tabular-nums">
      {position > 0 ? `${formatCount(position)} of ${formatCount(count)}` : `${formatCount(count)} left`}
    </output>
    <IconButton
      label="Previous payment"
      variant="secondary"
      aria-keyshortcuts="k ArrowLeft"
      disabled={!onPrevious}
      onClick={onPrevious}
    >
      <ChevronLeft />
    </IconButton>
    <IconButton
      label="Next payment"
      variant="secondary"
      aria-keyshortcuts="j ArrowRight"
      disabled={!onNext}
      onClick={onNext}
    >
      <ChevronRight />
    </IconButton>
  </div>
);
