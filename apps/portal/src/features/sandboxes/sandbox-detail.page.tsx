import type { SignInResponse } from '@quickportal/contracts/access/sign-in';
import { shownInline } from '../../data/connection/query-client.ts';
import { sendJson } from '../../data/connection/send-json.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { basePath } from '../../pages/base-path.ts';
import { href } from '../../pages/href.ts';
import { SandboxDetailView } from './sandbox-detail.view.tsx';
import { useStartAgain } from './use-start-again.ts';

/** Asks how the visitor signs in, creates the sandbox and signs in to it. */
export default function SandboxDetailPage() {
  const verification = trpc.sandboxes.getVerification.useQuery({ query: {} }, { retry: false, ...shownInline });
  const startAgain = useStartAgain();
  return (
    <SandboxDetailView verification={verification} error={startAgain.error} onStartAgain={startAgain.make}>
      <CallForm
        call="sandboxes.start"
        as="page"
        title="Create your sandbox"
        submitLabel="Create sandbox"
        onDone={(_, { loginName, password }) => void signIn({ loginName, password })}
      />
    </SandboxDetailView>
  );
}

/** Where it fails the sandbox is there all the same, and its owner signs in by hand. */
async function signIn(body: { loginName: string; password: string }): Promise<void> {
  const next = await sendJson('AuthAction', { method: 'POST', body }).then(
    (response) => (response as SignInResponse).next,
    () => null,
  );
  window.location.assign(next === 'home' ? `${basePath()}/` : href('LoginView'));
}
