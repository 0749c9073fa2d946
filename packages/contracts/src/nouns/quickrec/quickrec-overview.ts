import { z } from 'zod';
import { shownText } from '../../kernel/field-builders.ts';
import { count, id } from '../../kernel/primitives.ts';

const counts = {
  enabledAccountsCount: count().meta({ title: 'Enabled accounts', description: 'Statement accounts that are ACTIVE.' }),
  totalAccountsCount: count().meta({ title: 'All accounts', description: 'Statement accounts in any status.' }),
};

/** A community of the list of communities (3E020). */
export const QuickRecCommunity = z
  .strictObject({
    communityId: id().meta({ title: 'Community ID', description: 'Identifier of the community.', examples: [10] }),
    communityName: shownText('Community Name', 'Name of the community.', 'Harbour City Utilities'),
    communityCode: shownText('Community Code', 'Code of the community.', 'HARBOURCITY'),
    ...counts,
  })
  .meta({ id: 'QuickRecCommunity', title: 'Community list item' });
export type QuickRecCommunity = z.output<typeof QuickRecCommunity>;

/** A supplier business of a community with the number of its statement accounts. */
export const QuickRecBusiness = z
  .strictObject({
    businessId: id().meta({ title: 'Business ID', description: 'Identifier of the business.', examples: [100] }),
    businessName: shownText('Business Name', 'Name of the business.', 'Harbour City Water'),
    businessCode: shownText('Business Code', 'Code of the business.', 'HCWATER'),
    bankrecCode: z.string().nullable().meta({
      title: 'Migrated to',
      description: 'Its code in the bank reconciliation app; null unless it was migrated.',
    }),
    ...counts,
  })
  .meta({ id: 'QuickRecBusiness', title: 'Business with statement accounts' });
export type QuickRecBusiness = z.output<typeof QuickRecBusiness>;
