import { CallForm } from '../../layout/call-form.tsx';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';

/** Which mails the facility sends to its customers. */
export default function CustomerNoticesPage() {
  return (
    <PageStack>
      <PageHeader
        title="Customer notices"
        subtitle="Emails that your customers get. A notice that is off is sent to no one; a customer’s own page can switch off theirs."
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
