import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const messageParams = z.strictObject({
  serviceMessageId: id().meta({ title: 'Message ID', description: 'Identifier of the service message.' }),
});
