import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { id } from '../../kernel/primitives.ts';

/** A member of staff who signs in to the portal. */
export const Administrator = z
  .strictObject({
    systemUserId: id().meta({ title: 'User ID', description: 'Identifier of the administrator.' }),
    loginName: z.string().meta({ title: 'Login name', description: 'Name for signing in.' }),
    fullName: z.string().meta({ title: 'Full name', description: 'First and last name.' }),
    emailAddress: z.string().meta({ title: 'Email', description: 'Where emails to the administrator go.' }),
    employeeNumber: z.string().meta({ title: 'Employee number', description: 'Employee number; may be empty.' }),
    status: z.enum(['ACTIVE', 'DISABLED']).meta({ title: 'Status', description: 'DISABLED: cannot sign in.' }),
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
