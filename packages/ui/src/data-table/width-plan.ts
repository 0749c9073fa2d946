import { type Column, type ColumnVisibility, leadOf, rankOf } from './column.ts';

/** What one column takes of the room, in rem: at least `min`, at most `max`. */
interface PlannedWidth {
  id: string;
  rank: 1 | 2 | 3;
  min: number;
  max: number;
}

/** Which columns give way in a room of a certain width, and how wide those are that can shrink. */
export interface WidthPlan {
  /** Ids of the columns that are not shown. */
  dropped: ReadonlySet<string>;
  /** The column that takes the room the others leave; it shrinks first where content is wider than planned. */
  growing: string | undefined;
  /** Width in rem of each other column that can shrink, by id. */
  widths: ReadonlyMap<string, number>;
}

/** Sides of a cell, and what the first and the last have more (see `sides` in layout.ts). */
const PADDING = 1.125;
const EDGES = 1.375;
/** Below this a name or a sentence says nothing. */
const LEAST_NAME = 9;
const LEAST_TEXT = 7;
/** How much of its greatest width a text keeps before another column is dropped for it. */
const READABLE = 0.7;
/** How much wider than its greatest width a text may be where the table has room left over, as a share of that width. */
const MOST_BEYOND = 1;
/** Average width of a character of a header. */
const HEADER_CHARACTER = 0.42;
const ARROW = 1.1;

/**
 * Plans a table from its columns and its room in rem, never from the rows, so that every page of a list shows the same
 * columns. Columns without `maxWidth` keep the width of their content. Those with one shrink before any column is
 * dropped; then columns go by rank, 3 before 2, the last of a rank first. Room that the name does not need is shared
 * among the columns that would cut their text.
 */
export function planWidths<Row>(
  columns: readonly Column<Row>[],
  visibility: ColumnVisibility,
  room: number,
): WidthPlan {
  const planned = columns.map((column) => plannedWidth(column, columns, visibility));
  const dropped = new Set<string>();
  const kept = () => planned.filter(({ id }) => !dropped.has(id));
  const least = () => kept().reduce((sum, { min }) => sum + min + PADDING, EDGES);
  for (const rank of [3, 2] as const)
    for (const { id } of planned.filter((column) => column.rank === rank).toReversed())
      if (least() > room) dropped.add(id);
  const growing = growingColumn(columns);
  const shrinking = kept().filter(({ id, min, max }) => max > min && id !== growing);
  const spare = Math.max(0, room - least());
  const wanted = shrinking.reduce((sum, { min, max }) => sum + max - min, 0);
  const share = wanted === 0 ? 0 : Math.min(1, spare / wanted);
  const nameRoom = kept().reduce((sum, { id, min, max }) => (id === growing ? sum + max - min : sum), 0);
  const usual = shrinking.reduce((sum, { max }) => sum + max, 0);
  const beyond = usual === 0 ? 0 : Math.min(MOST_BEYOND, Math.max(0, spare - wanted - nameRoom) / usual);
  const widths = new Map(shrinking.map(({ id, min, max }) => [id, min + (max - min) * share + max * beyond]));
  return { dropped, growing, widths };
}

/** The lead where it can shrink, otherwise the first column that can. */
function growingColumn<Row>(columns: readonly Column<Row>[]): string | undefined {
  const lead = leadOf(columns);
  const canGrow = (column: Column<Row>) => column.maxWidth !== undefined || column.wrap === true;
  return (lead && canGrow(lead) ? lead : columns.find(canGrow))?.id;
}

function plannedWidth<Row>(
  column: Column<Row>,
  columns: readonly Column<Row>[],
  visibility: ColumnVisibility,
): PlannedWidth {
  const { id, maxWidth } = column;
  const isLead = column === leadOf(columns);
  const rank = isLead ? 1 : rankOf(column, visibility);
  const header = headerWidth(column);
  if (maxWidth === undefined && !column.wrap) {
    const width = Math.max(header, column.width ?? usualWidth(column));
    return { id, rank, min: width, max: width };
  }
  const max = Math.max(header, maxWidth === undefined ? 2 * LEAST_NAME : Number.parseFloat(maxWidth));
  const least = Math.max(header, max * READABLE, isLead ? LEAST_NAME : LEAST_TEXT);
  return { id, rank, min: Math.min(max, least), max };
}

const headerWidth = <Row>({ header, headerHidden, sortable }: Column<Row>): number =>
  headerHidden ? 0 : header.length * HEADER_CHARACTER + (sortable ? ARROW : 0);

/** Amounts, statuses, ids and dates with their time, as they usually are. */
function usualWidth<Row>({ align, corner, mono, headerHidden }: Column<Row>): number {
  if (align === 'end') return 5.5;
  if (corner) return 6.5;
  if (mono || headerHidden) return 6;
  return 8.5;
}
