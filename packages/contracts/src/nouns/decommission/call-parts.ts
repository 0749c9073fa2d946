import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Decommissioning is for staff. */
export const ofDecommission = {
  audience: ['staff'],
  params: z.strictObject({
    communityId: id().meta({ title: 'Community ID', description: 'The community.', examples: [10] }),
  }),
} as const;
