import { formatCount } from '@quickportal/ui/count';
import { IconButton } from '@quickportal/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface QueuePlaceProps {
  /** Noun of the queue, singular: `payment`. */
  noun: string;
  /** Word after the count, if needed: `failed`. */
  countedAs?: string;
  /** Position from 1; 0 when it has left the queue. */
  position: number;
  count: number;
  /** Undefined: there is none. */
  onNext: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
}

/** Position in a queue, with links to the neighbours. */
export function QueuePlace({ noun, countedAs, position, count, onNext, onPrevious }: QueuePlaceProps) {
  const counted = [formatCount(count), countedAs].filter(Boolean).join(' ');
  return (
    <div className="flex items-center gap-1">
      <output className="mr-2 text-13 text-ink-2 tabular-nums">
        {position > 0 ? `${formatCount(position)} of ${counted}` : `${counted} left`}
      </output>
      <IconButton
        label={`Previous ${noun}`}
        variant="secondary"
        aria-keyshortcuts="k ArrowLeft"
        disabled={!onPrevious}
        onClick={onPrevious}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        label={`Next ${noun}`}
        variant="secondary"
        aria-keyshortcuts="j ArrowRight"
        disabled={!onNext}
        onClick={onNext}
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
}
