import { hashKey, useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { callKey } from '../data/connection/call-hooks.ts';
import { setCsrfToken } from '../data/connection/csrf.ts';
import { gate, gateTools, setIdleLimit } from '../data/connection/gatekeeper.ts';
import { keepLabels } from '../data/labels.ts';
import { messageOf, problemOf } from '../data/problem.ts';
import { shownInline } from '../data/connection/query-client.ts';
import type { UnfinishedSession } from '@quickportal/contracts/session/contracts';
import { forgetRecentThings, useRememberThing } from '../data/recent-things.ts';
import { SessionProvider, type Session } from '../data/session.ts';
import { useStore } from '../data/store.ts';
import { announceSession, toSession } from '../data/connection/session-watch.ts';
import { queryClient, trpc } from '../data/connection/trpc.ts';
import { href } from '../pages/href.ts';
import { pageAt } from '../pages/other-context.ts';
import { settleContext, tabContext } from '../pages/tab-context.ts';
import { useAddressedContext } from '../pages/use-addressed-context.ts';
import { useChooseCommunity, useSignOut, useStopViewAs } from './session/session-actions.ts';
import { ShellSkeleton } from './shell-skeleton.tsx';
import { Shell } from './shell.tsx';
import { StartFailed } from './message-pages/start-failed.tsx';

const PublicFrame = lazy(() => import('./public-frame.tsx'));
const OtherSession = lazy(() => import('./session/other-session.tsx'));
const SignInAgain = lazy(() => import('./session/sign-in-again.tsx'));
const Reauthentication = lazy(() => import('./session/reauthentication.tsx'));
const Toaster = lazy(async () => {
  // Nothing is announced in the first moments: the first page comes first
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return { default: (await import('@quickportal/ui/toast')).Toaster };
});

/** What is around every page: the shell for signed-in people, a plain frame for public pages. */
export function Root() {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const page = pageAt(pathname);
  if (page?.audience !== 'public') return <SignedIn />;
  return (
    <Suspense>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    </Suspense>
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
  const hold = useStore(gate.state);
  const { data: current } = useQuery({ ...toSession, enabled: hold === 'elsewhere' });
  const [kept, setKept] = useState<Session>();
  const open = session && 'user' in session ? session : kept;
  if (open !== kept) setKept(open);
  // Before anything is drawn that names the context in its links and calls
  if (open) settle(open);
  const isUnfinished = session !== undefined && !('user' in session);
  useEffect(() => {
    // A user is signing in in another tab, and this one has a page to lose
    if (isUnfinished && kept) gateTools.hold('ended');
  }, [isUnfinished, kept]);
  if (isUnfinished && !open) return <SignInGoesOn next={session.next} />;
  const isElsewhere = hold === 'elsewhere' && current !== undefined;
  // What the tab holds of its user's pages is not for another one
  if (isElsewhere && isOtherPerson(current)) return <Covered by={<OtherSession present={current} />} />;
  return (
    <>
      {open && <InShell session={open} />}
      {!open && error === null && <ShellSkeleton />}
      {!open && error !== null && (
        <StartFailed
          message={messageOf(error)}
          requestId={problemOf(error)?.requestId}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isElsewhere && <Covered by={<OtherSession present={current} />} />}
      {open && hold === 'ended' && <Covered by={<SignInAgain session={open} />} />}
    </>
  );
}

/** The session is not open yet: the page of the step that is missing comes next. */
function SignInGoesOn({ next }: Pick<UnfinishedSession, 'next'>) {
  useEffect(() => {
    window.location.assign(href(next === 'second-factor' ? 'SecondFactorView' : 'ChangePasswordView'));
  }, [next]);
  return <ShellSkeleton />;
}

const Covered = ({ by }: { by: React.ReactNode }) => <Suspense>{by}</Suspense>;

const isOtherPerson = ({ user, viewedBy }: Session): boolean => {
  const { userId } = tabContext();
  return userId !== undefined && (viewedBy ?? user).systemUserId !== userId;
};

/** Takes over whom the session works for and the words of their facility; what was fetched ahead for a community still open is fetched again. */
function settle(session: Session): void {
  keepLabels(session.community?.labels);
  const sessionKey = hashKey(callKey(['session', 'get'], undefined, 'query'));
  if (settleContext(session)) queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== sessionKey });
}

function InShell({ session }: { session: Session }) {
  const chooseCommunity = useChooseCommunity();
  const signOut = useSignOut();
  const stopViewAs = useStopViewAs();
  const isLocked = useStore(gate.state) === 'locked';
  useEffect(() => {
    setCsrfToken(session.csrfToken);
    setIdleLimit(session.idleTimeoutSeconds);
    if (session.next === 'reauthenticate') gate.hold('locked');
  }, [session]);
  useEffect(announceSession, []);
  const { systemUserId } = session.viewedBy ?? session.user;
  useEffect(() => forgetRecentThings({ except: systemUserId }), [systemUserId]);
  useAddressedContext();
  return (
    // Other labels are on every screen at once
    <SessionProvider key={JSON.stringify(session.community?.labels)} value={session}>
      <RememberCommunity session={session} />
      <Shell
        session={session}
        onChooseCommunity={(communityId) => chooseCommunity.make({ body: { communityId } })}
        onSignOut={() => signOut.mutate()}
        onStopViewAs={() => stopViewAs.make(undefined)}
        stoppingViewAs={stopViewAs.busy}
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

/** Only staff have more than one community to come back to. */
function RememberCommunity({ session: { kind, community } }: { session: Session }) {
  useRememberThing(
    kind === 'STAFF' && community
      ? { kind: 'community', id: community.communityId, name: community.communityName }
      : undefined,
  );
  return null;
}
