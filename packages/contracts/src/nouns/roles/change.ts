import { z } from 'zod';
import { readVersion } from '../../kernel/field-builders.ts';
import { contract } from '../../kernel/contract.ts';
import { id, text } from '../../kernel/primitives.ts';
import { noContent } from '../../kernel/response.ts';
import { ChangeRequested } from '../proposals/change-requested.ts';
import { userAudience, ownPassword } from '../users/call-parts.ts';
import { RoleRight, RoleScope, Role } from './role.ts';

/** Roles of its own that a community can have. */
export const MOST_ROLES = 100;

const params = z.strictObject({ roleId: id().meta({ title: 'Role ID', description: 'Identifier of the role.' }) });
const change = {
  kind: 'mutation',
  audience: userAudience,
  rights: { allOf: ['MANAGE_USERS'] },
  refusedInViewAs: true,
} as const;

const roleFields = {
  roleName: text({ max: 60 }).meta({
    title: 'Name',
    description: 'Name of the role, unique in the facility.',
    examples: ['Collections officer'],
    'x-form': { group: 'Role', autocomplete: 'off' },
  }),
  description: text({ max: 200, min: 0 })
    .optional()
    .meta({
      title: 'Description',
      description: 'Who the role is for.',
      'x-form': { group: 'Role', autocomplete: 'off' },
    }),
  rights: z
    .array(RoleRight)
    .min(1, { message: 'Choose at least one right.' })
    .max(RoleRight.options.length)
    .meta({
      title: 'Rights',
      description: 'Rights that the role grants; only rights that you have yourself.',
      'x-form': { widget: 'checkbox', optionsFrom: 'rights', group: 'Rights of the role' },
    }),
};
const groups = [
  { title: 'Role' },
  { title: 'Rights of the role', help: 'You can choose only rights that you have yourself.' },
  { title: 'Confirm' },
];

export const createRole = contract({
  ...change,
  name: 'roles.create',
  method: 'POST',
  path: 'roles',
  body: z
    .strictObject({
      ...roleFields,
      scope: RoleScope.default('COMMUNITY').meta({
        title: 'Scope',
        description: 'Where the role applies; it cannot be changed later.',
        'x-form': {
          widget: 'radio',
          group: 'Role',
          options: [
            { value: 'COMMUNITY', label: 'Everywhere', description: 'In the whole facility.' },
            { value: 'SUPPLIER_BUSINESS', label: 'In one supplier business', description: 'Chosen for each user.' },
            { value: 'BUSINESS', label: 'In one business', description: 'Supplier or buyer, chosen for each user.' },
          ],
        },
      }),
      password: ownPassword,
    })
    .meta({ id: 'RoleCreation', 'x-form-layout': { submitLabel: 'Add role', groups } }),
  responses: { 201: Role },
  summary: 'Add a role',
  description: `Adds a role to the facility, at most ${MOST_ROLES}. You can include only rights that you have yourself.`,
});

export const updateRole = contract({
  ...change,
  name: 'roles.update',
  method: 'PUT',
  path: 'roles/{roleId}',
  params,
  body: z
    .strictObject({ ...roleFields, password: ownPassword, version: readVersion() })
    .meta({ id: 'RoleChange', 'x-form-layout': { submitLabel: 'Save', groups } }),
  responses: { 200: Role, 202: ChangeRequested },
  errors: ['state-conflict'],
  summary: 'Edit a role',
  description:
    'Applies to all users with the role from their next call. 409 for a shared role, where you would remove rights from a role of your own, and where no administrator would be left. 202: the edit grants a right to approve, so a second user must approve it first; nothing has changed yet.',
});

export const deleteRole = contract({
  ...change,
  name: 'roles.delete',
  method: 'DELETE',
  path: 'roles/{roleId}',
  params,
  responses: { 204: noContent() },
  errors: ['state-conflict'],
  summary: 'Delete a role',
  description: 'Deletes a role that no user has. 409 for a shared role or one in use.',
});
