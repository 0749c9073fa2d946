import { listOtherAdministrators } from '@quickportal/db/administrators/administrator';
import type { Role } from '@quickportal/db/roles/list-roles';
import { listStaffRoles } from '@quickportal/db/roles/list-roles';
import type { Reader } from '@quickportal/db/connect/reader';
import type { Actor } from '../../engines/access/actor.ts';
import { requireGrantable } from '../../engines/access/granting.ts';
import { isRight } from '@quickportal/contracts/access/rights';
import { conflict, fieldProblem } from '../../kernel/problem.ts';

/** The staff roles with these ids. Throws validation-failed where one is not a role of staff. */
export async function staffRoles(db: Reader, roleIds: readonly number[]): Promise<Role[]> {
  const known = new Map((await listStaffRoles(db)).map((role) => [role.roleId, role]));
  const found = [...new Set(roleIds)].flatMap((roleId) => known.get(roleId) ?? []);
  if (found.length !== roleIds.length) throw fieldProblem('roleIds', 'Choose staff roles only, each once.');
  return found;
}

/** No one gives an administrator a right they do not hold themselves: neither who asks nor who approves. */
export async function requireRolesGrantable(db: Reader, actor: Actor, roleIds: readonly number[]): Promise<void> {
  const roles = await staffRoles(db, roleIds);
  requireGrantable(
    actor,
    roles.map(({ rights }) => ({ rights: rights.filter(isRight), businessId: null })),
  );
}

/** Names of roles by id, for differences; an id that is none (any more) is shown as a number. */
export async function roleNames(db: Reader, roleIds: readonly number[]): Promise<string> {
  const names = new Map((await listStaffRoles(db)).map(({ roleId, name }) => [roleId, name]));
  return roleIds
    .map((roleId) => names.get(roleId) ?? `Role ${roleId}`)
    .toSorted()
    .join(', ');
}

type Rights = readonly string[];

/** Whether one of them can request changes of administrators and another approve them. */
function canChangeEachOther(holders: readonly Rights[]): boolean {
  const requesters = holders.filter((rights) => rights.includes('MANAGE_ADMINISTRATORS'));
  const approvers = holders.filter((rights) => rights.includes('AUTHORISE_ADMINISTRATORS'));
  return requesters.length > 0 && approvers.length > 0 && new Set([...requesters, ...approvers]).size > 1;
}

/**
 * Refuses (409) what would leave no two administrators, one to request changes and another to approve them: no one could
 * put that right in the portal. `roleIds` are the roles left to the administrator.
 */
export async function requireAdministratorsLeft(
  db: Reader,
  systemUserId: number,
  state: { readonly status: string; readonly roleIds: readonly number[] },
  roleIds: readonly number[],
): Promise<void> {
  if (state.status !== 'ACTIVE') return;
  const others = (await listOtherAdministrators(db, systemUserId)).map(({ rights }) => rights);
  const roles = await listStaffRoles(db);
  const held = (ids: readonly number[]) => roles.flatMap(({ roleId, rights }) => (ids.includes(roleId) ? rights : []));
  if (canChangeEachOther([...others, held(roleIds)]) || !canChangeEachOther([...others, held(state.roleIds)])) return;
  throw conflict(
    'Two administrators must remain: one to request changes and another to approve them. Add or enable another administrator first.',
  );
}
