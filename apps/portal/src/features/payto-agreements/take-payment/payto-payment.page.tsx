import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import { messageOf, problemOf } from '../../../data/problem.ts';
import { api } from '../../../data/connection/trpc.ts';
import { useFormSchema } from '../../../data/use-form-schema.ts';
import { QueryResult } from '../../../layout/query-result.tsx';
import { type PageSearch, useSearch } from '../../../pages/search.ts';
import { PayAgreement } from './pay-agreement.tsx';
import { useAgreementData } from './payto-payment.data.ts';
import { NoPaymentView, PayToPaymentSkeleton } from './payto-payment.view.tsx';

export const preload = ({ agreementToken }: PageSearch<'PayToPaymentView'>) =>
  api.paytoAgreements.getData.prefetch({ params: { token: agreementToken } });

const skeleton = <PayToPaymentSkeleton />;

/** Takes a payment against an agreement, or says why none can be taken. */
// In the specification: 1P009 1R051
export default function PayToPaymentPage() {
  const { agreementToken } = useSearch('PayToPaymentView');
  const agreement = useAgreementData(agreementToken);
  if (problemOf(agreement.error)?.status === 404)
    return <NoPaymentView reason={messageOf(agreement.error)} agreement={null} />;
  return (
    <QueryResult query={agreement} skeleton={skeleton} failed="The agreement did not load">
      {(data) => <Payment agreement={data} />}
    </QueryResult>
  );
}

function Payment({ agreement }: { agreement: PayToAgreementData }) {
  const schema = useFormSchema('paytoAgreements.takePayment', { token: agreement.agreementToken });
  return (
    <QueryResult query={schema} skeleton={skeleton} failed="The form did not load">
      {(document) => <PayAgreement agreement={agreement} schema={opened(document, agreement)} />}
    </QueryResult>
  );
}

/** The form with the amount of the agreement and the number of its customer. */
function opened(document: FormSchemaDocument, agreement: PayToAgreementData): FormSchemaDocument {
  const head = document['x-form'];
  const { customerNumber, paymentTerms } = agreement;
  const { paymentAmount } = paymentTerms;
  const values = {
    ...head.values,
    ...(paymentAmount && { amount: paymentAmount.amount }),
    customerReferenceNumber: customerNumber,
  };
  return { ...document, 'x-form': { ...head, values } };
}
