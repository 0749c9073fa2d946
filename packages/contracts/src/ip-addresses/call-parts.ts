import { z } from 'zod';
import { id, version } from '../kernel/primitives.ts';

/** Entries that a facility's whitelist can have. */
export const MOST_IP_ADDRESSES = 100;

export const audience = ['facility', 'staff'] as const;
export const readRights = { anyOf: ['VIEW_WHITELISTS', 'MANAGE_WHITELISTS'] } as const;
export const params = z.strictObject({
  communityIpId: id().meta({ title: 'Entry ID', description: 'Identifier of the entry.' }),
});

/** The version a change was made against; never asked for, always sent by the portal. */
export const versionRead = version()
  .optional()
  .meta({
    title: 'Version',
    description: 'The version you read; with it a lost update is refused with 409.',
    'x-form': { widget: 'hidden' },
  });
