import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';

/** A business as another system knows it (3E033). */
export const ExternalSystemClient = z
  .strictObject({
    id: id().meta({ title: 'Client ID', description: 'Identifier of the client.' }),
    communityId: id().meta({ title: 'Community ID', description: 'The community of the business.' }),
    communityName: shownText('Community name', 'Name of the community.', 'Harbour City Utilities'),
    businessId: id().meta({ title: 'Business ID', description: 'The business.' }),
    businessCode: shownText('Business code', 'Code of the business.', 'HCW'),
    businessName: shownText('Business name', 'Name of the business.', 'Harbour City Water'),
    systemCode: shownText('System code', 'The other system.', 'SAP'),
    clientCode: shownText('Client code', 'What that system calls the business.', 'HCW-4100'),
    buyerAccount: z.boolean().meta({ title: 'Buyer', description: 'True: a buyer. False: a supplier.' }),
  })
  .meta({ id: 'ExternalSystemClient', title: 'External system client' });
export type ExternalSystemClient = z.output<typeof ExternalSystemClient>;
