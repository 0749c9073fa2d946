import { CallForm } from '../../layout/forms/call-form.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { useGoTo } from '../../pages/page-link.tsx';

export default function NewCustomerPage() {
  const goTo = useGoTo();
  return (
    <PageStack>
      <PageHeader title="Add customer" />
      <CallForm
        as="page"
        call="customers.create"
        title="Add customer"
        submitLabel="Add customer"
        done={({ customerName }) => `${customerName} added`}
        onDone={({ customerId }) => goTo('CustomerDetailsView', { CustomerId: customerId })}
        onClose={() => goTo('CustomerSearchView')}
      />
    </PageStack>
  );
}
