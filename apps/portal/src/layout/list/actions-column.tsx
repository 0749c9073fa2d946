import { RowActions, type Column } from '@quickportal/ui/data-table';
import { IconButton } from '@quickportal/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';

/** Last column of a list with the buttons of each row, shown while the row is hovered or focused. */
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
  /** Label for deleting: Remove if something is only taken off a list. */
  deleteLabel?: 'Delete' | 'Remove';
}

/** Creates an actions column for editing and deleting. */
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
