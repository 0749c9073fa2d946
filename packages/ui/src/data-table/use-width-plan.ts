import { type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import type { Column, ColumnVisibility } from './column.ts';
import { planWidths, type WidthPlan } from './width-plan.ts';

/** How a table is in its room. */
export type TableFit = WidthPlan & {
  /** Widths in pixels of the head cells, by column, where the table has to be scrolled sideways. */
  scrolled: Readonly<Record<string, number>> | undefined;
};

interface Measured {
  room: number;
  scrolled: TableFit['scrolled'];
}

/** Room before anything was measured: wide enough for every column. */
const UNKNOWN: Measured = { room: Number.MAX_SAFE_INTEGER, scrolled: undefined };

/** Watches the room a table has, in which its columns are planned. */
export function useWidthPlan<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  visibility: ColumnVisibility,
): TableFit {
  const [{ room, scrolled }, setMeasured] = useState(UNKNOWN);
  // After every render: rows or columns may have come or gone without a change of the box's own size
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (!element || !table) return undefined;
    const measure = () => setMeasured((former) => nextMeasured(former, element, table));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  });
  const plan = useMemo(() => planWidths(columns, visibility, room), [columns, visibility, room]);
  return { ...plan, scrolled };
}

/** The measurement now; the same object when nothing has changed. */
function nextMeasured(former: Measured, box: HTMLElement, table: HTMLElement): Measured {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const room = box.clientWidth / rem;
  const scrolled = table.offsetWidth > box.clientWidth ? headWidths(table) : undefined;
  return room === former.room && isSame(former.scrolled, scrolled) ? former : { room, scrolled };
}

function isSame(former: TableFit['scrolled'], next: TableFit['scrolled']): boolean {
  if (former === undefined || next === undefined) return former === next;
  const ids = Object.keys(next);
  return ids.length === Object.keys(former).length && ids.every((id) => former[id] === next[id]);
}

function headWidths(table: HTMLElement): Record<string, number> {
  const widths: Record<string, number> = {};
  for (const cell of table.querySelectorAll<HTMLElement>('th[data-column]'))
    if (cell.dataset['column'] && cell.offsetWidth > 0)
      widths[cell.dataset['column']] = cell.getBoundingClientRect().width;
  return widths;
}
