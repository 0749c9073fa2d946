import type { SupplierAccountDetails } from '@quickportal/contracts/supplier-accounts/supplier-account-details';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { describeKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import { useState } from 'react';
import { useMay } from '../../../data/calls/use-may.ts';
import { api } from '../../../data/connection/trpc.ts';
import { useMarkedPage } from '../../../data/marked-page.ts';
import { useCommunity } from '../../../data/session.ts';
import { tableOf } from '../../../layout/list/table-of.ts';
import { useInnerList, useRowLinks } from '../../../layout/list/use-list.ts';
import { OverviewSkeleton } from '../../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { useGoTo } from '../../../pages/page-link.tsx';
import { type PageSearch, useSearch, useSetSearch } from '../../../pages/search.ts';
import type { RowAction } from '../account-actions.tsx';
import { TaskDialog } from '../account-tasks.tsx';
import { whyNotEnabled } from '../merchants/why-not-enabled.ts';
import {
  useAccountDetails,
  useAccountHistory,
  useAccountPayments,
  useAccountSetup,
  useAccountUse,
} from '../supplier-accounts.data.ts';
import { AccountDetailsView } from './account-details.view.tsx';
import { AccountHistoryView } from './account-history.view.tsx';
import { AccountPaymentsView } from './account-payments.view.tsx';
import { AccountUseView } from './account-use.view.tsx';
import { listPageOf } from './list-page-of.ts';

export const preload = ({ businessId, accountId }: PageSearch<'AccountDetailsView'>) =>
  Promise.all([
    api.supplierAccounts.getDetails.prefetch({ params: { businessId, accountId } }),
    api.supplierAccounts.getSetup.prefetch({ params: { businessId } }),
  ]);

/** One settlement account of a supplier business, whatever its kind. */
export default function AccountDetailsPage() {
  const { businessId, accountId } = useSearch('AccountDetailsView');
  const skeleton = <OverviewSkeleton title="Account" facts={6} />;
  const details = useAccountDetails({ businessId, accountId });
  const setup = useAccountSetup(businessId);
  return (
    <QueryResult key={accountId} whole query={details} skeleton={skeleton} failed="The account did not load">
      {(account) => (
        <QueryResult whole query={setup} skeleton={skeleton} failed="The account did not load">
          {(data) => <Loaded account={account} setup={data} />}
        </QueryResult>
      )}
    </QueryResult>
  );
}

interface LoadedProps {
  account: SupplierAccountDetails;
  setup: SupplierAccountSetup;
}

function Loaded({ account, setup }: LoadedProps) {
  const { businessId, accountId, kind } = account;
  const { tab } = useSearch('AccountDetailsView');
  const setSearch = useSetSearch('AccountDetailsView');
  const { communityId, timeZone } = useCommunity();
  const canChange = useMay('supplierAccounts.addSimulatorAccount');
  const canSeePayments = useMay('supplierAccounts.listPayments');
  const goTo = useGoTo();
  const use = useAccountUse({ businessId, accountId });
  const [task, setTask] = useState<RowAction | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { forms, editPage, view } = listPageOf[kind];
  useMarkedPage(view);
  const onAction = async (action: RowAction) => {
    setRefusal(null);
    if (action === 'edit' && editPage !== null) return goTo(editPage, { AccountId: accountId, BusinessId: businessId });
    const isChecked = action === 'enable' && describeKind(kind).isMerchant;
    // Where the check itself fails, the server checks again
    const why = isChecked ? await whyNotEnabled({ businessId, accountId }).catch(() => null) : null;
    if (why) setRefusal(why);
    else setTask(action);
  };
  return (
    <>
      <AccountDetailsView
        account={account}
        setup={setup}
        communityId={communityId}
        timeZone={timeZone}
        canChange={canChange}
        tab={tab === 'payments' && !canSeePayments ? 'details' : tab}
        onTabChange={(next) => setSearch({ tab: next, page: 1 })}
        onAction={(action) => void onAction(action)}
        refusal={refusal}
        use={<AccountUseView account={account} use={use.data} />}
        payments={canSeePayments ? <Payments account={account} /> : undefined}
        history={<HistoryOf account={account} />}
      />
      {task && (
        <TaskDialog
          setup={setup}
          forms={forms}
          task={{ action: task, account }}
          name={account.accountAlias}
          onClose={() => setTask(null)}
        />
      )}
    </>
  );
}

function Payments({ account }: Pick<LoadedProps, 'account'>) {
  const inner = useInnerList('AccountDetailsView');
  const { timeZone } = useCommunity();
  const links = useRowLinks('TransactionDetailView', (receipt: string) => ({ ReceiptNumber: receipt }));
  return (
    <AccountPaymentsView
      timeZone={timeZone}
      table={tableOf(useAccountPayments(keyOf(account), inner.page), 'Payments')}
      links={links}
      {...inner}
    />
  );
}

function HistoryOf({ account }: Pick<LoadedProps, 'account'>) {
  const inner = useInnerList('AccountDetailsView');
  const { timeZone } = useCommunity();
  return (
    <AccountHistoryView
      timeZone={timeZone}
      table={tableOf(useAccountHistory(keyOf(account), inner.page), 'Audit history')}
      {...inner}
    />
  );
}

const keyOf = ({ businessId, accountId }: SupplierAccountDetails) => ({ businessId, accountId });
