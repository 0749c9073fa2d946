import { z } from 'zod';
import { currentPassword } from '../access/password-fields.ts';
import { id, version } from '../kernel/primitives.ts';

export const userAudience = ['facility', 'staff'] as const;

export const userParams = z.strictObject({
  userId: id().meta({ title: 'User ID', description: 'Identifier of the user.' }),
});

/** The version a change was made against; never asked for, always sent by the portal. */
export const versionRead = version()
  .optional()
  .meta({
    title: 'Version',
    description: 'The version you read; with it a lost update is refused with 409. The header If-Match does the same.',
    'x-form': { widget: 'hidden' },
  });

/** Who gives rights, or takes a factor away, proves who they are (PCI DSS 8.3.3). */
export const ownPassword = currentPassword('Your password', 'Your own password, to confirm that it is you.').meta({
  'x-form': {
    widget: 'password',
    autocomplete: 'current-password',
    group: 'Confirm',
    help: 'Your own, to confirm that it is you.',
  },
});
