import { useMutation } from '@tanstack/react-query';
import { sendJson } from '../data/rest.ts';
import { queryClient, trpc, trpcClient } from '../data/trpc.ts';
import { href } from '../pages/href.ts';

/** Chooses the community to work in (null leaves it); everything shown is asked for again. */
export function useChooseCommunity() {
  return useMutation({
    mutationFn: (communityId: number | null) => trpcClient.session.chooseCommunity.mutate({ body: { communityId } }),
    onSuccess: () => queryClient.resetQueries(),
  });
}

/** Ends the session and leads to the sign-in page, which says so. */
export function useSignOut() {
  return useMutation({
    mutationFn: () => sendJson('AuthAction/sign-out', { method: 'POST' }),
    onSuccess: () => window.location.assign(href('LoginView', { notice: 'signed-out' })),
  });
}

/** Gives the session back its own rights. Rights, community and token change, so the portal starts afresh. */
export function useStopViewAs() {
  return trpc.viewAs.stop.useMutation({ onSuccess: () => window.location.assign(href('HomeView')) });
}
