import { createContext } from 'react';
import { classNames } from '../class-names/class-names.tsx';
import { card } from './layout.ts';
import { useRowEvents } from './row-events.ts';

/** The index of the one row that Tab reaches; the arrow keys lead to the others. */
export const ActiveRow = createContext(0);

/**
 * The rows, with the keyboard and the pointer handled once for all of them. Moving from row to row renders the two
 * links concerned, not the rows.
 */
export function TableBody({
  rowCount,
  stale,
  onIntent,
  children,
}: {
  rowCount: number;
  /** The rows are those of the search before: dimmed, after a moment in which most searches end. */
  stale: boolean;
  onIntent: ((index: number) => void) | undefined;
  children: React.ReactNode;
}) {
  const { active, handlers } = useRowEvents(onIntent);
  return (
    <tbody
      data-stale={stale || undefined}
      className={classNames(
        card.body,
        // Grey, not see-through: what is read keeps its contrast
        'transition-[filter] duration-(--m-fast) data-stale:grayscale data-stale:delay-150 data-stale:[&_td]:text-ink-2',
      )}
      {...handlers}
    >
      <ActiveRow value={Math.min(active, rowCount - 1)}>{children}</ActiveRow>
    </tbody>
  );
}
