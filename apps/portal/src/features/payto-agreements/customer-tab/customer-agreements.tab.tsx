import { tableOf } from '../../../layout/list/table-of.ts';
import { useInnerList } from '../../../layout/list/use-list.ts';
import type { CustomerTabProps } from '../../../pages/customer-tab.ts';
import { CustomerAgreementsView } from './customer-agreements.view.tsx';
import { useAgreementRefusal } from '../create-agreement/new-agreement.data.ts';
import { useCustomerAgreements } from '../agreement-list/payto-agreement-list.data.ts';
import { useAgreementLinks } from '../use-agreement-links.ts';

/** The PayTo Agreements tab of a customer. */
export default function CustomerAgreementsTab({ customer, rights }: CustomerTabProps) {
  const { customerId, customerEnabled } = customer;
  // Creating needs the right for this customer (1R162)
  const mayCreate = customerEnabled && rights.has('MANAGE_CUSTOMERS');
  const refusal = useAgreementRefusal(customerId, mayCreate);
  const inner = useInnerList('CustomerDetailsView');
  const table = tableOf(useCustomerAgreements(customerId, inner.page), 'PayTo agreements');
  return (
    <CustomerAgreementsView
      table={table}
      {...inner}
      {...useAgreementLinks(table.rows)}
      customerId={customerId}
      canCreate={mayCreate}
      refusal={refusal}
    />
  );
}
