import { CallForm } from '../../layout/forms/call-form.tsx';
import { PageHeader } from '../../layout/page/page-header.tsx';
import { PageStack } from '../../layout/page/page-stack.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { useAfterSave } from './use-after-save.ts';

/** Request a new administrator; the account is made when a second one approves. */
// In the specification: 3P061
export default function NewAdministratorPage() {
  const goTo = useGoTo();
  const afterSave = useAfterSave();
  return (
    <PageStack>
      <PageHeader
        title="Create New Administrator"
        subtitle="A second administrator must approve the account. The temporary password is then sent by email."
      />
      <CallForm
        as="page"
        call="administrators.create"
        title="Create New Administrator"
        submitLabel="Request administrator"
        done={({ message }) => ({ tone: 'info', title: message ?? 'The new administrator was sent for approval' })}
        onDone={afterSave}
        onClose={() => goTo('AdministratorsView')}
      />
    </PageStack>
  );
}
