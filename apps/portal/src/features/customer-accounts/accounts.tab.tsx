import type { AccountType, CustomerAccount } from '@quickportal/contracts/customer-accounts/customer-account';
import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { toast } from '@quickportal/ui/toast';
import { useState } from 'react';
import { usePageActions } from '../../data/page-actions.ts';
import { messageOf } from '../../data/problem.ts';
import { undo } from '../../data/calls/undo.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { useMayForCustomer } from '../../data/calls/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { useInnerList } from '../../layout/list/use-list.ts';
import type { CustomerTabProps } from '../../pages/customer-tab.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import type { AccountAction } from './account-row.tsx';
import { AccountStatusDialog } from './account-status.dialog.tsx';
import { AccountsSkeleton, AccountsView } from './accounts.view.tsx';
import { AddAccountDialog } from './add-account.dialog.tsx';
import {
  useAcceptedTypes,
  useAccount,
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
  const inner = useInnerList('CustomerDetailsView');
  const may = useMayForCustomer(rights);
  const canManage = may('customerAccounts.update');
  const canTakePayment = may('payments.take');
  const accounts = useAccounts(customerId, inner.page);
  const makeDefault = useMakeDefault(accounts.data?.items.find(({ defaultAccount }) => defaultAccount));
  const accepted = useAcceptedTypes(customerId, canManage);
  const [adding, setAdding] = useState<AccountType>();
  const [chosen, setChosen] = useState<Chosen>();
  usePageActions(
    canManage && customerEnabled
      ? [
          ...(accepted.data ?? []).map((accountType) => ({
            label: `Add account: ${accountTypes[accountType].label}`,
            act: () => setAdding(accountType),
          })),
          ...(accounts.data?.items ?? [])
            .filter(({ tokenised }) => !tokenised)
            .map((account) => ({
              label: `Edit ${account.displayName}`,
              act: () => setChosen({ account, action: 'edit' }),
            })),
        ]
      : [],
  );
  const { account: named } = useSearch('CustomerDetailsView');
  const setSearch = useSetSearch('CustomerDetailsView');
  const addressed = useAccount(customerId, named, canManage && customerEnabled).data;
  const act = (account: CustomerAccount, action: AccountAction) =>
    action === 'default' ? void makeDefault(account) : setChosen({ account, action });
  return (
    <>
      <QueryResult query={accounts} skeleton={<AccountsSkeleton />} failed="Accounts did not load">
        {(data) => (
          <AccountsView
            accounts={data.items}
            recordsCount={data.recordsCount}
            {...inner}
            page={data.currentPage}
            customerEnabled={customerEnabled}
            canManage={canManage}
            canTakePayment={canTakePayment}
            acceptedTypes={accepted.data}
            businessName={customer.businessName}
            onAdd={setAdding}
            onAction={act}
            disabled={<Disabled customerId={customerId} canChange={canManage && customerEnabled} onAction={act} />}
          />
        )}
      </QueryResult>
      {adding && <AddAccountDialog customer={customer} accountType={adding} onClose={() => setAdding(undefined)} />}
      {chosen?.action === 'edit' && <EditAccountDialog account={chosen.account} onClose={() => setChosen(undefined)} />}
      {named !== undefined && addressed?.enabled && !addressed.tokenised && (
        <EditAccountDialog account={addressed} onClose={() => setSearch({ account: undefined }, { replace: true })} />
      )}
      {(chosen?.action === 'enable' || chosen?.action === 'disable') && (
        <AccountStatusDialog account={chosen.account} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}

/** Makes accounts the default one of their customer, in place of the former one where that is known. */
function useMakeDefault(former: CustomerAccount | undefined) {
  const { send } = useChange('customerAccounts.setDefault');
  // Without a version: the former account has a new one, which no response tells
  const back = former && { params: { id: former.customerId, accountId: former.accountId }, body: {} };
  return ({ customerId, accountId, displayName, version }: CustomerAccount): Promise<unknown> =>
    send({ params: { id: customerId, accountId }, body: { version } }).then(
      () =>
        toast({
          tone: 'success',
          title: `${displayName} is the default account`,
          ...(back && { action: undo('customerAccounts.setDefault', back) }),
        }),
      (error: unknown) =>
        toast({
          tone: 'warning',
          title: `${displayName} was not made the default account`,
          description: messageOf(error),
        }),
    );
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
