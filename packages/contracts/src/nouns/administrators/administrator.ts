import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { dateTime, id } from '../../kernel/primitives.ts';

/** What is stored of an administrator's access. */
export const administratorStatuses = ['ACTIVE', 'DISABLED'] as const;

/** A member of staff who signs in to the portal. */
export const Administrator = z
  .strictObject({
    systemUserId: id().meta({ title: 'User ID', description: 'Identifier of the administrator.' }),
    loginName: z.string().meta({ title: 'Login name', description: 'Name for signing in.' }),
    fullName: z.string().meta({ title: 'Full name', description: 'First and last name.' }),
    emailAddress: z.string().meta({ title: 'Email', description: 'Where emails to the administrator go.' }),
    employeeNumber: z.string().meta({ title: 'Employee number', description: 'Employee number; may be empty.' }),
    status: z.enum(administratorStatuses).meta({ title: 'Status', description: 'DISABLED: cannot sign in.' }),
    invitationPending: z.boolean().meta({
      title: 'Invitation pending',
      description: 'The temporary password was mailed, and the administrator has not signed in yet.',
    }),
    lastSignInAt: dateTime()
      .nullable()
      .meta({ title: 'Last sign-in', description: 'When the administrator last signed in, UTC; null: never.' }),
    secondFactorEnabled: z
      .boolean()
      .meta({ title: 'Second factor', description: 'Whether a second factor is set up.' }),
    roles: z
      .array(
        z
          .strictObject({
            roleId: id().meta({ title: 'Role ID', description: 'Identifier of the role.' }),
            name: z.string().meta({ title: 'Role', description: 'Name of the role.', examples: ['Staff support'] }),
          })
          .meta({ id: 'AdministratorRole' }),
      )
      .meta({ title: 'Roles', description: 'Roles of the administrator, sorted by name.' }),
    pendingSystemUserId: id()
      .nullable()
      .meta({ title: 'Pending request', description: 'ID of the pending request; null where there is none.' }),
    version: currentVersion(),
  })
  .meta({ id: 'Administrator' });
export type Administrator = z.output<typeof Administrator>;
