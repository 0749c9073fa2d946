import { createRole, deleteRole, updateRole } from './change-roles.ts';
import { listRoles } from './list-roles.ts';

/** The calls about roles of client users. */
export const roles = {
  create: createRole,
  delete: deleteRole,
  list: listRoles,
  update: updateRole,
};
