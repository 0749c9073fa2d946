import { z } from 'zod';
import { count } from '../../kernel/primitives.ts';

/** What the card Electronic Communication shows at a glance (2E052). */
export const ElectronicCommunications = z
  .strictObject({
    hasElectronicCommunicationsAccess: z.boolean().meta({
      title: 'Has access',
      description: 'Whether the facility has the product Notifications; the card is shown only then.',
    }),
    replyToEmail: z.string().meta({
      title: 'Reply address',
      description: 'Email address that receives replies to notices, and notices to the facility; empty: no one does.',
    }),
    customerNoticesOn: count().meta({
      title: 'Customer notices on',
      description: 'Number of kinds of notice that customers get.',
    }),
    businessNoticesOn: count().meta({
      title: 'Business notices on',
      description: 'Number of kinds of notice that businesses or the facility get.',
    }),
  })
  .meta({ id: 'ElectronicCommunications', title: 'Electronic communication' });
export type ElectronicCommunications = z.output<typeof ElectronicCommunications>;
