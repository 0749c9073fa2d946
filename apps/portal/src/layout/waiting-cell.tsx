interface WaitingCellProps {
  /** How many of each wait, with the word for one and for several. */
  counts: readonly (readonly [count: number, one: string, several: string])[];
}

/** What waits for someone: "2 approvals, 1 failed message"; a quiet word where nothing does. */
export function WaitingCell({ counts }: WaitingCellProps) {
  const waiting = counts.filter(([count]) => count > 0);
  if (waiting.length === 0) return <span className="text-ink-2">Nothing</span>;
  return waiting
    .map(([count, one, several]) => `${count.toLocaleString('en-AU')} ${count === 1 ? one : several}`)
    .join(', ');
}
