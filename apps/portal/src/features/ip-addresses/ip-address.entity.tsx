import type { IpAddress } from '@quickportal/contracts/ip-addresses/ip-address';
import { ipAddressList } from '@quickportal/contracts/ip-addresses/ip-address-list';
import type { Column } from '@quickportal/ui/data-table';
import { editAndDeleteColumn } from '../../layout/list/actions-column.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';

/** Actions of an entry. */
export interface EntryActions {
  onEdit: (entry: IpAddress) => void;
  onRemove: (entry: IpAddress) => void;
}

/** The columns of the whitelist; `actions` for users who may change it. */
export const ipAddressColumns = (timeZone: string, actions: EntryActions | null): readonly Column<IpAddress>[] => [
  ...listColumns<IpAddress, typeof ipAddressList>(ipAddressList, timeZone, {}),
  ...(actions === null
    ? []
    : [
        editAndDeleteColumn({
          nameOf: ({ ipAddress }: IpAddress) => ipAddress,
          onEdit: actions.onEdit,
          onDelete: actions.onRemove,
          deleteLabel: 'Remove',
        }),
      ]),
];
