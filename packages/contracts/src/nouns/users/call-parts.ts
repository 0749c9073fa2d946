import { z } from 'zod';
import { currentPassword } from '../../access/password-fields.ts';
import { id } from '../../kernel/primitives.ts';

export const userAudience = ['facility', 'staff'] as const;

export const userParams = z.strictObject({
  userId: id().meta({ title: 'User ID', description: 'Identifier of the user.' }),
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
