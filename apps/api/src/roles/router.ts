import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { listRoles } from './list-roles.ts';
import { updateRole } from './update-role.ts';

/** The calls about roles of client users. */
export const roles = {
  create: createRole,
  delete: deleteRole,
  list: listRoles,
  update: updateRole,
};
