import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** The community, also where it is decommissioned. */
export const useDecommissionCommunity = (communityId: number) =>
  trpc.decommission.getCommunity.useQuery({ params: { communityId } }, shownInline);

/** What is looked at before it is decommissioned. */
export const useDecommissionInfo = (communityId: number) =>
  trpc.decommission.getInfo.useQuery({ params: { communityId } }, shownInline);
