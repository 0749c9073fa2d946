import { z } from 'zod';

/** A field of an agreement that an amendment changes, in words. */
export const TermChange = z
  .strictObject({
    field: z.string().meta({ title: 'Field', description: 'Name of the field.' }),
    title: z.string().meta({ title: 'Title', description: 'What people call it.', examples: ['Amount'] }),
    before: z.string().meta({ title: 'Before', description: 'As it was; empty where there was nothing.' }),
    after: z.string().meta({ title: 'After', description: 'As it is or would be; empty where nothing is left.' }),
  })
  .meta({ id: 'PayToTermChange' });
export type TermChange = z.output<typeof TermChange>;
