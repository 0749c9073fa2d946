import { type RefObject, useLayoutEffect, useState } from 'react';

/** How the columns fit: what had to go, and what remains to be scrolled. */
export type Fit = {
  /** 0: all columns; 1: without rank 3; 2: without rank 2 as well. */
  squeeze: 0 | 1 | 2;
  /** Widths of the head cells, by column, when even then the table is wider than its room. */
  widths: Readonly<Record<string, number>> | undefined;
  /** The width that the table had at each squeeze that was given up. */
  needed: readonly number[];
};

const roomy: Fit = { squeeze: 0, widths: undefined, needed: [] };

/**
 * Watches the room a table has. Columns give way by rank when they do not fit and come back when there is room for them
 * again; when nothing is left to give up, the table scrolls sideways.
 */
export function useFit(room: RefObject<HTMLElement | null>): Fit {
  const [fit, setFit] = useState(roomy);
  // after every render: columns may have come or gone without a change of the table's own size
  useLayoutEffect(() => {
    const box = room.current;
    const table = box?.querySelector('table');
    if (!box || !table) return undefined;
    const observer = new ResizeObserver(() =>
      setFit((former) => nextFit(former, box.clientWidth, table.offsetWidth, () => cellWidths(table))),
    );
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  });
  return fit;
}

/** The fit after a measurement; the same object when nothing changes. */
export function nextFit(former: Fit, room: number, table: number, widthsOfCells: () => Record<string, number>): Fit {
  const { squeeze, needed, widths } = former;
  if (table > room) {
    if (squeeze === 0) return { squeeze: 1, widths: undefined, needed: [table] };
    if (squeeze === 1) return { squeeze: 2, widths: undefined, needed: [needed[0] ?? table, table] };
    const next = widthsOfCells();
    return isSame(widths, next) ? former : { ...former, widths: next };
  }
  if (squeeze === 2 && room >= (needed[1] ?? 0)) return { squeeze: 1, widths: undefined, needed: needed.slice(0, 1) };
  if (squeeze === 1 && room >= (needed[0] ?? 0)) return roomy;
  return widths ? { ...former, widths: undefined } : former;
}

function isSame(former: Fit['widths'], next: Record<string, number>): boolean {
  const ids = Object.keys(next);
  return (
    former !== undefined && ids.length === Object.keys(former).length && ids.every((id) => former[id] === next[id])
  );
}

function cellWidths(table: HTMLElement): Record<string, number> {
  const widths: Record<string, number> = {};
  for (const cell of table.querySelectorAll<HTMLElement>('th[data-column]'))
    if (cell.dataset['column'] && cell.offsetWidth > 0)
      widths[cell.dataset['column']] = cell.getBoundingClientRect().width;
  return widths;
}
