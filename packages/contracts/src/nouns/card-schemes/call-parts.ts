import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

/** Card schemes are configured by staff, in the community that they work in (3P006). */
export const audience = ['staff'] as const;
export const params = z.strictObject({
  businessId: id().meta({
    title: 'Business ID',
    description: 'A supplier business of the community.',
    examples: [100],
  }),
});
