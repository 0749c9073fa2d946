import { RowActions, type Column } from '@quickportal/ui/data-table';
import { IconButton } from '@quickportal/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';

/** The last column of a list, with the buttons of each row, which show while the row is pointed at or focused. */
export const actionsColumn = <Row,>(cell: (row: Row) => React.ReactNode): Column<Row> => ({
  id: 'actions',
  header: 'Actions',
  headerHidden: true,
  align: 'end',
  fixed: true,
  cell: (row) => <RowActions>{cell(row)}</RowActions>,
});

interface EditAndDelete<Row> {
  nameOf: (row: Row) => string;
  onEdit: (row: Row) => void;
  onDelete: (row: Row) => void;
  /** The word for deleting: Remove where something is only taken off a list. */
  deleteLabel?: 'Delete' | 'Remove';
}

/** An actions column that edits and deletes. */
export const editAndDeleteColumn = <Row,>({
  nameOf,
  onEdit,
  onDelete,
  deleteLabel = 'Delete',
}: EditAndDelete<Row>): Column<Row> =>
  actionsColumn((row) => (
    <>
      <IconButton label={`Edit ${nameOf(row)}`} onClick={() => onEdit(row)}>
        <Pencil />
      </IconButton>
      <IconButton label={`${deleteLabel} ${nameOf(row)}`} onClick={() => onDelete(row)}>
        <Trash2 />
      </IconButton>
    </>
  ));
