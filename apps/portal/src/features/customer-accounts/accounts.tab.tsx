import type { AccountType, CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { messageOf } from '../../data/problem.ts';
import { useSession } from '../../data/session.ts';
import { trpcClient } from '../../data/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import type { CustomerTabProps } from '../../pages/customer-tab.ts';
import { href } from '../../pages/href.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import type { AccountAction } from './account-row.tsx';
import { AccountStatusDialog } from './account-status.dialog.tsx';
import { AccountsSkeleton, AccountsView } from './accounts.view.tsx';
import { AddAccountDialog } from './add-account.dialog.tsx';
import {
  accountsChanged,
  useAcceptedTypes,
  useAccounts,
  useDisabledAccounts,
  useDisabledCount,
} from './customer-accounts.data.ts';
import { DisabledAccountsView, DisabledRows } from './disabled-accounts.view.tsx';
import { EditAccountDialog } from './edit-account.dialog.tsx';

interface Chosen {
  account: CustomerAccount;
  action: AccountAction;
}

/** The Accounts tab of a customer. */
export default function AccountsTab({ customer, rights }: CustomerTabProps) {
  const { customerId, customerEnabled } = customer;
  const search = useSearch('CustomerDetailsView');
  const setSearch = useSetSearch('CustomerDetailsView');
  const canManage = rights.has('MANAGE_CUSTOMER_ACCOUNTS');
  const isViewing = useSession().viewedBy !== null;
  const canTakePayment = !isViewing && rights.has('TERMINAL_EXISTING_CUSTOMER');
  const accounts = useAccounts(customerId, search.page);
  const accepted = useAcceptedTypes(customerId, canManage);
  const [adding, setAdding] = useState<AccountType>();
  const [chosen, setChosen] = useState<Chosen>();
  const act = (account: CustomerAccount, action: AccountAction) =>
    action === 'default' ? void makeDefault(account) : setChosen({ account, action });
  return (
    <>
      <QueryResult query={accounts} skeleton={<AccountsSkeleton />} failed="Accounts did not load">
        {(data) => (
          <AccountsView
            accounts={data.items}
            recordsCount={data.recordsCount}
            page={data.currentPage}
            hrefForPage={(page) => href('CustomerDetailsView', { ...search, page })}
            onPageChange={(page) => setSearch({ page })}
            customerEnabled={customerEnabled}
            canManage={canManage}
            canTakePayment={canTakePayment}
            acceptedTypes={accepted.data}
            onAdd={setAdding}
            onAction={act}
            disabled={<Disabled customerId={customerId} canChange={canManage && customerEnabled} onAction={act} />}
          />
        )}
      </QueryResult>
      {adding && <AddAccountDialog customer={customer} accountType={adding} onClose={() => setAdding(undefined)} />}
      {chosen?.action === 'edit' && <EditAccountDialog account={chosen.account} onClose={() => setChosen(undefined)} />}
      {(chosen?.action === 'enable' || chosen?.action === 'disable') && (
        <AccountStatusDialog account={chosen.account} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

async function makeDefault({ customerId, accountId, displayName, version }: CustomerAccount): Promise<void> {
  try {
    const input = { params: { id: customerId, accountId }, body: { version } };
    await trpcClient.customerAccounts.setDefault.mutate(input, { context: { idempotencyKey: crypto.randomUUID() } });
    toast({ tone: 'success', title: `${displayName} is the default account` });
  } catch (error) {
    toast({ tone: 'warning', title: `${displayName} was not made the default account`, description: messageOf(error) });
  }
  await accountsChanged(customerId);
}

interface DisabledProps {
  customerId: number;
  canChange: boolean;
  onAction: (account: CustomerAccount, action: AccountAction) => void;
}

function Disabled({ customerId, canChange, onAction }: DisabledProps) {
  const [open, setOpen] = useState(false);
  const count = useDisabledCount(customerId);
  const accounts = useDisabledAccounts(customerId, open);
  return (
    <DisabledAccountsView count={count.data?.count ?? 0} open={open} onOpenChange={setOpen}>
      {open && (
        <QueryResult query={accounts} skeleton={<AccountsSkeleton />} failed="Disabled accounts did not load">
          {(data) => <DisabledRows accounts={data.items} canChange={canChange} onAction={onAction} />}
        </QueryResult>
      )}
    </DisabledAccountsView>
  );
}
