import type { Business } from '@quickportal/contracts/businesses/contracts';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../data/calls/use-may.ts';
import { BusinessChoice, ChooseBusiness } from '../../layout/choose-business.tsx';
import { labelled } from '../../data/labels.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList } from '../../layout/list/use-list.ts';
import { OverviewSkeleton } from '../../layout/page/details-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch } from '../../pages/search.ts';
import { accountFiles, useBusiness, useBusinessAccounts, useMigration } from './bank-statement-accounts.data.ts';
import { BusinessBankStatementAccountsView } from './business-bank-statement-accounts.view.tsx';

const VIEW = 'BusinessBankStatementAccountsView';

/** The statement accounts of the business that the address names; without one the business is chosen first. */
export default function BusinessBankStatementAccountsPage() {
  const { BusinessId } = useSearch(VIEW);
  if (BusinessId !== undefined) return <Loaded key={BusinessId} businessId={BusinessId} />;
  return (
    <ChooseBusiness
      view={VIEW}
      title="Bank Statement Accounts"
      subtitle={labelled('Bank accounts of a supplier business whose statements are reconciled')}
      icon={<Landmark />}
      promise="Its statement accounts are shown here, with their source and status."
    />
  );
}

function Loaded({ businessId }: { businessId: number }) {
  return (
    <QueryResult
      query={useBusiness(businessId)}
      whole
      skeleton={<OverviewSkeleton title="Bank Statement Accounts" />}
      failed={labelled('The business did not load')}
    >
      {(business) => <Accounts business={business} />}
    </QueryResult>
  );
}

function Accounts({ business }: { business: Business }) {
  const { businessId, businessName } = business;
  const list = useList(VIEW);
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <>
      <BusinessBankStatementAccountsView
        {...list}
        table={tableOf(useBusinessAccounts(businessId, list.search), 'Accounts')}
        business={business}
        migration={useMigration(businessId)}
        canAdd={useMay('bankStatementAccounts.create')}
        files={accountFiles({ BusinessId: businessId })}
        onAdd={() => setAdding(true)}
        choice={<BusinessChoice view={VIEW} chosen={{ businessId, name: businessName }} />}
      />
      {isAdding && (
        <CallForm
          call="bankStatementAccounts.create"
          params={{ businessId }}
          title="Add Single Account"
          description={`A bank account of ${businessName}. It waits for its first statement.`}
          done="Account added"
          onClose={close}
        />
      )}
    </>
  );
}
