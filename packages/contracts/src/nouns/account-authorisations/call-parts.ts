import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const accountAuthorisationParams = z.strictObject({
  pendingAccountAuthorisationId: id().meta({ title: 'Pending request', description: 'ID of the request.' }),
});
