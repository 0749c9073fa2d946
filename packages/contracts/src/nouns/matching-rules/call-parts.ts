import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export { audience, changes, ofRegistration, readRights } from '../matching-registrations/call-parts.ts';

export const ofRule = z.strictObject({
  id: id().meta({ title: 'Rule ID', description: 'A matching rule of the community.', examples: [11] }),
});
