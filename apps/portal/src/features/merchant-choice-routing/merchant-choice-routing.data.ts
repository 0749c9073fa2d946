import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** Whether the user can manage a business of the community; 404 for a community that is not worked in. */
export const useManageBusiness = (communityId: number) =>
  trpc.merchantChoiceRouting.getManageBusiness.useQuery({ params: { communityId } }, shownInline);
