import { CallForm } from '../../layout/forms/call-form.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';

/** Which mails the facility sends to its customers. */
export default function CustomerNoticesPage() {
  return (
    <PageStack>
      <PageHeader
        title="Customer notices"
        subtitle="Emails to your customers. A notice that is off here is not sent to any customer; you can also switch notices off for one customer on the customer’s page."
      />
      <CallForm
        as="page"
        call="notifications.setSwitches"
        title="Customer notices"
        submitLabel="Save notices"
        done="Customer notices saved"
      />
    </PageStack>
  );
}
