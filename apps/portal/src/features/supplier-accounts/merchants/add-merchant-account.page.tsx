import type { LinkableMerchant } from '@quickportal/contracts/merchant-accounts/merchant-account';
import { linkableMerchantList } from '@quickportal/contracts/merchant-accounts/merchant-account-lists';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { useState } from 'react';
import { useChange } from '../../../data/calls/use-change.ts';
import { useCommunity } from '../../../data/session.ts';
import { CallForm } from '../../../layout/forms/call-form.tsx';
import { FormSkeleton } from '../../../layout/forms/form-skeleton.tsx';
import { showDone } from '../../../layout/forms/show-done.ts';
import { QueryResult } from '../../../layout/query-result.tsx';
import { tableOf } from '../../../layout/list/table-of.ts';
import { useGoTo } from '../../../pages/page-link.tsx';
import { useSearch } from '../../../pages/search.ts';
import { SecondPersonNotice, useAccountSaved } from '../account.dialogs.tsx';
import { useAccountSetup, useLinkableMerchants } from '../supplier-accounts.data.ts';
import { AddMerchantAccountView, type MerchantType } from './add-merchant-account.view.tsx';

/** Adds a merchant account to a supplier business: linked, copied or entered by hand. */
export default function AddMerchantAccountPage() {
  const { BusinessId } = useSearch('AddMerchantAccountView');
  return (
    <QueryResult query={useAccountSetup(BusinessId)} whole skeleton={<FormSkeleton />} failed="The page did not load">
      {(setup) => <OfBusiness key={BusinessId} setup={setup} />}
    </QueryResult>
  );
}

function OfBusiness({ setup }: { setup: SupplierAccountSetup }) {
  const { businessId, dualAuthEnabled } = setup;
  const { communityId } = useCommunity();
  const goTo = useGoTo();
  const [search, setSearch] = useState(() => noFilters(linkableMerchantList));
  const [page, setPage] = useState(1);
  const [copied, setCopied] = useState<LinkableMerchant | null>(null);
  const [type, setType] = useState<MerchantType>('MERCHANT');
  const merchants = useLinkableMerchants({ ...search, businessId, page });
  const close = () => goTo('AuMerchantAccountsView', { BusinessId: businessId });
  const { done, onDone } = useAccountSaved(close, { businessId });
  // A linked account is another business's
  const linked = useAccountSaved(close);
  const link = useChange('merchantAccounts.link', { notice: true });
  const form = {
    params: { businessId },
    as: 'page' as const,
    onDone,
    onClose: close,
    children: <SecondPersonNotice isNeeded={dualAuthEnabled} until="The account is added when they approve." />,
  };
  return (
    <AddMerchantAccountView
      setup={setup}
      communityId={communityId}
      table={tableOf(merchants, 'Merchants')}
      search={search}
      onSearchChange={(patch) => {
        setSearch({ ...search, ...patch });
        setPage(1);
      }}
      page={page}
      onPageChange={setPage}
      isBusy={link.busy}
      onLink={({ accountId, accountAlias }) =>
        link.make({ params: { businessId, accountId } }, (saved) => {
          showDone(linked.done('Merchant linked', `Linking ${accountAlias}`), saved);
          linked.onDone(saved);
        })
      }
      onCopy={(merchant) => {
        setCopied(merchant);
        setType('MERCHANT');
      }}
      copied={copied}
      type={type}
      onTypeChange={setType}
      form={
        type === 'TANDEM' ? (
          <CallForm
            {...form}
            call="merchantAccounts.addTandemMerchantAccount"
            title="Add a tandem merchant account"
            done={done('Tandem merchant account added', 'The tandem merchant account')}
          />
        ) : (
          <CallForm
            {...form}
            key={copied?.accountId ?? 0}
            call="merchantAccounts.add"
            title="Add a merchant account"
            {...(copied && { values: copiedValues(copied) })}
            done={done('Merchant account added', 'The merchant account')}
          />
        )
      }
    />
  );
}

/** What is filled in of a copied merchant; its number is kept by the server. */
const copiedValues = ({ accountId, settlementAccountBsb, ...merchant }: LinkableMerchant) => ({
  copiedAccountId: accountId,
  accountAlias: merchant.accountAlias,
  merchantId: merchant.merchantId,
  merchantName: merchant.merchantName,
  location: merchant.location,
  merchantCategoryCode: merchant.merchantCategoryCode ?? '',
  overrideMccCheck: merchant.overrideMccCheck,
  accountName: merchant.accountName,
  bsb: settlementAccountBsb ?? '',
});
