type GroupHeadingProps<Row> = {
  rows: readonly Row[];
  index: number;
  groupOf: (row: Row) => string;
  columnCount: number;
};

/** The heading above the first row of each group. */
export function GroupHeading<Row>({ rows, index, groupOf, columnCount }: GroupHeadingProps<Row>) {
  const [before, row] = [rows[index - 1], rows[index]];
  if (row === undefined || (before !== undefined && groupOf(before) === groupOf(row))) return null;
  return (
    <tr data-slot="group-heading" className="@max-[37rem]/table:block">
      <th
        colSpan={columnCount}
        scope="colgroup"
        className="border-b border-line-soft bg-surface-sunken px-5 py-1.5 text-left text-12 font-medium text-ink-2 @max-[37rem]/table:block @max-[37rem]/table:px-4"
      >
        {groupOf(row)}
      </th>
    </tr>
  );
}
