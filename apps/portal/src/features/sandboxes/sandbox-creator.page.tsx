import { CallForm } from '../../layout/forms/call-form.tsx';
import { useGoTo } from '../../pages/page-link.tsx';
import { SandboxCreatorView } from './sandbox-creator.view.tsx';

/** Asks who wants a sandbox. */
export default function SandboxCreatorPage() {
  const goTo = useGoTo();
  return (
    <SandboxCreatorView>
      <CallForm
        call="sandboxes.create"
        as="page"
        title="Sandbox"
        submitLabel="Email me a code"
        onDone={() => goTo('SandboxVerifyView')}
      />
    </SandboxCreatorView>
  );
}
