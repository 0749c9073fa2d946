import { createContext } from 'react';
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
  onIntent,
  children,
}: {
  rowCount: number;
  onIntent: ((index: number) => void) | undefined;
  children: React.ReactNode;
}) {
  const { active, handlers } = useRowEvents(onIntent);
  return (
    <tbody className={card.body} {...handlers}>
      <ActiveRow value={Math.min(active, rowCount - 1)}>{children}</ActiveRow>
    </tbody>
  );
}
