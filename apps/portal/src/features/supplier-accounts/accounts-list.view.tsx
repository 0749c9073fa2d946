import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import type { List } from '@quickportal/contracts/kernel/list';
import type { AccountKind, AccountStatus } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import type { AccountFacts, OtherAccounts } from '@quickportal/contracts/rules/settlement-accounts/account-refusals';
import { Alert } from '@quickportal/ui/alert';
import type { Column } from '@quickportal/ui/data-table';
import { ListTable, type RowLinks, type WholeListProps } from '../../layout/list/list-table.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { accountActionsColumn, type RowAction, type ShownAccount } from './account-actions.tsx';
import { AccountBanner, AddAccount, BusinessLine } from './accounts-frame.tsx';

/** What the page of every kind passes to its view. */
export interface AccountsViewProps<Row> extends WholeListProps<Row> {
  communityId: number;
  setup: SupplierAccountSetup;
  timeZone: string;
  canChange: boolean;
  /** The choice of another business. */
  choice?: React.ReactNode;
  /** Other accounts of the business, where it has one of the kind only. */
  others?: OtherAccounts | undefined;
  /** Why the account was not enabled that a user wanted to enable. */
  refusal?: string | null;
  /** Where accounts lead. */
  links?: RowLinks;
  onAdd: () => void;
  onAction: (action: RowAction, account: Row) => void;
}

interface AccountsListViewProps<Row> {
  view: AccountsViewProps<Row>;
  kind: AccountKind;
  of: List;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  statusOf: (row: Row) => AccountStatus;
  /** What else decides about a row of this kind. */
  moreOf?: (row: Row) => Pick<AccountFacts, 'nzBankType' | 'merchantType'>;
  /** What a row has in place of its actions; null: nothing else. */
  insteadOfActions?: (row: Row) => React.ReactNode;
  addLabel: string;
  empty: { icon: React.ReactNode; text: string };
}

const nothingElse: OtherAccounts = { hasPending: false, hasExisting: false };

/** The accounts of one kind of a business, with what stops changes and what each allows. */
export function AccountsListView<Row extends ShownAccount>(props: AccountsListViewProps<Row>) {
  const { view, kind, of: list, columns, nameOf, statusOf, moreOf, insteadOfActions, addLabel, empty } = props;
  const {
    table,
    communityId,
    setup,
    canChange,
    choice,
    others = nothingElse,
    refusal = null,
    links,
    onAdd,
    onAction,
  } = view;
  const of = { kind, communityId, setup };
  const add = canChange && <AddAccount {...of} label={addLabel} others={others} onAdd={onAdd} />;
  const actions = {
    ...of,
    nameOf,
    statusOf,
    onAction,
    ...(moreOf && { moreOf }),
    ...(insteadOfActions && { insteadOfActions }),
  };
  return (
    <PageStack className="grid-cols-[minmax(0,1fr)]">
      <PageHeader
        title={list.title}
        subtitle={<BusinessLine setup={setup} />}
        actions={table.state === 'empty' ? undefined : add || undefined}
      />
      {choice}
      <AccountBanner {...of} />
      {refusal !== null && <Alert tone="danger" title={refusal} />}
      <ListTable<Row>
        of={list}
        idOf={({ accountId }) => accountId}
        columns={[...columns, ...(canChange ? accountActionsColumn<Row>(actions) : [])]}
        list={{ table, ...links }}
        empty={{ ...empty, action: add || undefined }}
      />
    </PageStack>
  );
}

/** The status of kinds that are enabled or disabled. */
export const enabledStatus = ({ enabled }: { enabled: boolean }): AccountStatus => (enabled ? 'ENABLED' : 'DISABLED');
