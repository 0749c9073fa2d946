import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Matching is configured by staff, in the community that they work in (2P017). */
export const audience = ['staff'] as const;
export const readRights = { anyOf: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'] } as const;
export const changes = {
  kind: 'mutation',
  audience,
  rights: { anyOf: ['MANAGE_RECONCILIATION'] },
  refusedInViewAs: true,
} as const;

export const ofCommunity = z.strictObject({
  communityId: id().meta({ title: 'Community ID', description: 'The community that is worked in.', examples: [10] }),
});
export const ofRegistration = z.strictObject({
  id: id().meta({ title: 'Registration ID', description: 'A registration of the community.', examples: [1] }),
});
export const ofSupplier = z.strictObject({
  id: id().meta({ title: 'Supplier business ID', description: 'A supplier of the community.', examples: [100] }),
});
