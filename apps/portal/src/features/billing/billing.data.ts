import { shownInline } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';

/** How a community is billed for each product. */
export const useBillingFacilities = (communityId: number) =>
  trpc.billingFacilities.getBillingFacilities.useQuery({ params: { communityId } }, shownInline);
