import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { ipAddressList } from '@quickportal/contracts/ip-addresses/ip-address-list';
import { type Column, RowActions } from '@quickportal/ui/data-table';
import { IconButton } from '@quickportal/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';
import { listColumns } from '../../layout/list-columns.tsx';

/** What can be done with an entry. */
export interface EntryActions {
  onEdit: (entry: IpAddress) => void;
  onRemove: (entry: IpAddress) => void;
}

/** The columns of the whitelist; `actions` for users who may change it. */
export const ipAddressColumns = (timeZone: string, actions: EntryActions | null): readonly Column<IpAddress>[] => [
  ...listColumns<IpAddress, typeof ipAddressList>(ipAddressList, timeZone, {}),
  ...(actions === null ? [] : [actionsColumn(actions)]),
];

const actionsColumn = ({ onEdit, onRemove }: EntryActions): Column<IpAddress> => ({
  id: 'actions',
  header: 'Actions',
  headerHidden: true,
  align: 'end',
  fixed: true,
  cell: (row) => (
    <RowActions>
      <IconButton label={`Edit ${row.ipAddress}`} onClick={() => onEdit(row)}>
        <Pencil />
      </IconButton>
      <IconButton label={`Remove ${row.ipAddress}`} onClick={() => onRemove(row)}>
        <Trash2 />
      </IconButton>
    </RowActions>
  ),
});
