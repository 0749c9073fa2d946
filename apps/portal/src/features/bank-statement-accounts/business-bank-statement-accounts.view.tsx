import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import { businessAccountList } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account-lists';
import type { Business } from '@quickportal/contracts/businesses/contracts';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@quickportal/ui/menu';
import { ChevronDown, Landmark, Plus } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps } from '../../layout/list/list-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { AccountName, BankStatementAccountStatus } from './bank-statement-account.entity.tsx';
import type { AccountFiles } from './bank-statement-accounts.data.ts';
import { ExportAllMenu } from './export-all.menu.tsx';

export interface BusinessBankStatementAccountsViewProps extends ListProps<
  BankStatementAccount,
  FilterValues<typeof businessAccountList>
> {
  business: Business;
  /** Where the business was migrated to; null: nowhere. */
  migration: { code: string; href: string | null } | null;
  canAdd: boolean;
  files: AccountFiles;
  onAdd: () => void;
  /** The choice of another business. */
  choice?: React.ReactNode;
}

const columns = listColumns<BankStatementAccount, typeof businessAccountList>(businessAccountList, '', {
  groupCode: ({ groupCode }) =>
    groupCode === '' ? null : (
      <PageLink to="BankStatementAccountsView" search={{ GroupCode: groupCode }} className="font-mono text-13">
        {groupCode}
      </PageLink>
    ),
  aliasName: AccountName,
  statusCode: ({ statusCode }) => <BankStatementAccountStatus status={statusCode} />,
});

/** The statement accounts of a business. */
// In the specification: 3P055
export function BusinessBankStatementAccountsView(props: BusinessBankStatementAccountsViewProps) {
  const { business, migration, canAdd, files, onAdd, choice } = props;
  const add = canAdd && <AddAccountMenu businessId={business.businessId} onAdd={onAdd} />;
  return (
    <ListPage
      of={businessAccountList}
      subtitle={`${business.businessName} (${business.businessCode})`}
      actions={
        <>
          <ExportAllMenu files={files} />
          {add}
        </>
      }
      columns={columns}
      idOf={({ bankStatementAccountId }) => bankStatementAccountId}
      list={props}
      empty={{
        icon: <Landmark />,
        text: labelled('Statements of these accounts are imported and matched with what the business expects.'),
        tip: 'Search for a part of the name, or for the last digits of the account number.',
      }}
    >
      <div className="grid gap-3">
        {choice}
        {migration && (
          <Alert tone="warning" title={labelled('This business has been migrated')}>
            It is reconciled in the bank reconciliation app as {migration.code}.{' '}
            {migration.href !== null && (
              <a href={migration.href} className="underline">
                Open the bank reconciliation app
              </a>
            )}
          </Alert>
        )}
        <ListFilters of={businessAccountList} list={props} />
      </div>
    </ListPage>
  );
}

const AddAccountMenu = ({ businessId, onAdd }: { businessId: number; onAdd: () => void }) => (
  <Menu>
    <MenuTrigger asChild>
      <Button variant="primary">
        <Plus />
        Add Account
        <ChevronDown />
      </Button>
    </MenuTrigger>
    <MenuContent>
      <MenuItem onSelect={onAdd}>Add Single Account</MenuItem>
      <MenuItem asChild>
        <PageLink to="BankStatementAccountBulkAddView" search={{ BusinessId: businessId }}>
          Add Multiple Accounts
        </PageLink>
      </MenuItem>
    </MenuContent>
  </Menu>
);
