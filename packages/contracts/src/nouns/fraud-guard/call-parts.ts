import { z } from 'zod';
import { id, version } from '../../kernel/primitives.ts';

const communityId = id().meta({
  title: 'Community ID',
  description: 'The community whose rules they are.',
  examples: [10],
});
const businessId = id().meta({ title: 'Business ID', description: 'A business of the community.' });

export const communityParams = z.strictObject({ communityId });
export const businessParams = z.strictObject({ communityId, businessId });

export const fraudGuardReadRights = ['VIEW_FRAUD_GUARD', 'MANAGE_FRAUD_GUARD'] as const;

export const reads = {
  kind: 'query',
  method: 'GET',
  audience: ['facility', 'staff'],
  rights: { anyOf: fraudGuardReadRights },
} as const;

export const changes = {
  kind: 'mutation',
  audience: ['facility', 'staff'],
  rights: { anyOf: ['MANAGE_FRAUD_GUARD'] },
} as const;

/** The version a save was made against. Rules that are added are saved against null. */
export const savedVersion = version()
  .nullable()
  .optional()
  .meta({
    title: 'Version',
    description: 'The version you read, or null where there were no rules; with it a lost update is refused with 409.',
    'x-form': { widget: 'hidden' },
  });
