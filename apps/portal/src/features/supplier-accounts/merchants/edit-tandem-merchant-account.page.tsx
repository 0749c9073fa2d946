import { QueryResult } from '../../../layout/query-result.tsx';
import { CallForm } from '../../../layout/forms/call-form.tsx';
import { FormSkeleton } from '../../../layout/forms/form-skeleton.tsx';
import { useGoTo } from '../../../pages/page-link.tsx';
import { useSearch } from '../../../pages/search.ts';
import { SecondPersonNotice, useAccountSaved } from '../account.dialogs.tsx';
import { useAccountSetup, useAccountStatus } from '../supplier-accounts.data.ts';
import { EditTandemMerchantAccountView, restrictedFields } from './edit-tandem-merchant-account.view.tsx';

/** Edits a tandem merchant account: four fields only where the business has dual authorisation. */
export default function EditTandemMerchantAccountPage() {
  const { AccountId } = useSearch('EditTandemMerchantAccountView');
  return (
    <QueryResult
      query={useAccountStatus(AccountId)}
      whole
      skeleton={<FormSkeleton />}
      failed="The account did not load"
    >
      {({ businessId }) => <OfBusiness accountId={AccountId} businessId={businessId} />}
    </QueryResult>
  );
}

function OfBusiness({ accountId, businessId }: { accountId: number; businessId: number }) {
  const goTo = useGoTo();
  const close = () => goTo('AuMerchantAccountsView', { BusinessId: businessId });
  const { done, onDone } = useAccountSaved(close, { businessId });
  return (
    <QueryResult
      query={useAccountSetup(businessId)}
      whole
      skeleton={<FormSkeleton />}
      failed="The account did not load"
    >
      {(setup) => (
        <EditTandemMerchantAccountView setup={setup}>
          <CallForm
            call="merchantAccounts.updateTandemMerchantAccount"
            params={{ businessId, accountId }}
            as="page"
            title="Edit Tandem Merchant Account"
            {...(setup.dualAuthEnabled && { fields: restrictedFields })}
            done={done('Tandem merchant account updated', 'The edit of the account')}
            onDone={onDone}
            onClose={close}
          >
            <SecondPersonNotice isNeeded={setup.dualAuthEnabled} until="Until then the account stays as it is." />
          </CallForm>
        </EditTandemMerchantAccountView>
      )}
    </QueryResult>
  );
}
