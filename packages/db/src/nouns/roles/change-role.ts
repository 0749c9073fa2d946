import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** Two roles of a community have the same name when their codes are the same, or names that look alike. */
export const roleNameConstraints = ['role_community_id_code_key', 'role_name_key'] as const;

interface RoleValues {
  name: string;
  description: string;
  rights: readonly string[];
}

/** The code that makes a role's name unique in its community: the name, comparable. */
const codeOf = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ');

const valuesOf = ({ name, description }: RoleValues) => ({ code: codeOf(name), name, description });

/** Adds a role to a community and returns its id. Throws ConflictError (roleNameConstraints) for a name that is taken. */
export async function insertRole(
  trx: WriteTransaction,
  role: RoleValues & { communityId: number; scope: string; now: Date },
): Promise<number> {
  const at = role.now.toISOString();
  const { id } = await trx
    .insertInto('app.role')
    .values({
      community_id: role.communityId,
      scope: role.scope as 'COMMUNITY',
      ...valuesOf(role),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRights(trx, id, role.rights);
  return id;
}

/** Replaces name, description and rights of a community's own role. Throws ConflictError (roleNameConstraints). */
export async function updateRole(
  trx: WriteTransaction,
  role: RoleValues & { roleId: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('app.role')
    .set({
      ...valuesOf(role),
      updated_at: role.now.toISOString(),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', role.roleId)
    .execute();
  await trx.deleteFrom('app.role_right').where('role_id', '=', role.roleId).execute();
  await insertRights(trx, role.roleId, role.rights);
}

/** Deletes a role that no one holds; its rights go with it. */
export async function deleteRole(trx: WriteTransaction, roleId: number): Promise<void> {
  await trx.deleteFrom('app.role').where('id', '=', roleId).execute();
}

async function insertRights(trx: WriteTransaction, roleId: number, rights: readonly string[]): Promise<void> {
  if (rights.length === 0) return;
  await trx
    .insertInto('app.role_right')
    .values(rights.map((right_code) => ({ role_id: roleId, right_code })))
    .execute();
}
