import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { setCsrfToken } from '../data/csrf.ts';
import { gate, setIdleLimit } from '../data/gatekeeper.ts';
import { messageOf, problemOf } from '../data/problem.ts';
import { shownInline } from '../data/query-client.ts';
import { SessionProvider, type Session } from '../data/session.ts';
import { useStore } from '../data/store.ts';
import { trpc } from '../data/trpc.ts';
import { href } from '../pages/href.ts';
import { findPage } from '../pages/registry.ts';
import { PublicFrame } from './public-frame.tsx';
import { useChooseCommunity, useSignOut, useStopViewAs } from './session-actions.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { Shell } from './shell.tsx';
import { StartFailed } from './start-failed.tsx';

const Reauthentication = lazy(() => import('./reauthentication.tsx'));
const Toaster = lazy(async () => {
  // Nobody is told anything in the first moments: the first page comes first
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return { default: (await import('@quickportal/ui/toast')).Toaster };
});

/** What is around every page: the shell for signed-in people, a plain frame for public pages. */
export function Root() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const page = findPage(pathname.slice(pathname.lastIndexOf('/') + 1));
  if (page?.audience !== 'public') return <SignedIn />;
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
}

function SignedIn() {
  const {
    data: session,
    error,
    refetch,
    isFetching,
  } = trpc.session.get.useQuery(undefined, {
    staleTime: 60_000,
    ...shownInline,
  });
  if (session) return <InShell session={session} />;
  if (error === null) return <ShellSkeleton />;
  return (
    <StartFailed
      message={messageOf(error)}
      requestId={problemOf(error)?.requestId}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function InShell({ session }: { session: Session }) {
  const chooseCommunity = useChooseCommunity();
  const signOut = useSignOut();
  const stopViewAs = useStopViewAs();
  const isLocked = useStore(gate.state) === 'locked';
  useEffect(() => {
    setCsrfToken(session.csrfToken);
    setIdleLimit(session.idleTimeoutSeconds);
    if (session.next === 'reauthenticate') gate.lock();
    else if (session.next !== 'home')
      window.location.assign(href(session.next === 'second-factor' ? 'SecondFactorView' : 'ChangePasswordView'));
  }, [session]);
  return (
    <SessionProvider value={session}>
      <Shell
        session={session}
        onChooseCommunity={(communityId) => chooseCommunity.mutate(communityId)}
        onSignOut={() => signOut.mutate()}
        onStopViewAs={() => stopViewAs.mutate()}
        stoppingViewAs={stopViewAs.isPending}
      >
        <Outlet />
      </Shell>
      <Suspense>{isLocked && <Reauthentication />}</Suspense>
      <Suspense>
        <Toaster />
      </Suspense>
    </SessionProvider>
  );
}
