import { type RefObject, useLayoutEffect, useState } from 'react';

/** Widths of the head cells, by column, of a table that is wider than its room; undefined while it fits. */
export type Overflow = Readonly<Record<string, number>> | undefined;

/** Watches whether the table in `room` is wider than it, and how wide its columns are then. */
export function useOverflow(room: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>();
  // after every render: columns may have come or gone without a change of the table's own size
  useLayoutEffect(() => {
    const box = room.current;
    const table = box?.querySelector('table');
    if (!box || !table) return undefined;
    const observer = new ResizeObserver(() => setOverflow((former) => measure(box, table, former)));
    observer.observe(box);
    observer.observe(table);
    return () => observer.disconnect();
  });
  return overflow;
}

function measure(box: HTMLElement, table: HTMLElement, former: Overflow): Overflow {
  if (table.offsetWidth <= box.clientWidth) return undefined;
  const widths: Record<string, number> = {};
  for (const cell of table.querySelectorAll<HTMLElement>('th[data-column]'))
    if (cell.dataset['column'] && cell.offsetWidth > 0)
      widths[cell.dataset['column']] = cell.getBoundingClientRect().width;
  const ids = Object.keys(widths);
  const unchanged = former && ids.length === Object.keys(former).length && ids.every((id) => former[id] === widths[id]);
  return unchanged ? former : widths;
}
