import type { Domain } from '@quickportal/contracts/domains/domain';
import { domainList } from '@quickportal/contracts/domains/domain-list';
import type { Column } from '@quickportal/ui/data-table';
import { editAndDeleteColumn } from '../../layout/list/actions-column.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';

/** Actions of an entry. */
export interface EntryActions {
  onEdit: (entry: Domain) => void;
  onRemove: (entry: Domain) => void;
}

/** The columns of the whitelist; `actions` for users who may change it. */
export const domainColumns = (timeZone: string, actions: EntryActions | null): readonly Column<Domain>[] => [
  ...listColumns<Domain, typeof domainList>(domainList, timeZone, {}),
  ...(actions === null
    ? []
    : [
        editAndDeleteColumn({
          nameOf: ({ url }: Domain) => url,
          onEdit: actions.onEdit,
          onDelete: actions.onRemove,
          deleteLabel: 'Remove',
        }),
      ]),
];
