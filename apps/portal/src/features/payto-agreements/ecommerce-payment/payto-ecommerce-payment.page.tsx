import { useFormSchema } from '../../../data/use-form-schema.ts';
import { FormSkeleton } from '../../../layout/forms/form-skeleton.tsx';
import { PageHeader } from '../../../layout/page/page-header.tsx';
import { PageStack } from '../../../layout/page/page-stack.tsx';
import { QueryResult } from '../../../layout/query-result.tsx';
import { EcommercePayment } from './ecommerce-payment.tsx';

const FAILED = 'The form did not load';
const skeleton = <FormSkeleton />;

/** A payment of a payer who is no customer, in three steps. */
// In the specification: 1P010 1R053 1R054
export default function PayToEcommercePaymentPage() {
  const party = useFormSchema('paytoAgreements.checkEcommerceParty');
  const payment = useFormSchema('paytoAgreements.checkEcommercePayment');
  return (
    <PageStack>
      <PageHeader
        title="PayTo e-commerce payment"
        subtitle="The payer approves it at their bank, and it is taken at once"
      />
      <QueryResult query={party} skeleton={skeleton} failed={FAILED}>
        {(partySchema) => (
          <QueryResult query={payment} skeleton={skeleton} failed={FAILED}>
            {(paymentSchema) => <EcommercePayment party={partySchema} payment={paymentSchema} />}
          </QueryResult>
        )}
      </QueryResult>
    </PageStack>
  );
}
