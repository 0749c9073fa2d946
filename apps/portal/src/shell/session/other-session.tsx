import type { Session } from '@quickportal/contracts/session/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { leaveFor } from '../../data/connection/gatekeeper.ts';
import { messageOf } from '../../data/problem.ts';
import { shownInline } from '../../data/connection/query-client.ts';
import { sendJson } from '../../data/connection/send-json.ts';
import { announce, lookAgain } from '../../data/connection/session-watch.ts';
import { basePath } from '../../pages/base-path.ts';
import { addressAsOneself, addressAsViewed } from '../../pages/other-context.ts';
import { tabContext, type TabContext } from '../../pages/tab-context.ts';
import { type Mismatch, OtherSessionView } from './other-session.view.tsx';
import { useSignOut } from './session-actions.ts';

/** Offers a way on where the session works for another person or community than this tab. */
export default function OtherSession({ present: current }: { present: Session }) {
  const signOut = useSignOut();
  const stopViewAs = useMutation({
    // For the session as it is, which is not as this tab names it
    mutationFn: () => sendJson('rest/internal/view-as', { method: 'DELETE', forAnyone: true }),
    ...shownInline,
    onSuccess: () => {
      announce({ kind: 'changed' });
      return lookAgain().then(() => {
        // A tab that never got as far as its session starts afresh
        if (tabContext().userId === undefined) window.location.reload();
      });
    },
  });
  // A tab that settles says so itself; this one is the first to see the session that the others share
  useEffect(() => {
    if (tabContext().userId === undefined) announce({ kind: 'changed' });
  }, []);
  const mismatch = mismatchOf(tabContext(), current);
  return (
    <OtherSessionView
      mismatch={mismatch}
      busy={stopViewAs.isPending || signOut.isPending}
      error={stopViewAs.error ? messageOf(stopViewAs.error) : undefined}
      onContinue={() => leaveFor(nextAddress(mismatch, current))}
      onStopViewAs={() => stopViewAs.mutate()}
      onSignOut={() => signOut.mutate()}
    />
  );
}

/** The same page where it makes sense for whom the session works; otherwise their start page. */
function nextAddress({ kind }: Mismatch, current: Session): string {
  if (kind === 'not-viewing') return addressAsOneself();
  const isJustOpened = tabContext().userId === undefined;
  return (kind === 'viewing' && isJustOpened && addressAsViewed(current)) || `${basePath()}/`;
}

/** What differs between whom a tab works for and whom the session does. */
export function mismatchOf({ userId, viewAs }: TabContext, { user, viewedBy, community }: Session): Mismatch {
  const person = viewedBy ?? user;
  const viewed = viewedBy ? user.systemUserId : null;
  if (userId !== undefined && person.systemUserId !== userId) return { kind: 'other-person', person: person.fullName };
  if (viewAs !== undefined && viewAs !== viewed) {
    return viewed === null
      ? { kind: 'not-viewing', person: person.fullName }
      : { kind: 'viewing', viewed: user.fullName, of: community?.communityName ?? null };
  }
  return { kind: 'community', own: user.kind === 'STAFF' ? null : (community?.communityName ?? null) };
}
