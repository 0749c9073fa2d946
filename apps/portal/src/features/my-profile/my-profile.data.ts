import { shownInline } from '../../data/query-client.ts';
import { api, trpc } from '../../data/trpc.ts';

export const useMyProfile = () => trpc.myProfile.get.useQuery(undefined, shownInline);

/** Closed while viewing as another user: whose sessions they are is nobody else's business. */
export const useMySessions = (enabled: boolean) =>
  trpc.myProfile.sessions.useQuery(undefined, { enabled, ...shownInline });

/** After password or second factor were changed: other sessions have ended too. */
export const myProfileChanged = (): Promise<unknown> =>
  Promise.all([api.myProfile.get.invalidate(), api.myProfile.sessions.invalidate()]);

/** Signs out somewhere else. */
export const useEndSession = () =>
  trpc.myProfile.endSession.useMutation({ onSettled: () => api.myProfile.sessions.invalidate() });

/** Signs out everywhere but here. */
export const useEndOtherSessions = () =>
  trpc.myProfile.endOtherSessions.useMutation({ onSettled: () => api.myProfile.sessions.invalidate() });
