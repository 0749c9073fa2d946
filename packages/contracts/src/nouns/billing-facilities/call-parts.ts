import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Billing is configured by staff, in the community that they work in (2P007). */
export const audience = ['staff'] as const;
export const readRights = { anyOf: ['VIEW_BILLING', 'MANAGE_BILLING'] } as const;
export const changes = {
  kind: 'mutation',
  audience,
  rights: { anyOf: ['MANAGE_BILLING'] },
  refusedInViewAs: true,
} as const;

export const ofCommunity = z.strictObject({
  communityId: id().meta({ title: 'Community ID', description: 'The community that is billed.', examples: [10] }),
});
