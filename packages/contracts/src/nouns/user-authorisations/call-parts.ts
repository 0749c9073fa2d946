import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const userAuthorisationParams = z.strictObject({
  pendingSystemUserId: id().meta({ title: 'Pending request', description: 'ID of the request.' }),
});
