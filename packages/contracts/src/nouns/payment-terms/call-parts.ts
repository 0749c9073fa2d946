import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';
import { ofBusiness } from '../businesses/call-parts.ts';

/** Payment terms of a business at most. */
export const MOST_TERMS = 200;

export const ofTerm = z.strictObject({
  ...ofBusiness.shape,
  paymentTermId: id().meta({ title: 'Payment term ID', description: 'A term of the business.', examples: [7] }),
});
