import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const proposalParams = z.strictObject({
  proposalId: id().meta({ title: 'Request ID', description: 'Identifier of the request.' }),
});
