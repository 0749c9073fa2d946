import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { count, dateTime, id } from '../../kernel/primitives.ts';
import { productNames } from '../../rules/payments/connections.ts';

/** Days for which failed service messages are counted. */
export const WAITING_DAYS = 30;

const productCodes = Object.keys(productNames) as [keyof typeof productNames, ...(keyof typeof productNames)[]];

/** A community in the list that staff start from. */
export const CommunityOverview = z
  .strictObject({
    communityId: id().meta({ title: 'Community ID', description: 'Identifier of the community.', examples: [10] }),
    communityName: shownText('Community name', 'Name of the community.', 'Harbour City Utilities'),
    communityCode: shownText('Community code', 'Code of the community.', 'HARBOURCITY'),
    enabled: z.boolean().meta({ title: 'Enabled', description: 'Whether its users can sign in and pay.' }),
    products: z.array(z.enum(productCodes)).meta({
      title: 'Products',
      description: 'Products that are switched on.',
      examples: [['QUICKVAULT', 'RESTAPI']],
    }),
    businessesCount: count().meta({ title: 'Businesses', description: 'Enabled supplier businesses.' }),
    lastActivityAt: dateTime().nullable().meta({
      title: 'Last activity',
      description: 'The latest payment or audit entry, UTC; null where nothing ever happened.',
    }),
    approvalsWaiting: count().meta({ title: 'Approvals', description: 'Changes that wait for a second person.' }),
    paymentsWaiting: count().meta({ title: 'Suspended payments', description: 'Payments that wait for a review.' }),
    messagesFailed: count().meta({
      title: 'Failed messages',
      description: `Service messages of the last ${WAITING_DAYS} days that failed.`,
    }),
  })
  .meta({ id: 'CommunityOverview', title: 'Community in the list' });
export type CommunityOverview = z.output<typeof CommunityOverview>;
