import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { CallBody } from '../../data/calls/call.ts';

/** What the form of rules sends, of a facility or of a business. */
export type RulesBody = CallBody<'fraudGuard.saveFacilityRules'>;

/** The rules of the facility. */
export const useFacilityRules = (communityId: number) =>
  trpc.fraudGuard.getFacilityRules.useQuery({ params: { communityId } }, shownInline);

/** The rules of a business that has its own; 404 where it has none. */
export const useBusinessRules = (communityId: number, businessId: number) =>
  trpc.fraudGuard.getBusinessRules.useQuery({ params: { communityId, businessId } }, shownInline);

const hitsInput = (communityId: number, businessId?: number) => ({
  params: { communityId },
  query: businessId === undefined ? {} : { businessId },
});

/** What the rules matched in the last 90 days, in the whole facility or in one business. */
export const useRuleHits = (communityId: number, businessId?: number) =>
  trpc.fraudGuard.countRuleHits.useQuery(hitsInput(communityId, businessId), shownInline);

const listInput = (communityId: number, page: number) => ({ params: { communityId }, query: { page } });

/** One page of the businesses with rules of their own. */
export const useBusinessOverrides = (communityId: number, page: number) =>
  trpc.fraudGuard.listBusinessRules.useQuery(listInput(communityId, page), shownPaged);
