import { useMutation } from '@tanstack/react-query';
import { leaveFor } from '../../data/connection/gatekeeper.ts';
import { forgetRecentThings } from '../../data/recent-things.ts';
import { sendJson } from '../../data/connection/send-json.ts';
import { announce } from '../../data/connection/session-watch.ts';
import { useChange } from '../../data/calls/use-change.ts';
import { basePath } from '../../pages/base-path.ts';
import { href } from '../../pages/href.ts';
import { addressAfterChange, addressIn } from '../../pages/other-context.ts';

/**
 * Chooses the community to work in (null leaves it). This tab goes on in a new document, so that nothing of the
 * former community stays; other tabs keep theirs, and only new ones start in the chosen one.
 */
export function useChooseCommunity({ staysOnPage = false } = {}) {
  return useChange('session.chooseCommunity', {
    notice: true,
    onDone: (_nothing, { body: { communityId } }) =>
      leaveFor(staysOnPage && communityId !== null ? addressIn(communityId) : addressAfterChange(communityId)),
  });
}

/** Ends the session and leads to the sign-in page, which says so. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => sendJson('AuthAction/sign-out', { method: 'POST' }),
    onSuccess: () => {
      forgetRecentThings();
      announce({ kind: 'signed-out' });
      leaveFor(href('LoginView', { notice: 'signed-out' }));
    },
  });
}

/** Gives the session back its own rights. Rights, community and token change, so the portal starts afresh. */
export function useStopViewAs() {
  return useChange('viewAs.stop', {
    notice: true,
    onDone: () => {
      announce({ kind: 'changed' });
      leaveFor(`${basePath()}/`);
    },
  });
}
