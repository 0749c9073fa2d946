import { z } from 'zod';
import { noContent } from '../kernel/answer.ts';
import { contract } from '../kernel/contract.ts';
import { id, text } from '../kernel/primitives.ts';
import { ownPassword, userAudience, versionRead } from '../users/call-parts.ts';
import { userReadRights } from '../users/user-rights.ts';
import { Role, RoleRight, RoleScope } from './role.ts';

/** Roles of its own that a community can have. */
export const MOST_ROLES = 100;

const params = z.strictObject({ roleId: id().meta({ title: 'Role id', description: 'Identifier of the role.' }) });
const change = {
  kind: 'mutation',
  audience: userAudience,
  rights: { allOf: ['MANAGE_USERS'] },
  refusedInViewAs: true,
  spec: [],
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
      description: 'What the role allows; only rights that you hold yourself.',
      'x-form': { widget: 'checkbox', optionsFrom: 'rights', group: 'What the role allows' },
    }),
};
const groups = [
  { title: 'Role' },
  { title: 'What the role allows', help: 'Only rights that you hold yourself are offered.' },
  { title: 'Confirm' },
];

export const listRoles = contract({
  name: 'roles.list',
  kind: 'query',
  method: 'GET',
  path: 'roles',
  answers: {
    200: z
      .strictObject({
        items: z.array(Role).meta({ title: 'Roles', description: 'Shared roles and those of the facility, by name.' }),
      })
      .meta({ id: 'RoleList' }),
  },
  errors: [],
  audience: userAudience,
  rights: { anyOf: userReadRights },
  summary: 'Roles of client users',
  description: 'The roles that users of the community can hold: its own, and those that every facility has.',
  spec: [],
});

export const createRole = contract({
  ...change,
  name: 'roles.create',
  method: 'POST',
  path: 'roles',
  body: z
    .strictObject({
      ...roleFields,
      scope: RoleScope.default('COMMUNITY').meta({
        title: 'Held',
        description: 'Where the role is held; it cannot be changed later.',
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
  answers: { 201: Role },
  errors: ['validation-failed'],
  audit: 'roles.create',
  idempotent: true,
  summary: 'Add a role',
  description: `Adds a role to the facility, at most ${MOST_ROLES}. Nobody puts a right into a role that they do not hold.`,
});

export const updateRole = contract({
  ...change,
  name: 'roles.update',
  method: 'PUT',
  path: 'roles/{roleId}',
  params,
  body: z
    .strictObject({ ...roleFields, password: ownPassword, version: versionRead })
    .meta({ id: 'RoleChange', 'x-form-layout': { submitLabel: 'Save', groups } }),
  answers: { 200: Role },
  errors: ['not-found', 'lost-update', 'state-conflict', 'validation-failed'],
  audit: 'roles.update',
  idempotent: true,
  summary: 'Edit a role',
  description:
    'Counts for everybody who holds it from their next call on. Shared roles, rights of a role you hold yourself and the last administrator’s stay: 409.',
});

export const deleteRole = contract({
  ...change,
  name: 'roles.delete',
  method: 'DELETE',
  path: 'roles/{roleId}',
  params,
  answers: { 204: noContent() },
  errors: ['not-found', 'state-conflict'],
  audit: 'roles.delete',
  summary: 'Delete a role',
  description: 'A role that somebody holds, and a shared one, stays: 409.',
});
