import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { count, date, id } from '../../kernel/primitives.ts';

const days = (title: string, what: string) =>
  count()
    .nullable()
    .meta({ title, description: `Days since ${what}; null where there never was one.` });
const lastDate = (title: string, what: string) =>
  date()
    .nullable()
    .meta({ title, description: `Date of ${what}, in the zone of the community; null likewise.` });

const Clash = z
  .strictObject({
    communityId: id().meta({ title: 'Community ID', description: 'The other community.', examples: [20] }),
    communityName: shownText('Community name', 'Name of the other community.', 'Kiwi Fitness Group'),
    communityCode: shownText('Community code', 'Code of the other community.', 'KIWIFIT'),
  })
  .meta({ id: 'DecommissionClash', title: 'Community with the same parameter' });

/** What is looked at before a community is decommissioned (3E036). */
export const DecommissionInfo = z
  .strictObject({
    daysSinceLastBillingBatchLineItem: days('Days since billing', 'the last billing batch line item'),
    lastBillingBatchLineItemDate: lastDate('Last billing', 'the last billing batch line item'),
    daysSinceLastRevenueItem: days('Days since revenue', 'the last revenue item'),
    lastRevenueItemDate: lastDate('Last revenue', 'the last revenue item'),
    daysSinceLastTransaction: days('Days since a transaction', 'the last transaction'),
    lastTransactionDate: lastDate('Last transaction', 'the last transaction'),
    hasCustomisation: z
      .boolean()
      .meta({ title: 'Customisation', description: 'Whether a label of the community is its own.' }),
    numberOfServiceMessages: count().meta({
      title: 'Service messages',
      description: 'Service messages of the last 30 days.',
    }),
    numberOfBankRecBusinesses: count().meta({
      title: 'Bank reconciliation businesses',
      description: 'Businesses with a bank statement account that is not closed.',
    }),
    numberOfBankRecAccounts: count().meta({
      title: 'Bank reconciliation accounts',
      description: 'Bank statement accounts that are not closed.',
    }),
    numberOfEnabledPayToPayeeAccounts: count().meta({
      title: 'Enabled PayTo accounts',
      description: 'They are disabled by hand first.',
    }),
    numberOfEnabledPayIdBillerSupplierAccounts: count().meta({
      title: 'Enabled PayID accounts',
      description: 'They are disabled by hand first.',
    }),
    onlinePaymentValidatorClashes: z.array(Clash).meta({
      title: 'Validator clashes',
      description: 'Other enabled communities with the same ONLINE_PAYMENT_VALIDATOR.',
    }),
    xslDirectoryClashes: z.array(Clash).meta({
      title: 'Directory clashes',
      description: 'Other enabled communities with the same XSL_DIRECTORY.',
    }),
  })
  .meta({ id: 'DecommissionInfo', title: 'Decommission checks' });
export type DecommissionInfo = z.output<typeof DecommissionInfo>;

/** A community, whether or not it is decommissioned (3E037). */
export const DecommissionCommunity = z
  .strictObject({
    communityId: id().meta({ title: 'Community ID', description: 'Identifier of the community.', examples: [10] }),
    communityName: shownText('Community name', 'Name of the community.', 'Harbour City Utilities'),
    communityCode: shownText('Community code', 'Code of the community.', 'HARBOURCITY'),
    enabled: z.boolean().meta({ title: 'Enabled', description: 'False once it is decommissioned.' }),
  })
  .meta({ id: 'DecommissionCommunity', title: 'Community' });
export type DecommissionCommunity = z.output<typeof DecommissionCommunity>;
