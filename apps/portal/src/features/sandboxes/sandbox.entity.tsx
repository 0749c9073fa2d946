import { sandboxStates } from '@quickportal/contracts/rules/states/community';
import type { Sandbox } from '@quickportal/contracts/sandboxes/sandbox';
import { sandboxList } from '@quickportal/contracts/sandboxes/sandbox-list';
import { Button } from '@quickportal/ui/button';
import type { Column } from '@quickportal/ui/data-table';
import { actionsColumn } from '../../layout/list/actions-column.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { statusBadge } from '../../layout/status-badge.tsx';

const SandboxStatusBadge = statusBadge(sandboxStates.states);

/** The columns of the list; `onEnd` for users who may end a sandbox. */
export const sandboxColumns = (
  timeZone: string,
  onEnd: ((sandbox: Sandbox) => void) | null,
): readonly Column<Sandbox>[] => [
  ...listColumns<Sandbox, typeof sandboxList>(sandboxList, timeZone, {
    status: (row) => <SandboxStatusBadge status={row.status} />,
  }),
  ...(onEnd === null
    ? []
    : [
        actionsColumn<Sandbox>((row) =>
          row.status === 'DELETED' ? null : (
            <Button size="sm" aria-label={`End the sandbox of ${row.companyName}`} onClick={() => onEnd(row)}>
              End
            </Button>
          ),
        ),
      ]),
];
