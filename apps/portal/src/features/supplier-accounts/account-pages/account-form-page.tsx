import { PAYWAY_COMMUNITY } from '@quickportal/contracts/rules/accounts/read-only-community';
import type { AccountKind } from '@quickportal/contracts/rules/settlement-accounts/account-kinds';
import type { SupplierAccountSetup } from '@quickportal/contracts/supplier-accounts/supplier-account-setup';
import { useCommunity } from '../../../data/session.ts';
import { CallForm } from '../../../layout/forms/call-form.tsx';
import { FormSkeleton } from '../../../layout/forms/form-skeleton.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { useGoTo } from '../../../pages/page-link.tsx';
import { SecondPersonNotice, useAccountSaved } from '../account.dialogs.tsx';
import { type AccountForms, sentence } from '../account-form.dialogs.tsx';
import { AccountBanner, BusinessLine } from '../accounts-frame.tsx';
import type { AccountsPageName } from '../accounts-of-business.tsx';
import { useAccountSetup } from '../supplier-accounts.data.ts';

interface AccountFormPageProps {
  title: string;
  kind: AccountKind;
  forms: AccountForms;
  /** The page of the accounts of this kind, which saving and cancelling lead to. */
  back: AccountsPageName;
  businessId: number;
  /** Absent: an account is added. */
  accountId?: number;
}

/** The page of the form of a new account, or of one that is edited. */
export function AccountFormPage(props: AccountFormPageProps) {
  return (
    <QueryResult
      query={useAccountSetup(props.businessId)}
      whole
      skeleton={<FormSkeleton />}
      failed="The page did not load"
    >
      {(setup) => <OfBusiness {...props} setup={setup} />}
    </QueryResult>
  );
}

function OfBusiness({ setup, ...props }: AccountFormPageProps & { setup: SupplierAccountSetup }) {
  const { title, kind } = props;
  const { communityId } = useCommunity();
  return (
    <PageStack>
      <PageHeader title={title} subtitle={<BusinessLine setup={setup} />} />
      <AccountBanner kind={kind} communityId={communityId} setup={setup} />
      {communityId !== PAYWAY_COMMUNITY && (
        <div className="max-w-160">
          <AccountForm {...props} dualAuthEnabled={setup.dualAuthEnabled} />
        </div>
      )}
    </PageStack>
  );
}

type AccountFormProps = AccountFormPageProps & Pick<SupplierAccountSetup, 'dualAuthEnabled'>;

function AccountForm({ title, forms, back, businessId, accountId, dualAuthEnabled }: AccountFormProps) {
  const goTo = useGoTo();
  const close = () => goTo(back, { BusinessId: businessId });
  const { done, onDone } = useAccountSaved(close, { businessId });
  const { noun } = forms;
  const shared = { as: 'page', title, onDone, onClose: close } as const;
  if (accountId === undefined)
    return (
      <CallForm
        {...shared}
        call={forms.add}
        params={{ businessId }}
        submitLabel={`Add ${noun}`}
        done={done(`${sentence(noun)} added`, `The ${noun}`)}
      >
        <SecondPersonNotice isNeeded={dualAuthEnabled} until="The account is added when they approve." />
      </CallForm>
    );
  return (
    <CallForm
      {...shared}
      call={forms.update}
      params={{ businessId, accountId }}
      submitLabel="Save"
      done={done(`${sentence(noun)} updated`, `The edit of the ${noun}`)}
    >
      <SecondPersonNotice isNeeded={dualAuthEnabled} until="Until then the account stays as it is." />
    </CallForm>
  );
}
