import { listInput } from '@quickportal/contracts/kernel/filter';
import { oneOffRevenueList } from '@quickportal/contracts/expected-revenues/one-off-revenue-list';
import type { FeeType } from '@quickportal/contracts/rules/billing/price-list';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { PageSearch } from '../../pages/page-list.ts';

/** How a community is billed for each product. */
export const useBillingFacilities = (communityId: number) =>
  trpc.billingFacilities.getBillingFacilities.useQuery({ params: { communityId } }, shownInline);

/** A page of the expected revenue of a fee type. */
export function useExpectedRevenues(communityId: number, feeType: FeeType, search: PageSearch<'CommunityBillingView'>) {
  // Both lists have the same filters
  const input = { params: { communityId }, query: listInput(oneOffRevenueList, search) };
  const isOnce = feeType === 'ESTAB';
  const oneOff = trpc.expectedRevenues.listOneOffRevenues.useQuery(input, { ...shownPaged, enabled: isOnce });
  const monthly = trpc.expectedRevenues.listMonthlyRevenues.useQuery(input, { ...shownPaged, enabled: !isOnce });
  return isOnce ? oneOff : monthly;
}

/** One expected revenue. */
export const useExpectedRevenue = (communityId: number, communityRevenueId: number) =>
  trpc.expectedRevenues.get.useQuery({ params: { communityId, revenueKey: communityRevenueId } });

/** The billing instruments of a community. */
export const useCommunityInstruments = (communityId: number) =>
  trpc.billingInstruments.listCommunityInstruments.useQuery({ params: { communityId } }, shownInline);

/** All billing instruments. */
export const useBillingInstruments = () => trpc.billingInstruments.list.useQuery(undefined);

/** A page of the billing codes of a community's businesses. */
export const useBillingCodes = (communityId: number, page: number) =>
  trpc.billingCodes.list.useQuery({ params: { communityId }, query: { page } }, shownPaged);
