import { messageOf, problemOf } from '../../../data/problem.ts';
import { useFormSchema } from '../../../data/use-form-schema.ts';
import { FormSkeleton } from '../../../layout/forms/form-skeleton.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { useSearch } from '../../../pages/search.ts';
import { CreatePayToAgreement, type NewAgreementData } from './create-payto-agreement.view.tsx';
import { whoAddsPayees } from './cannot-be-created.view.tsx';
import { useNewAgreementData } from './new-agreement.data.ts';
import { NoAgreementView } from '../no-agreement.view.tsx';

const TITLE = 'Create PayTo agreement';
const FAILED = 'The form did not load';
const skeleton = <FormSkeleton />;

/** Create PayTo agreement, or why the customer can have none. */
// In the specification: 1P006 1R042
export default function CreatePayToAgreementPage() {
  const { CustomerId: customerId } = useSearch('CreatePayToAgreementView');
  const data = useNewAgreementData(customerId);
  if (problemOf(data.error)?.status === 409)
    return (
      <Frame>
        <NoAgreementView customerId={customerId} reason={messageOf(data.error)} help={helpOf(messageOf(data.error))} />
      </Frame>
    );
  return (
    <QueryResult whole query={data} skeleton={<Frame>{skeleton}</Frame>} failed={FAILED}>
      {(opening) => (
        <Frame subtitle={`Paid to ${opening.supplierBusiness}`}>
          <Wizard data={opening} />
        </Frame>
      )}
    </QueryResult>
  );
}

/** A disabled customer is for the user to enable; what the business lacks is not. */
const helpOf = (reason: string) => (reason.includes('PayTo') ? whoAddsPayees() : undefined);

function Frame({ children, ...header }: { subtitle?: string; children: React.ReactNode }) {
  return (
    <PageStack>
      <PageHeader title={TITLE} {...header} />
      {children}
    </PageStack>
  );
}

function Wizard({ data }: { data: NewAgreementData }) {
  const params = { customerId: data.customerId };
  const party = useFormSchema('paytoAgreements.checkParty', params);
  const payment = useFormSchema('paytoAgreements.checkPayment', params);
  return (
    <QueryResult query={party} skeleton={skeleton} failed={FAILED}>
      {(partySchema) => (
        <QueryResult query={payment} skeleton={skeleton} failed={FAILED}>
          {(paymentSchema) => <CreatePayToAgreement data={data} party={partySchema} payment={paymentSchema} />}
        </QueryResult>
      )}
    </QueryResult>
  );
}
