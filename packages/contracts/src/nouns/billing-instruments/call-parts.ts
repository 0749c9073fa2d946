import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Billing instruments are given to communities by staff (2P007). */
export const audience = ['staff'] as const;
export const readRights = { anyOf: ['VIEW_BILLING', 'MANAGE_BILLING'] } as const;
export const changes = {
  kind: 'mutation',
  audience,
  rights: { anyOf: ['MANAGE_BILLING'] },
  refusedInViewAs: true,
} as const;

const communityId = id().meta({ title: 'Community ID', description: 'The community that is billed.', examples: [10] });
export const ofCommunity = z.strictObject({ communityId });
export const ofCommunityInstrument = z.strictObject({
  communityId,
  communityBillingInstrumentId: id().meta({
    title: 'Community billing instrument ID',
    description: 'An instrument that the community is billed by.',
    examples: [1],
  }),
});
