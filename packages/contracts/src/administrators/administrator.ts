import { z } from 'zod';
import { id, version } from '../kernel/primitives.ts';

/** A member of staff who signs in to the portal. */
export const Administrator = z
  .strictObject({
    systemUserId: id().meta({ title: 'User id', description: 'Identifier of the administrator.' }),
    loginName: z.string().meta({ title: 'Login name', description: 'What the person signs in with.' }),
    fullName: z.string().meta({ title: 'Full name', description: 'How the administrator is addressed.' }),
    emailAddress: z.string().meta({ title: 'Email', description: 'Where emails to the administrator go.' }),
    employeeNumber: z.string().meta({ title: 'Employee number', description: 'Number of the person; may be empty.' }),
    status: z.enum(['ACTIVE', 'DISABLED']).meta({ title: 'Status', description: 'DISABLED: cannot sign in.' }),
    roles: z
      .array(
        z
          .strictObject({
            roleId: id().meta({ title: 'Role id', description: 'Identifier of the role.' }),
            name: z.string().meta({ title: 'Role', description: 'Name of the role.', examples: ['Staff support'] }),
          })
          .meta({ id: 'AdministratorRole' }),
      )
      .meta({ title: 'Roles', description: 'The staff roles held, by name.' }),
    pendingSystemUserId: id()
      .nullable()
      .meta({ title: 'Pending request', description: 'Id of the request that waits for approval; null: none does.' }),
    version: version().meta({ title: 'Version', description: 'Send it back with a change.' }),
  })
  .meta({ id: 'Administrator' });
export type Administrator = z.output<typeof Administrator>;
