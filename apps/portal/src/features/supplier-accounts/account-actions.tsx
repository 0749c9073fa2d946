import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import {
  type AccountAction,
  type AccountKind,
  type AccountStatus,
  describeKind,
} from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import {
  type AccountFacts,
  isShown,
  refusalOf,
} from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import { Button } from '@quickportal/ui/button';
import type { Column } from '@quickportal/ui/data-table';
import { IconButton } from '@quickportal/ui/icon-button';
import { Info } from 'lucide-react';
import { actionsColumn } from '../../layout/list/actions-column.tsx';
import { PageLink } from '../../pages/page-link.tsx';

/** What can be done with a row: everything but adding. */
export type RowAction = Exclude<AccountAction, 'add'>;

/** What tables of accounts know of each row. */
export interface ShownAccount {
  readonly accountId: number;
  readonly pendingAccountAuthorisationId: number | null;
  readonly version: number;
}

interface OfTable<Row> {
  kind: AccountKind;
  communityId: number;
  setup: AccountFacts['setup'];
  nameOf: (row: Row) => string;
  statusOf: (row: Row) => AccountStatus;
  /** What else decides about a row of this kind. */
  moreOf?: (row: Row) => Pick<AccountFacts, 'nzBankType' | 'merchantType'>;
  /** What a row has in place of its actions; null: nothing else. */
  insteadOfActions?: (row: Row) => React.ReactNode;
  onAction: (action: RowAction, row: Row) => void;
}

/** What the buttons of the actions say. */
export const accountActionLabels: Record<RowAction, string> = {
  edit: 'Edit',
  enable: 'Enable',
  disable: 'Disable',
  block: 'Block',
  unblock: 'Unblock',
};

/** The tooltip of a request that waits. */
// In the specification: 3R479
const REQUEST_WAITS = 'The request must be resolved before further changes can be made.';

/** The last column: what the state of an account allows, why it is refused, or the request that waits. */
export function accountActionsColumn<Row extends ShownAccount>(of: OfTable<Row>): readonly Column<Row>[] {
  if (of.communityId === PAYWAY_COMMUNITY) return [];
  const column = actionsColumn<Row>((row) => <AccountActions row={row} of={of} />);
  return [{ ...column, headerHidden: false, width: 8.5 }];
}

function AccountActions<Row extends ShownAccount>({ row, of }: { row: Row; of: OfTable<Row> }) {
  const { kind, communityId, setup } = of;
  const name = of.nameOf(row);
  const instead = of.insteadOfActions?.(row) ?? null;
  if (instead !== null) return instead;
  const proposalId = row.pendingAccountAuthorisationId;
  if (proposalId !== null)
    return (
      <>
        <span className="text-ink-2">Request waits</span>
        <IconButton label={`${REQUEST_WAITS} Open the request for ${name}`} asChild>
          <PageLink to="AccountAuthorisationView" search={{ PendingAccountAuthorisationId: proposalId }}>
            <Info />
          </PageLink>
        </IconButton>
      </>
    );
  const facts = { kind, communityId, setup, status: of.statusOf(row), isPending: false, ...of.moreOf?.(row) };
  const actions = describeKind(kind).actions.filter(
    (action): action is RowAction => action !== 'add' && isShown(action, facts),
  );
  return actions.map((action) => {
    const refusal = refusalOf(action, facts);
    return (
      <Button
        key={action}
        size="sm"
        variant="ghost"
        aria-label={`${accountActionLabels[action]} ${name}`}
        {...(refusal !== null && { 'aria-disabled': true, title: refusal })}
        onClick={() => of.onAction(action, row)}
      >
        {accountActionLabels[action]}
      </Button>
    );
  });
}
