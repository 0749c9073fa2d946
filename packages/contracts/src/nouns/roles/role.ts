import { z } from 'zod';
import { facilityRights, type Right } from '../../access/rights.ts';
import { currentVersion } from '../../kernel/field-builders.ts';
import { count, id } from '../../kernel/primitives.ts';

/** Where a role is held: everywhere in the community, in one supplier business, or in one business of either kind. */
export const RoleScope = z.enum(['COMMUNITY', 'SUPPLIER_BUSINESS', 'BUSINESS']);
export type RoleScope = z.output<typeof RoleScope>;

/** The rights a role of client users can have. */
export const RoleRight = z.enum(facilityRights as [Right, ...Right[]]);

/** A role of client users. */
export const Role = z
  .strictObject({
    roleId: id().meta({ title: 'Role ID', description: 'Identifier of the role.' }),
    roleName: z.string().meta({ title: 'Name', description: 'Name of the role.' }),
    description: z.string().meta({ title: 'Description', description: 'Who it is for.' }),
    scope: RoleScope.meta({
      title: 'Scope',
      description: 'Where the role applies: everywhere in the facility, in one supplier business, or in one business.',
    }),
    shared: z.boolean().meta({ title: 'Shared', description: 'Every facility has it, and no facility can change it.' }),
    rights: z
      .array(z.string().meta({ title: 'Right', description: 'Name of a right.' }))
      .meta({ title: 'Rights', description: 'Rights that the role grants, sorted.' }),
    userCount: count().meta({ title: 'Users', description: 'Number of users of this facility with the role.' }),
    rightsBeyondYours: z.array(z.string().meta({ title: 'Right', description: 'Name of a right.' })).meta({
      title: 'Rights beyond yours',
      description:
        'Rights of the role that you do not have. Where there are any, you can neither assign nor change the role.',
    }),
    version: currentVersion(),
  })
  .meta({ id: 'Role', title: 'Role' });
export type Role = z.output<typeof Role>;
