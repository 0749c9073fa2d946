import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';
import { feeTypes } from '../../rules/billing/price-list.ts';

/** Expected revenue is kept by staff, in the community that they work in (2P007). */
export const audience = ['staff'] as const;
export const readRights = { anyOf: ['VIEW_BILLING', 'MANAGE_BILLING'] } as const;
export const changes = {
  kind: 'mutation',
  audience,
  rights: { anyOf: ['MANAGE_BILLING'] },
  refusedInViewAs: true,
} as const;

const communityId = id().meta({ title: 'Community ID', description: 'The community that is billed.', examples: [10] });
const feeType = z
  .enum(feeTypes)
  .meta({ title: 'Fee type', description: 'ESTAB: charged once. MONTHLY: charged each month.', examples: ['ESTAB'] });
const communityRevenueId = id().meta({
  title: 'Community revenue ID',
  description: 'An expected revenue of the community.',
  examples: [1],
});

export const ofCommunity = z.strictObject({ communityId });
// One name for both: an OpenAPI document cannot have two paths that differ by the names of their parameters only
export const ofFeeType = z.strictObject({ communityId, revenueKey: feeType });
export const ofRevenue = z.strictObject({ communityId, revenueKey: communityRevenueId });
export const ofTypedRevenue = z.strictObject({ communityId, feeType, communityRevenueId });
