import { z } from 'zod';
import { id, text } from '../../kernel/primitives.ts';

/** Statement accounts are administered by staff. */
export const reads = {
  kind: 'query',
  audience: ['staff'],
  rights: { anyOf: ['VIEW_RECONCILIATION', 'MANAGE_RECONCILIATION'] },
} as const;
export const changes = {
  kind: 'mutation',
  audience: ['staff'],
  rights: { anyOf: ['MANAGE_RECONCILIATION'] },
  refusedInViewAs: true,
} as const;

export const communityId = () =>
  id().meta({ title: 'Community ID', description: 'The community of the accounts.', examples: [10] });
export const businessId = () =>
  id().meta({ title: 'Business ID', description: 'A supplier business of the community.', examples: [100] });
/** The code of a group of accounts, as it is compared: in capitals. */
export const groupCode = () =>
  text({ max: 20 }).meta({
    title: 'Group code',
    description: 'A group of accounts that are listed together, in any case.',
    examples: ['HCRECV'],
  });

export const ofGroup = z.strictObject({ communityId: communityId(), groupCode: groupCode() });
export const ofCommunity = z.strictObject({ communityId: communityId() });
export const ofBusiness = z.strictObject({ businessId: businessId() });
