import type { SignInResponse } from '@quickportal/contracts/access/sign-in';
import type { Session } from '@quickportal/contracts/session/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { gate, goToSignIn, leaveFor } from '../../data/connection/gatekeeper.ts';
import { fieldErrorsOf, isProblem, messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { sendJson } from '../../data/connection/send-json.ts';
import { announceSession, isSignedOutElsewhere, lookAgain } from '../../data/connection/session-watch.ts';
import { useStore } from '../../data/store.ts';
import { basePath } from '../../pages/base-path.ts';
import { href } from '../../pages/href.ts';
import { tabContext } from '../../pages/tab-context.ts';
import { SignInAgainView, type SignInStep } from './sign-in-again.view.tsx';

/** Signs the user of this tab in again; then every held call goes and the page is as it was. */
export default function SignInAgain({ session: { user, viewedBy } }: { session: Session }) {
  const [step, setStep] = useState<SignInStep>('password');
  const because = useStore(gate.because);
  const isSignedOut = useStore(isSignedOutElsewhere);
  const signIn = useMutation({
    // Not through the gate: this is what opens it
    mutationFn: async ({ path, body }: { path: string; body: object }) => {
      const response = (await sendJson(path, { method: 'POST', body })) as SignInResponse;
      if (response.next === 'home') await goOn();
      else setStep(nextStep(response));
    },
    ...shownInline,
    onError: (error) => {
      // The time for the code is over
      if (isProblem(error, 'unauthenticated')) setStep('password');
    },
  });
  return (
    <SignInAgainView
      person={viewedBy ?? user}
      reason={isSignedOut ? 'You signed out in another tab.' : because || 'Your session has ended.'}
      step={step}
      busy={signIn.isPending}
      error={signIn.error ? (fieldErrorsOf(signIn.error)[0]?.messages[0] ?? messageOf(signIn.error)) : undefined}
      onPassword={(body) => signIn.mutate({ path: 'AuthAction', body })}
      onCode={(code) => signIn.mutate({ path: 'AuthAction/second-factor', body: { code } })}
      onLeave={goToSignIn}
    />
  );
}

/** The page is shown to its own user only: another one starts at their own start page. */
async function goOn(): Promise<void> {
  const current = (await sendJson('rest/internal/session', { forAnyone: true })) as Session;
  if ((current.viewedBy ?? current.user).systemUserId !== tabContext().userId) {
    return leaveFor(`${basePath()}/`, { discarding: true });
  }
  await lookAgain();
  announceSession();
}

function nextStep({ next, setUpSecondFactor }: SignInResponse): SignInStep {
  if (next === 'change-password') return { address: href('ChangePasswordView') };
  return setUpSecondFactor ? { address: href('SecondFactorView', { setUp: true }) } : 'code';
}
