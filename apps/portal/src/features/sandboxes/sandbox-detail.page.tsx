import type { SignInResponse } from '@quickportal/contracts/access/sign-in';
import { useEffect, useState } from 'react';
import { shownInline } from '../../data/connection/query-client.ts';
import { sendJson } from '../../data/connection/send-json.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { usePolling } from '../../data/polling/use-polling.ts';
import { CallForm } from '../../layout/forms/call-form.tsx';
import { basePath } from '../../pages/base-path.ts';
import { href } from '../../pages/href.ts';
import { SandboxProgressView } from './sandbox-progress.view.tsx';
import { SandboxDetailView } from './sandbox-detail.view.tsx';
import { useStartAgain } from './use-start-again.ts';

/** Polling interval while test data is made, in milliseconds. */
const LOOK_EVERY = 500;

/** Asks how the visitor signs in, creates the sandbox and signs in to it. */
export default function SandboxDetailPage() {
  const verification = trpc.sandboxes.getVerification.useQuery({ query: {} }, { retry: false, ...shownInline });
  const startAgain = useStartAgain();
  const [isFilling, setFilling] = useState(false);
  if (isFilling) return <Filling />;
  return (
    <SandboxDetailView verification={verification} error={startAgain.error} onStartAgain={startAgain.make}>
      <CallForm
        call="sandboxes.start"
        as="page"
        title="Create your sandbox"
        submitLabel="Create sandbox"
        onDone={(_, { loginName, password }) => void signIn({ loginName, password }, () => setFilling(true))}
      />
    </SandboxDetailView>
  );
}

/** Waits for the test data of the new sandbox, then opens it. */
function Filling() {
  const interval = usePolling(LOOK_EVERY);
  const { data } = trpc.sandboxes.getProgress.useQuery(undefined, {
    refetchInterval: interval,
    staleTime: 0,
    ...shownInline,
  });
  const isReady = data?.isReady === true;
  useEffect(() => {
    if (isReady) window.location.assign(`${basePath()}/`);
  }, [isReady]);
  return <SandboxProgressView progress={data} />;
}

/** Where it fails the sandbox is there all the same, and its owner signs in by hand. */
async function signIn(body: { loginName: string; password: string }, onSignedIn: () => void): Promise<void> {
  const next = await sendJson('AuthAction', { method: 'POST', body }).then(
    (response) => (response as SignInResponse).next,
    () => null,
  );
  if (next === 'home') onSignedIn();
  else window.location.assign(href('LoginView'));
}
