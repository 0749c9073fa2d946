import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';
import { BLOCKED_PAYEE } from '@quickportal/contracts/rules/payto/payee-refusal';
import { payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import { reloadOf, useFormSchema } from '../../../data/use-form-schema.ts';
import { FormSkeleton } from '../../../layout/forms/form-skeleton.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { useSearch } from '../../../pages/search.ts';
import { agreementCrumb } from '../agreement-crumb.ts';
import { AmendPayToAgreement } from './amend-payto-agreement.view.tsx';
import { useAmendedAgreement, useWaitingAmendment } from './amendment.data.ts';
import { NoAgreementView } from '../no-agreement.view.tsx';

const TITLE = 'Amend PayTo agreement';
const skeleton = <FormSkeleton />;

/** Amend PayTo agreement, or why its status does not allow it. */
// In the specification: 1P007 1R045 1M046
export default function AmendPayToAgreementPage() {
  const { agreementToken } = useSearch('AmendPayToAgreementView');
  const loading = (
    <PageStack>
      <PageHeader title={TITLE} />
      {skeleton}
    </PageStack>
  );
  return (
    <QueryResult
      whole
      query={useAmendedAgreement(agreementToken)}
      skeleton={loading}
      failed="The agreement did not load"
    >
      {(agreement) => (
        <PageStack>
          <PageHeader
            title={TITLE}
            subtitle={`${agreement.description}, paid by ${agreement.payer.payerName}`}
            parent={agreementCrumb(agreement)}
          />
          <WizardOrReason agreement={agreement} />
        </PageStack>
      )}
    </QueryResult>
  );
}

function WizardOrReason({ agreement }: { agreement: PayToAgreementDetails }) {
  const reason = whyNotAmended(agreement);
  if (reason === null) return <Wizard agreement={agreement} />;
  return <NoAgreementView customerId={agreement.customerId} reason={reason} />;
}

function Wizard({ agreement }: { agreement: PayToAgreementDetails }) {
  const token = agreement.agreementToken;
  const schema = useFormSchema('paytoAgreements.amend', { token });
  return (
    <QueryResult query={useWaitingAmendment(token)} skeleton={skeleton} failed="The agreement did not load">
      {(waiting) => (
        <QueryResult query={schema} skeleton={skeleton} failed="The form did not load">
          {(document) => (
            <AmendPayToAgreement agreement={agreement} waiting={waiting} schema={document} reload={reloadOf(schema)} />
          )}
        </QueryResult>
      )}
    </QueryResult>
  );
}

function whyNotAmended({ status, amendmentTypes, payeeStatus }: PayToAgreementDetails): string | null {
  if (amendmentTypes.length === 0)
    return `This agreement cannot be amended since it is ${payToAgreementStates.states[status].title.toLowerCase()}.`;
  return payeeStatus === 'BLOCKED' ? BLOCKED_PAYEE : null;
}
