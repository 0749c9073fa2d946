import { z } from 'zod';
import { id } from '../../kernel/primitives.ts';

export const exportParams = z.strictObject({
  exportId: id().meta({ title: 'Export ID', description: 'Identifier of the export.' }),
});
