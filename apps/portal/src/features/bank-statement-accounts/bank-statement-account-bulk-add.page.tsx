import type { BulkAddition } from '@quickportal/contracts/bank-statement-accounts/bulk-addition';
import { useState } from 'react';
import { labelled } from '../../data/labels.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { FormSkeleton } from '../../layout/forms/form-skeleton.tsx';
import { QueryResult } from '../../layout/query-result.tsx';
import { useSearch } from '../../pages/search.ts';
import { useBusiness } from './bank-statement-accounts.data.ts';
import { BankStatementAccountBulkAddView } from './bank-statement-account-bulk-add.view.tsx';

export default function BankStatementAccountBulkAddPage() {
  const { BusinessId } = useSearch('BankStatementAccountBulkAddView');
  const [outcome, setOutcome] = useState<BulkAddition | null>(null);
  const [attempt, setAttempt] = useState(0);
  const wrong = outcome?.unsuccessfulAccounts ?? [];
  return (
    <QueryResult
      query={useBusiness(BusinessId)}
      whole
      skeleton={<FormSkeleton />}
      failed={labelled('The business did not load')}
    >
      {(business) => (
        <BankStatementAccountBulkAddView
          business={business}
          outcome={outcome}
          form={
            // What is wrong stays in the form, to be corrected there
            <CallForm
              key={attempt}
              as="page"
              call="bankStatementAccounts.addAccounts"
              title="Add multiple accounts"
              submitLabel="Add accounts"
              values={{
                businessId: BusinessId,
                ...(wrong.length > 0 && {
                  accountData: wrong.map(({ accountIdentifier }) => accountIdentifier ?? '').join('\n'),
                }),
              }}
              onDone={(response) => {
                setOutcome(response);
                setAttempt(attempt + 1);
              }}
            />
          }
        />
      )}
    </QueryResult>
  );
}
