import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { id, text } from '../../kernel/primitives.ts';

/** Settlement accounts of supplier businesses are managed by staff, in the community that they work in. */
export const audience = ['staff'] as const;
export const readRights = { anyOf: ['VIEW_ACCOUNTS', 'MANAGE_ACCOUNTS'] } as const;

const businessId = id().meta({
  title: 'Business ID',
  description: 'A supplier business of the community.',
  examples: [100],
});
const accountId = id().meta({
  title: 'Account ID',
  description: 'A settlement account of the business.',
  examples: [700_011],
});
export const ofBusiness = z.strictObject({ businessId });
export const ofAccount = z.strictObject({ businessId, accountId });
export const ofAccountId = z.strictObject({ accountId });
export const ofCommunity = z.strictObject({
  communityId: id().meta({ title: 'Community ID', description: 'The community that is worked in.', examples: [10] }),
});

export const reads = { kind: 'query', method: 'GET', audience, rights: readRights } as const;
export const changes = {
  kind: 'mutation',
  audience,
  rights: { anyOf: ['MANAGE_ACCOUNTS'] },
  errors: ['state-conflict'],
  refusedInViewAs: true,
} as const;

/** What the description of a change says of dual authorisation. */
export const waitsUnderDualAuth =
  'A business with dual authorisation needs a second person: `dualAuthEnabled` is true then, `dualAuthId` is the request, and nothing has changed yet; 422 where no user could approve.';

/** Fields of a call that switches an account. */
export const switchBody = (submitLabel: string) =>
  z
    .strictObject({
      reason: text({ max: 200, min: 0 })
        .optional()
        .meta({
          title: 'Reason',
          description: 'Why, for the audit trail and the second person.',
          'x-form': { autocomplete: 'off' },
        }),
      version: readVersion(),
    })
    .meta({ 'x-form-layout': { submitLabel } });
