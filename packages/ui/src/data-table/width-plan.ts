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
  /** The column that takes the room the others leave. */
  growing: string | undefined;
  /** Whether it may be narrower than its content: a text is cut, a number never. */
  growingShrinks: boolean;
  /** Width in rem of the content of each other column, by id: of a text exactly, of anything else at least. */
  widths: ReadonlyMap<string, number>;
  /** Whether there is room for wider sides of the cells. */
  isRoomy: boolean;
}

/** Left and right of a cell together, and the same where room is left over (see `cellSide` in layout.ts). */
const PADDING = 1.125;
const ROOMY_PADDING = 1.5;
/** What the first and the last cell have more (see `sides` in layout.ts). */
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
 * Plans a table from its columns and its room in rem, never from the rows, so that every page shows the same columns in
 * the same places. Columns with a `maxWidth` shrink first; then columns go by rank, 3 before 2, the last of a rank
 * first. Room that the name does not need is shared among columns that would cut their text.
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
  const growing = growingColumn(
    columns.filter(({ id }) => !dropped.has(id)),
    leadOf(columns),
  );
  const others = kept().filter(({ id }) => id !== growing?.id);
  const spare = Math.max(0, room - least());
  const wanted = wantedBy(kept());
  const roominess = kept().length * (ROOMY_PADDING - PADDING);
  const isRoomy = spare - wanted >= roominess;
  return {
    dropped,
    growing: growing?.id,
    growingShrinks: growing !== undefined && canShrink(growing),
    widths: sharedWidths(others, { spare: isRoomy ? spare - roominess : spare, nameWants: wanted - wantedBy(others) }),
    isRoomy,
  };
}

const wantedBy = (columns: readonly PlannedWidth[]): number =>
  columns.reduce((sum, { min, max }) => sum + max - min, 0);

/** What each column gets of the room that is left when all have their least width: texts and the name alike. */
function sharedWidths(
  columns: readonly PlannedWidth[],
  { spare, nameWants }: { spare: number; nameWants: number },
): Map<string, number> {
  const texts = columns.filter(({ min, max }) => max > min);
  const wanted = wantedBy(texts);
  const share = wanted === 0 ? 0 : Math.min(1, spare / (wanted + nameWants));
  const usual = texts.reduce((sum, { max }) => sum + max, 0);
  const beyond = usual === 0 ? 0 : Math.min(MOST_BEYOND, Math.max(0, spare - wanted - nameWants) / usual);
  return new Map(columns.map(({ id, min, max }) => [id, max > min ? min + (max - min) * share + max * beyond : min]));
}

const canShrink = <Row>({ maxWidth, wrap }: Column<Row>): boolean => maxWidth !== undefined || wrap === true;

/** The lead where it can shrink, otherwise the first shown column that can, otherwise the lead as wide as its content. */
const growingColumn = <Row>(shown: readonly Column<Row>[], lead: Column<Row> | undefined): Column<Row> | undefined =>
  lead && canShrink(lead) ? lead : (shown.find(canShrink) ?? lead);

function plannedWidth<Row>(
  column: Column<Row>,
  columns: readonly Column<Row>[],
  visibility: ColumnVisibility,
): PlannedWidth {
  const { id, maxWidth } = column;
  const isLead = column === leadOf(columns);
  const rank = isLead ? 1 : rankOf(column, visibility);
  const header = headerWidth(column);
  if (!canShrink(column)) {
    const width = Math.max(header, column.width ?? usualWidth(column));
    return { id, rank, min: width, max: width };
  }
  const max = Math.max(header, maxWidth === undefined ? 2 * LEAST_NAME : Number.parseFloat(maxWidth));
  const least = Math.max(header, max * READABLE, isLead ? LEAST_NAME : LEAST_TEXT);
  return { id, rank, min: Math.min(max, least), max };
}

const headerWidth = <Row>({ header, headerHidden, sortable }: Column<Row>): number =>
  headerHidden ? 0 : header.length * HEADER_CHARACTER + (sortable ? ARROW : 0);

/** Buttons, amounts, statuses, ids and dates with their time, as they usually are. */
function usualWidth<Row>({ align, corner, mono, headerHidden }: Column<Row>): number {
  if (headerHidden) return 4;
  if (align === 'end') return 5.5;
  if (corner) return 6.5;
  return mono ? 6 : 8.5;
}
