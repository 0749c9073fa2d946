import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

export const useMyProfile = () => trpc.myProfile.get.useQuery(undefined, shownInline);

/** Closed while viewing as another user: whose sessions they are is no one else's business. */
export const useMySessions = (enabled: boolean) =>
  trpc.myProfile.listSessions.useQuery(undefined, { enabled, ...shownInline });
