import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { userAudience } from '../users/call-parts.ts';
import { userReadRights } from '../users/user-rights.ts';
import { Role } from './role.ts';

export const listRoles = contract({
  name: 'roles.list',
  kind: 'query',
  method: 'GET',
  path: 'roles',
  responses: {
    200: z
      .strictObject({
        items: z.array(Role).meta({ title: 'Roles', description: 'Shared roles and those of the facility, by name.' }),
      })
      .meta({ id: 'RoleList' }),
  },
  audience: userAudience,
  rights: { anyOf: userReadRights },
  summary: 'List roles of client users',
  description: 'The roles for users of the community: its own, and those that every facility has.',
});
