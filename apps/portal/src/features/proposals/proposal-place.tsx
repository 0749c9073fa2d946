import { IconButton } from '@quickportal/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Neighbours } from './neighbours.ts';

interface ProposalPlaceProps extends Neighbours {
  /** Requests on this page of the list. */
  count: number;
  onOpen: (proposalId: number) => void;
}

/** The place of a request in its list, and the ones before and after it, also by the keys k and j. */
export const ProposalPlace = ({ previous, next, at, count, onOpen }: ProposalPlaceProps) => (
  <nav aria-label="Requests of the list" className="flex items-center gap-1 text-13 text-ink-2">
    <IconButton
      label="Previous request"
      aria-keyshortcuts="k"
      disabled={previous === undefined}
      onClick={() => previous !== undefined && onOpen(previous)}
    >
      <ChevronLeft />
    </IconButton>
    <IconButton
      label="Next request"
      aria-keyshortcuts="j"
      disabled={next === undefined}
      onClick={() => next !== undefined && onOpen(next)}
    >
      <ChevronRight />
    </IconButton>
    {at !== -1 && <span className="ml-1">{`${at + 1} of ${count}`}</span>}
  </nav>
);
